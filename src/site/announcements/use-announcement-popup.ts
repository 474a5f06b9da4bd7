import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { popupAtom } from '../session/popup.state.ts';

import { executionAtom, openDueAnnouncementAtom } from './popup-opening.state.ts';

/** Opens the announcement popup that is due, when no other popup is open. */
export const useAnnouncementPopup = (): void => {
  const execution = useAtomValue(executionAtom);
  const isFree = useAtomValue(popupAtom) === null;
  const openDue = useSetAtom(openDueAnnouncementAtom);
  useEffect(() => {
    if (isFree) void openDue();
  }, [execution, isFree, openDue]);
};
