import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { dismissAnnouncementAtom } from './announcements/popup-opening.state.ts';
import { closePopupAtom, popupAtom } from './session/popup.state.ts';

/** Gives `leave()`: closes the popup that is open because a link in it leads to another page. */
export const useLeavePopup = (): (() => void) => {
  const name = useAtomValue(popupAtom)?.name;
  const close = useSetAtom(closePopupAtom);
  const dismissAnnouncement = useSetAtom(dismissAnnouncementAtom);
  return useCallback(() => {
    if (name === 'announcement') dismissAnnouncement();
    if (name) close();
  }, [name, close, dismissAnnouncement]);
};
