import { atom, type Setter } from 'jotai';

import { logout } from '#api/session.ts';

import { callAtom } from '../client/call.state.ts';
import { ANNOUNCEMENTS_CLOSED_KEY } from './announcements-closed.ts';
import { balanceAtom } from './balance.state.ts';
import { memberAtom } from './member.state.ts';
import { storeMerchantCodeAtom } from './merchant-code.state.ts';
import { forgetRemembered } from './remembered-device.ts';
import { firstTimeLoginAtom } from './sign-in.state.ts';
import { tokenAtom } from './token.state.ts';
import { tabStorage } from '../storage/browser-storage.ts';

/**
 * Forgets the session on this side: session storage is emptied, the merchant's code and the closed
 * announcements are stored again, and whoever was signed in is a visitor.
 */
export const forgetSessionAtom = atom(null, (_get, set) => {
  const closed = tabStorage.getItem(ANNOUNCEMENTS_CLOSED_KEY);
  tabStorage.clear();
  if (closed !== null) tabStorage.setItem(ANNOUNCEMENTS_CLOSED_KEY, closed);
  set(storeMerchantCodeAtom);
  set(tokenAtom, null);
  set(memberAtom, null);
  set(balanceAtom, null);
  set(firstTimeLoginAtom, false);
});

/**
 * Whether the member is ending every session: what is still asked meanwhile may be answered as to
 * nobody, and is no news.
 */
export const leavingAtom = atom(false);

/** Does what ends every session of the account, this one too. Answers what the work answers. */
export const whileLeaving = async <Answer>(
  set: Setter,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  set(leavingAtom, true);
  try {
    return await work();
  } finally {
    set(leavingAtom, false);
  }
};

/** Ends the session here at once, and on the platform as far as it can be reached. */
export const signOutAtom = atom(null, async (get, set) => {
  const ended = get(callAtom)(logout, {});
  set(forgetSessionAtom);
  forgetRemembered();
  await ended;
});
