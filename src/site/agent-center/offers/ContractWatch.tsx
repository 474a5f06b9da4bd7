import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteEvent } from '../../events/use-site-event.ts';
import { openPopupAtom, popupAtom } from '../../session/popup.state.ts';
import { useWaitingContract } from './use-waiting-contract.ts';

/** Opens the popup of a contract that waits, when no other popup is open. */
export const ContractWatch = () => {
  const { pathname } = useLocation();
  const isFree = useAtomValue(popupAtom) === null;
  const open = useSetAtom(openPopupAtom);
  const { contract, reload } = useWaitingContract();
  // Every offer comes with a message.
  useSiteEvent(({ name }) => {
    if (name === 'unread') void reload();
  });
  // That page has it in its list.
  const isDue = contract != null && pathname !== '/agentContracts';
  useEffect(() => {
    if (isFree && isDue) open('contractOffer');
  }, [isFree, isDue, open]);
  return null;
};
