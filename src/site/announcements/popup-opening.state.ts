import { atom } from 'jotai';

import { languageAtom } from '../i18n/language.state.ts';
import { ANNOUNCEMENTS_CLOSED_KEY } from '../session/announcements-closed.ts';
import { isLoginAtom } from '../session/member.state.ts';
import { openPopupAtom, popupAtom } from '../session/popup.state.ts';
import { firstTimeLoginAtom } from '../session/sign-in.state.ts';

import { popupsQuery } from './announcements.state.ts';
import { popupExecution, type PopupExecution, readDismissed, withDismissed } from './popup-rule.ts';
import { tabStorage } from '../storage/browser-storage.ts';

/** Whose popup is due: the visitor's, the member's, or the one of a first login. */
export const executionAtom = atom((get) =>
  popupExecution({ isLogin: get(isLoginAtom), firstTimeLogin: get(firstTimeLoginAtom) }),
);

/** Opens a user type's popup, unless it was closed in this session or another is open. */
export const openAnnouncementAtom = atom(null, async (get, set, execution: PopupExecution) => {
  if (readDismissed(tabStorage.getItem(ANNOUNCEMENTS_CLOSED_KEY)).includes(execution)) return;
  const asked = { language: get(languageAtom), execution };
  await set(popupsQuery.loadAtom, asked);
  const popups = get(popupsQuery.answersAtom)[popupsQuery.keyOf(asked)]?.value ?? [];
  const isStillDue = get(executionAtom) === execution && get(popupAtom) === null;
  if (popups.length > 0 && isStillDue) set(openPopupAtom, 'announcement');
});

/** Remembers for the session that the popup of this user type was closed. */
export const dismissAnnouncementAtom = atom(null, (get) => {
  const kept = tabStorage.getItem(ANNOUNCEMENTS_CLOSED_KEY);
  tabStorage.setItem(ANNOUNCEMENTS_CLOSED_KEY, withDismissed(kept, get(executionAtom)));
});
