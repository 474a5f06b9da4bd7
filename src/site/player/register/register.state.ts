import { atom } from 'jotai';

import { affiliateCheck } from '#api/affiliate.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { register, type RegisterUser } from '#api/member.ts';
import { countryCodes, registerSettings } from '#api/system.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { remoteKind } from '../../remote/remote.ts';
import { signInAtom } from '../../session/sign-in.state.ts';

/** How the form's fields are checked, as the platform knows it at this moment. */
export const registerRulesKind = remoteKind<
  Record<string, never>,
  ValueOf<typeof registerSettings>
>((call) => call(registerSettings, {}));

/** A country with its dialling code. */
export type Country = ValueOf<typeof countryCodes>['countries'][number];

/** Every country with its dialling code, by name in one language. */
export const countriesKind = remoteKind<{ language: LanguageCode }, Country[]>(
  async (call, input) => {
    const outcome = await call(countryCodes, input);
    return outcome.ok ? { ok: true, value: outcome.value.countries } : outcome;
  },
);

/** How a registration ended; `signedIn` tells whether a session was opened with it. */
export type RegisterResult = { ok: true; signedIn: boolean } | Refused;

/**
 * Opens the account: an invitation code is checked first (specification 4), and a session that the
 * platform grants along is taken up.
 */
export const registerAtom = atom(
  null,
  async (get, set, user: RegisterUser): Promise<RegisterResult> => {
    const call = get(callAtom);
    if (user.affiliateCode) {
      const checked = await call(affiliateCheck, { code: user.affiliateCode, domain: user.domain });
      if (!checked.ok) return checked;
    }
    const outcome = await call(register, user);
    if (!outcome.ok) return outcome;
    const { session } = outcome.value;
    if (session) await set(signInAtom, session);
    return { ok: true, signedIn: session !== null };
  },
);
