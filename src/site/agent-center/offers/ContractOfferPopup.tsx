import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { ContractActions } from '../contracts/ContractActions.tsx';
import { ContractSummary } from '../contracts/ContractSummary.tsx';
import { keepForLater } from './contracts-later.ts';
import { useWaitingContract } from './use-waiting-contract.ts';

/** A contract that waits for the agent's answer; left for later, it does not come again in this session. */
export const ContractOfferPopup = () => {
  const { t } = useTranslation();
  const closePopup = useClosePopup();
  const { contract } = useWaitingContract();
  const isOver = contract === null;
  useEffect(() => {
    if (isOver) closePopup();
  }, [isOver, closePopup]);
  const leave = () => {
    if (contract) keepForLater(contract.contractId);
    closePopup();
  };
  return (
    <Dialog
      open
      title={t('agentContracts.popupTitle')}
      closeLabel={t('common.close')}
      onOpenChange={leave}
      footer={
        contract && (
          <Cluster gap="x2" justify="end">
            <Button size="sm" variant="ghost" onPress={leave}>
              {t('agentContracts.later')}
            </Button>
            <ContractActions key={contract.contractId} contract={contract} />
          </Cluster>
        )
      }
    >
      {contract ? <Waiting contract={contract} /> : <PageLoader label={t('common.loading')} />}
    </Dialog>
  );
};

const Waiting = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, expiresAt } = contract;
  return (
    <Stack gap="x4">
      {state === 'TERMINATION_REQUESTED' && <strong>{t('agentContracts.popupEnd')}</strong>}
      <ContractSummary contract={contract} />
      <span>
        {state === 'OFFERED' && expiresAt !== null
          ? t('agentContracts.laterText', { date: format.date(expiresAt, 'dateTime') })
          : t('agentContracts.laterTextOpen')}
      </span>
    </Stack>
  );
};
