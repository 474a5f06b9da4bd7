import { atom } from 'jotai';

import { login } from '#api/session.ts';

import { captchaIdAtom, loadCaptchaAtom } from '../../captcha/captcha.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { signInAtom } from '../../session/sign-in.state.ts';

/** What the login form holds. */
export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  /** Remember the username in a cookie. */
  remember: boolean;
}

/** How a try to log in ended. */
export type LoginResult = { ok: true; mustChangePassword: boolean } | Refused;

/** Whether the platform has asked for a captcha. */
export const captchaNeededAtom = atom(false);

/** Sends the form; after a success the session is open and the member known. */
export const logInAtom = atom(null, async (get, set, values: LoginValues): Promise<LoginResult> => {
  const captchaShown = get(captchaNeededAtom);
  const outcome = await get(callAtom)(login, {
    username: values.username.trim(),
    // As it was typed: a password may begin or end with a space (domain rules 1).
    password: values.password,
    ...(captchaShown && { captchaId: get(captchaIdAtom), captcha: values.captcha.trim() }),
  });
  if (outcome.ok) {
    set(captchaNeededAtom, false);
    return { ok: true, ...(await set(signInAtom, outcome.value)) };
  }
  set(captchaNeededAtom, captchaShown || asksForCaptcha(outcome));
  // A captcha is accepted once only; the box fetches its first one by itself.
  if (captchaShown) void set(loadCaptchaAtom);
  return outcome;
});

const asksForCaptcha = ({ refusal, details }: Refused): boolean =>
  details?.captcha === true || refusal === 'captcha_required' || refusal === 'captcha_wrong';

/** The minutes that a locked account has to wait, rounded up; at least 1. */
export const lockedMinutes = (details: Record<string, unknown> | undefined): number => {
  const seconds = Number(details?.retryAfterSeconds ?? 60);
  return Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60));
};
