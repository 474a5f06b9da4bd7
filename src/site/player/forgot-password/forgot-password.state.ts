import { atom } from 'jotai';

import {
  forgotPassword,
  resetPassword,
  resetPasswordByMobile,
  sendPasswordCode,
} from '#api/passwords.ts';
import type { InputOf } from '#api/endpoint.ts';
import type { OpenedSession } from '#api/session.ts';

import { captchaIdAtom, loadCaptchaAtom } from '../../captcha/captcha.state.ts';
import { withSliderAtom } from '../../captcha/slider.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { languageAtom } from '../../i18n/language.state.ts';
import { signInAtom } from '../../session/sign-in.state.ts';
import { settingsAtom } from '../../settings/settings.state.ts';

/** Whether the platform has asked for a captcha before it sends a link. */
export const linkCaptchaNeededAtom = atom(false);

/** Who wants a link. */
export interface LinkValues {
  username: string;
  email: string;
  captcha: string;
}

/** Has a link sent. Answers for how many minutes it holds. */
export const sendLinkAtom = atom(
  null,
  async (get, set, values: LinkValues): Promise<{ ok: true; minutes: number } | Refused> => {
    const captchaShown = get(linkCaptchaNeededAtom);
    const outcome = await get(callAtom)(forgotPassword, {
      username: values.username.trim(),
      email: values.email.trim(),
      language: get(languageAtom),
      ...(captchaShown && { captchaId: get(captchaIdAtom), captcha: values.captcha.trim() }),
    });
    if (outcome.ok) {
      set(linkCaptchaNeededAtom, false);
      return { ok: true, minutes: outcome.value.expiredMinutes };
    }
    if (captchaShown) void set(loadCaptchaAtom);
    else if (outcome.details?.captcha === true || outcome.refusal === 'captcha_wrong')
      set(linkCaptchaNeededAtom, true);
    return outcome;
  },
);

type Phone = Pick<InputOf<typeof sendPasswordCode>, 'mobileNum' | 'countryDialingCode'>;

/** Has a code sent to a phone; null when a slider was asked for and given up. */
export const sendPasswordCodeAtom = atom(null, (get, set, phone: Phone) =>
  set(withSliderAtom)(get(settingsAtom).security.sliderOnSms, (sliderToken) =>
    get(callAtom)(sendPasswordCode, {
      ...phone,
      language: get(languageAtom),
      ...(sliderToken !== undefined && { sliderToken }),
    }),
  ),
);

/** How a new password was set; `signedIn` tells whether a session came with it. */
export type ResetResult = { ok: true; signedIn: boolean } | Refused;

const takeUpAtom = atom(null, async (_get, set, session: OpenedSession | null) => {
  if (session) await set(signInAtom, session);
  return { ok: true, signedIn: session !== null } as const;
});

/** Sets a new password by the code that came by SMS. */
export const resetByMobileAtom = atom(
  null,
  async (get, set, input: InputOf<typeof resetPasswordByMobile>): Promise<ResetResult> => {
    const outcome = await get(callAtom)(resetPasswordByMobile, input);
    return outcome.ok ? set(takeUpAtom, outcome.value.session) : outcome;
  },
);

/** Sets a new password by the link of an e-mail. */
export const resetByLinkAtom = atom(
  null,
  async (get, set, input: InputOf<typeof resetPassword>): Promise<ResetResult> => {
    const outcome = await get(callAtom)(resetPassword, input);
    return outcome.ok ? set(takeUpAtom, outcome.value.session) : outcome;
  },
);
