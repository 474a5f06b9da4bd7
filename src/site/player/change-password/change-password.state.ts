import { atom } from 'jotai';

import { changePassword } from '#api/member.ts';
import { sendChangePasswordCode } from '#api/passwords.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { memberAtom } from '../../session/member.state.ts';
import { signInAtom } from '../../session/sign-in.state.ts';
import { whileLeaving } from '../../session/sign-out.state.ts';
import { settingsAtom } from '../../settings/settings.state.ts';

/** What the form holds. */
export interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  verificationCode: string;
  agreeTerms: boolean;
  agreePrivacy: boolean;
}

/** Where a code for the change can be sent. */
export type CodeChannel = 'mobile' | 'email';

/** What a change of the password has to bring beside the new one. */
export interface RequestedProof {
  /** The account has a password: the change needs it. */
  oldPassword: boolean;
  /** A code: by the flag CHNGPASSVERIF3, or where there is no old password to prove. */
  code: boolean;
  /** The account was opened by somebody else: its owner has not agreed to the terms yet. */
  consents: boolean;
  /** Where that code can go; none when nothing is confirmed yet. */
  channels: CodeChannel[];
}

/** What a change asks of the member who is signed in. */
export const requestedProofAtom = atom((get): RequestedProof => {
  const member = get(memberAtom);
  const oldPassword = member?.hasPassword ?? true;
  return {
    oldPassword,
    consents: member?.oneTimePassword === true,
    code: get(settingsAtom).flags.CHNGPASSVERIF3 || !oldPassword,
    channels: [
      ...(member?.mobileVerified ? (['mobile'] as const) : []),
      ...(member?.emailVerified ? (['email'] as const) : []),
    ],
  };
});

/** Has the code sent that the change asks for. */
export const sendChangeCodeAtom = atom(null, (get, _set, channel: CodeChannel | undefined) =>
  get(callAtom)(sendChangePasswordCode, { ...(channel && { channel }) }),
);

/** Changes the password; the platform answers a fresh session, which is taken up at once. */
export const changePasswordAtom = atom(
  null,
  async (get, set, values: ChangePasswordValues): Promise<{ ok: true } | Refused> => {
    const { verificationCode, agreeTerms, agreePrivacy, ...passwords } = values;
    const input = {
      ...passwords,
      ...(get(requestedProofAtom).consents && { agreed: agreeTerms && agreePrivacy }),
      ...(verificationCode !== '' && { verificationCode }),
    };
    // The former session ends before the answer with the fresh one is here.
    return whileLeaving(set, async (): Promise<{ ok: true } | Refused> => {
      const outcome = await get(callAtom)(changePassword, input);
      if (!outcome.ok) return outcome;
      await set(signInAtom, outcome.value);
      return { ok: true };
    });
  },
);
