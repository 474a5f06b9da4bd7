import { atom } from 'jotai';

import { freePlay, login } from '#api/session.ts';

import { captchaIdAtom, loadCaptchaAtom } from '../../captcha/captcha.state.ts';
import { withSliderAtom } from '../../captcha/slider.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { type SignedIn, signInAtom } from '../../session/sign-in.state.ts';
import { settingsAtom } from '../../settings/settings.state.ts';

/** Who signs in, and by what. */
export type Credentials =
  | { type: 'username'; username: string; password: string }
  | { type: 'sms'; mobileNum: string; countryDialingCode: string; verificationCode: string };

/** One try of the login form. */
export interface LoginAttempt {
  credentials: Credentials;
  captcha: string;
  /** Let this device sign in by itself for a while. */
  remember: boolean;
}

/** How a try to sign in ended. */
export type SignInResult = ({ ok: true } & SignedIn) | Refused;

/** Whether the platform has asked for a captcha. */
export const captchaNeededAtom = atom(false);

/**
 * Sends the form; after a success the session is open and the member known. Null when a slider was
 * asked for and given up.
 */
export const logInAtom = atom(
  null,
  async (
    get,
    set,
    { credentials, captcha, remember }: LoginAttempt,
  ): Promise<SignInResult | null> => {
    const captchaShown = get(captchaNeededAtom);
    // A slider may show a captcha of its own in between: the answer belongs to this one.
    const captchaId = get(captchaIdAtom);
    const bySms = credentials.type === 'sms';
    const withSlider = set(withSliderAtom);
    const outcome = await withSlider(
      get(settingsAtom).security.sliderOnLogin && !bySms,
      (sliderToken) =>
        get(callAtom)(login, {
          ...credentials,
          remember,
          ...(sliderToken !== undefined && { sliderToken }),
          ...(captchaShown && { captchaId, captcha: captcha.trim() }),
        }),
    );
    if (!outcome) return null;
    if (outcome.ok) {
      set(captchaNeededAtom, false);
      const { mustChangePassword } = await set(signInAtom, outcome.value);
      // Who signs in by SMS need not know the password (specification 4).
      return { ok: true, mustChangePassword: mustChangePassword && !bySms };
    }
    set(captchaNeededAtom, captchaShown || needsCaptcha(outcome));
    // A captcha is accepted once only; the box fetches its first one by itself.
    if (captchaShown) void set(loadCaptchaAtom);
    return outcome;
  },
);

const needsCaptcha = ({ refusal, details }: Refused): boolean =>
  details?.captcha === true || refusal === 'captcha_required' || refusal === 'captcha_wrong';

/** Opens a trial account and signs it in. */
export const playFreeAtom = atom(null, async (get, set): Promise<SignInResult> => {
  const outcome = await get(callAtom)(freePlay, {});
  if (!outcome.ok) return outcome;
  await set(signInAtom, outcome.value);
  return { ok: true, mustChangePassword: false };
});

/** The minutes that whoever was locked out has to wait, rounded up; at least 1. */
export const lockedMinutes = (details: Record<string, unknown> | undefined): number => {
  const seconds = Number(details?.retryAfterSeconds ?? 60);
  return Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60));
};
