import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { popupAtom } from '../session/popup.state.ts';

import { executionAtom } from './dismissal.state.ts';
import { openAnnouncementAtom } from './popup-opening.state.ts';

/** Opens the announcement popup that is due, when no other popup is open. */
export const useAnnouncementPopup = (): void => {
  const execution = useAtomValue(executionAtom);
  const isFree = useAtomValue(popupAtom) === null;
  const open = useSetAtom(openAnnouncementAtom);
  useEffect(() => {
    if (isFree) void open(execution);
  }, [execution, isFree, open]);
};
