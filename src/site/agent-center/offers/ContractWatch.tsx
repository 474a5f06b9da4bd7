import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteEvent } from '../../events/use-site-event.ts';
import { popupAtom } from '../../session/popup.state.ts';
import { ContractOffer } from './ContractOffer.tsx';
import { keepForLater, readLater } from './contracts-later.ts';
import { useWaitingContracts } from './use-waiting-contracts.ts';

/**
 * Shows a contract that waits over any page of the agent center, when no other popup is open: one after the other as they
 * are answered. Who leaves one for later leaves all that wait.
 */
export const ContractWatch = () => {
  const { pathname } = useLocation();
  const isFree = useAtomValue(popupAtom) === null;
  const [later, setLater] = useState(readLater);
  const { contracts, reload } = useWaitingContracts(later);
  const [contract] = contracts;
  // Every offer comes with a message.
  useSiteEvent(({ name }) => {
    if (name === 'unread') void reload();
  });
  // That page has it in its list.
  if (!contract || !isFree || pathname === '/agentContracts') return null;
  return (
    <ContractOffer
      contract={contract}
      more={contracts.length - 1}
      onLater={() => setLater(keepForLater(contracts.map(({ contractId }) => contractId)))}
    />
  );
};
