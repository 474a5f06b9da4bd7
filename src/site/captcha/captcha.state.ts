import { atom } from 'jotai';

import { captcha } from '#api/captcha.ts';
import type { ValueOf } from '#api/endpoint.ts';

import { callAtom } from '../client/call.state.ts';

/** A picture to read, or a proof of work that the device gives by itself. */
export type CaptchaKind = 'image' | 'work';

/** The captcha that is shown, on its way, or could not be fetched. */
export type CaptchaState =
  | { status: 'loading' }
  | { status: 'failed'; refusal: string }
  | { status: 'ready'; value: ValueOf<typeof captcha> };

const shownAtom = atom<CaptchaState>({ status: 'loading' });
const roundAtom = atom(0);

/** The captcha that is shown. Only one form is open at a time, so there is one for all. */
export const captchaAtom = atom((get) => get(shownAtom));

/** Which kind is asked for; a visitor can change it. The platform may still answer with work. */
export const captchaKindAtom = atom<CaptchaKind>('image');

/** Fetches a new captcha of the chosen kind; an answer that was overtaken is dropped. */
export const loadCaptchaAtom = atom(null, async (get, set) => {
  const round = get(roundAtom) + 1;
  set(roundAtom, round);
  set(shownAtom, { status: 'loading' });
  const outcome = await get(callAtom)(captcha, { kind: get(captchaKindAtom) });
  if (get(roundAtom) !== round) return;
  set(
    shownAtom,
    outcome.ok
      ? { status: 'ready', value: outcome.value }
      : { status: 'failed', refusal: outcome.refusal },
  );
});

/** Changes between the picture and the proof of work. */
export const chooseCaptchaKindAtom = atom(null, async (_get, set, kind: CaptchaKind) => {
  set(captchaKindAtom, kind);
  await set(loadCaptchaAtom);
});

/** The id to send with what was typed; undefined while there is no captcha. */
export const captchaIdAtom = atom((get): string | undefined => {
  const shown = get(shownAtom);
  return shown.status === 'ready' ? shown.value.captchaId : undefined;
});
