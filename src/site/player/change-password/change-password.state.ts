import { atom } from 'jotai';

import { changePassword } from '#api/member.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { signInAtom } from '../../session/sign-in.state.ts';

/** What the form holds. */
export interface ChangePasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Changes the password; the platform answers a fresh session, which is taken up at once. */
export const changePasswordAtom = atom(
  null,
  async (get, set, values: ChangePasswordValues): Promise<{ ok: true } | Refused> => {
    const outcome = await get(callAtom)(changePassword, { ...values });
    if (!outcome.ok) return outcome;
    await set(signInAtom, outcome.value);
    return { ok: true };
  },
);
