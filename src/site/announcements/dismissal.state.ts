import { atom } from 'jotai';

import { ANNOUNCEMENTS_CLOSED_KEY } from '../session/announcements-closed.ts';
import { isLoginAtom, memberAtom } from '../session/member.state.ts';
import { firstTimeLoginAtom } from '../session/sign-in.state.ts';
import { tabStorage } from '../storage/browser-storage.ts';

import { popupExecution, withDismissed } from './popup-rule.ts';

/** Whose popup is due: the visitor's, the member's, or the one of a first login; null: none. */
export const executionAtom = atom((get) =>
  popupExecution({
    isLogin: get(isLoginAtom),
    isAgent: get(memberAtom)?.isAgent ?? null,
    firstTimeLogin: get(firstTimeLoginAtom),
  }),
);

/** Remembers for the session that the popup of this user type was closed. */
export const dismissAnnouncementAtom = atom(null, (get) => {
  const execution = get(executionAtom);
  if (execution === null) return;
  const kept = tabStorage.getItem(ANNOUNCEMENTS_CLOSED_KEY);
  tabStorage.setItem(ANNOUNCEMENTS_CLOSED_KEY, withDismissed(kept, execution));
});
