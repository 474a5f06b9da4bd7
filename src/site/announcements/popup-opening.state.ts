import { atom } from 'jotai';

import { languageAtom } from '../i18n/language.state.ts';
import { ANNOUNCEMENTS_CLOSED_KEY } from '../session/announcements-closed.ts';
import { openPopupAtom, popupAtom } from '../session/popup.state.ts';
import { tabStorage } from '../storage/browser-storage.ts';

import { popupsQuery } from './announcements.state.ts';
import { executionAtom } from './dismissal.state.ts';
import { type PopupExecution, readDismissed } from './popup-rule.ts';

/** Opens a user type's popup, unless it was closed in this session or another is open. */
export const openAnnouncementAtom = atom(null, async (get, set, execution: PopupExecution) => {
  if (readDismissed(tabStorage.getItem(ANNOUNCEMENTS_CLOSED_KEY)).includes(execution)) return;
  const asked = { language: get(languageAtom), execution };
  await set(popupsQuery.loadAtom, asked);
  const popups = get(popupsQuery.answersAtom)[popupsQuery.keyOf(asked)]?.value ?? [];
  const isStillDue = get(executionAtom) === execution && get(popupAtom) === null;
  if (popups.length > 0 && isStillDue) set(openPopupAtom, 'announcement');
});
