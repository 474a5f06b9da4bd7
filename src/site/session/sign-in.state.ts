import { atom } from 'jotai';

import type { OpenedSession } from '#api/session.ts';

import { settingsAtom } from '../settings/settings.state.ts';
import { loadMemberAtom } from './member.state.ts';
import { tokenAtom } from './token.state.ts';

/** Whether this is the account's first sign-in ever: the announcement popup F is shown then. */
export const firstTimeLoginAtom = atom(false);

/** Raised after each sign-in: what greets a member looks at it. */
export const signInCountAtom = atom(0);

/** What follows from a session that was just opened. */
export interface SignedIn {
  /** The password is expired and the merchant forces the change (flag PWDEXPFORCECHANGE3). */
  mustChangePassword: boolean;
}

/**
 * Opens a session that the platform has just granted (by login, registration or a new password)
 * and loads the login info.
 */
export const signInAtom = atom(
  null,
  async (get, set, session: OpenedSession): Promise<SignedIn> => {
    set(tokenAtom, session.token);
    set(firstTimeLoginAtom, session.firstTimeLogin);
    const { PWDEXPFORCECHANGE3 } = get(settingsAtom).flags;
    const mustChange =
      session.oneTimePassword === true || (session.passwordExpired && PWDEXPFORCECHANGE3);
    await set(loadMemberAtom);
    set(signInCountAtom, (count) => count + 1);
    return { mustChangePassword: mustChange };
  },
);
