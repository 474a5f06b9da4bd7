import { atom } from 'jotai';

import { checkSlider, createSlider } from '#api/verification.ts';
import type { SlideResult } from '#components/SliderVerification/SliderVerification.tsx';

import { callAtom } from '../client/call.state.ts';
import type { Outcome, Refused } from '../client/outcome.ts';
import { captchaIdAtom, loadCaptchaAtom } from './captcha.state.ts';

/** The slider on show: where it stands, and what is wrong. */
export interface SliderState {
  status: 'idle' | 'busy' | 'passed' | 'failed';
  /** The platform asks for a captcha beside it: too many have passed without a movement. */
  captcha: boolean;
  /** Why nothing was judged; null when the slide itself was not accepted, or nothing is wrong. */
  refusal: string | null;
}

const FRESH: SliderState = { status: 'idle', captcha: false, refusal: null };

const shownAtom = atom<SliderState>(FRESH);
const begunAtom = atom<Promise<Outcome<typeof createSlider>> | null>(null);
const waitingAtom = atom<{ tell: (pass: string | null) => void } | null>(null);

/** The slider; null while none is asked for. */
export const sliderAtom = atom((get) => (get(waitingAtom) ? get(shownAtom) : null));

/** Begins a verification: the platform hears of the slide before it is made. */
const beginAtom = atom(null, (get, set) => {
  const begun = get(callAtom)(createSlider, {});
  set(begunAtom, begun);
  return begun;
});

/** Asks the visitor to slide. Answers the pass for one call, or null when it was given up. */
export const requestSliderAtom = atom(null, (get, set): Promise<string | null> => {
  get(waitingAtom)?.tell(null);
  set(shownAtom, FRESH);
  void set(beginAtom);
  return new Promise((tell) => set(waitingAtom, { tell }));
});

/** Closes the slider: with a pass, or without one. */
export const endSliderAtom = atom(null, (get, set, pass: string | null) => {
  get(waitingAtom)?.tell(pass);
  set(waitingAtom, null);
});

/** Has a slide judged; each further try is a verification of its own. Answers the pass, or null. */
export const verifySlideAtom = atom(
  null,
  async (get, set, slide: SlideResult, captcha: string): Promise<string | null> => {
    const { captcha: asked } = get(shownAtom);
    set(shownAtom, { status: 'busy', captcha: asked, refusal: null });
    const begun = await (get(begunAtom) ?? set(beginAtom));
    const judged = begun.ok
      ? await get(callAtom)(checkSlider, {
          sliderId: begun.value.sliderId,
          method: slide.method,
          track: [...slide.track],
          durationMs: slide.durationMs,
          ...(asked && { captchaId: get(captchaIdAtom), captcha: captcha.trim() }),
        })
      : begun;
    if (judged.ok) {
      set(shownAtom, { status: 'passed', captcha: asked, refusal: null });
      return judged.value.sliderToken;
    }
    // A captcha is accepted once only; its box fetches the first one by itself.
    if (asked) void set(loadCaptchaAtom);
    void set(beginAtom);
    set(shownAtom, failed(judged, asked));
    return null;
  },
);

const failed = ({ refusal, details }: Refused, asked: boolean): SliderState => ({
  status: 'failed',
  captcha: asked || details?.captcha === true,
  refusal: refusal === 'slider_failed' ? null : refusal,
});

/** A call that may want the pass of a slider, answered; null when the visitor gave the slide up. */
export type WithSlider = <Outcome extends { ok: true } | Refused>(
  isRequested: boolean,
  send: (sliderToken: string | undefined) => Promise<Outcome>,
) => Promise<Outcome | null>;

/**
 * Gives `withSlider(isRequested, send)`: sends a call with a pass where the merchant asks for the
 * slider, and once more with one where only the platform knew.
 */
export const withSliderAtom = atom(null, (_get, set): WithSlider => async (isRequested, send) => {
  if (!isRequested) {
    const outcome = await send(undefined);
    if (outcome.ok || outcome.refusal !== 'slider_required') return outcome;
  }
  const pass = await set(requestSliderAtom);
  return pass === null ? null : send(pass);
});
