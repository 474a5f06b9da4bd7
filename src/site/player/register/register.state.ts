import { atom } from 'jotai';

import { affiliateCheck } from '#api/affiliate.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { register, registerMobile, type RegisterUser } from '#api/member.ts';
import { registerSettings } from '#api/system.ts';
import { sendRegisterCode } from '#api/verification.ts';
import type { RegisterVariant } from '#domain/register-variants.ts';

import { withSliderAtom } from '../../captcha/slider.state.ts';
import { callAtom } from '../../client/call.state.ts';
import type { Outcome, Refused } from '../../client/outcome.ts';
import { remoteQuery } from '../../remote/remote-query.ts';
import { signInAtom } from '../../session/sign-in.state.ts';
import { settingsAtom } from '../../settings/settings.state.ts';

/** How the form's fields are checked, as the platform knows it at this moment. */
export const registerRulesQuery = remoteQuery<
  Record<string, never>,
  ValueOf<typeof registerSettings>
>((call) => call(registerSettings, {}));

/** How a registration ended; `signedIn` tells whether a session was opened with it. */
export type RegisterResult = { ok: true; signedIn: boolean } | Refused;

/**
 * Opens the account: an invitation code is checked first (specification 4), then the slider where
 * the merchant asks for it, and a session that the platform grants along is taken up. Null when the
 * slider was given up.
 */
export const registerAtom = atom(
  null,
  async (
    get,
    set,
    user: RegisterUser,
    variant: RegisterVariant,
  ): Promise<RegisterResult | null> => {
    const call = get(callAtom);
    if (user.affiliateCode) {
      const checked = await call(affiliateCheck, { code: user.affiliateCode, domain: user.domain });
      if (!checked.ok) return checked;
    }
    const outcome = await set(withSliderAtom)(
      get(settingsAtom).security.sliderOnRegister,
      (sliderToken): Promise<Outcome<typeof register> | Outcome<typeof registerMobile>> => {
        const input = { ...user, ...(sliderToken !== undefined && { sliderToken }) };
        return variant === 'mobile' ? call(registerMobile, input) : call(register, input);
      },
    );
    if (!outcome?.ok) return outcome;
    const { session } = outcome.value;
    if (session) await set(signInAtom, session);
    return { ok: true, signedIn: session !== null };
  },
);

/** Has a code sent to the number of the form; null when a slider was asked for and given up. */
export const sendRegisterCodeAtom = atom(
  null,
  (get, set, variant: RegisterVariant, phone: { mobileNum: string; countryDialingCode: string }) =>
    set(withSliderAtom)(get(settingsAtom).security.sliderOnSms, (sliderToken) =>
      get(callAtom)(sendRegisterCode, {
        variant,
        mobileNo: phone.mobileNum,
        countryDialingCode: phone.countryDialingCode,
        ...(sliderToken !== undefined && { sliderToken }),
      }),
    ),
);
