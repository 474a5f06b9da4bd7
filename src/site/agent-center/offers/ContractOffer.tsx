import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { ContractActions } from '../contracts/ContractActions.tsx';
import { ContractSummary } from '../contracts/ContractSummary.tsx';

interface ContractOfferProps {
  contract: Contract;
  /** How many others wait. */
  more: number;
  /** None of them is answered now. */
  onLater: () => void;
}

/** A contract that waits for the agent's answer: to accept, to refuse, or to leave for later. */
export const ContractOffer = ({ contract, more, onLater }: ContractOfferProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { contractId, state, expiresAt } = contract;
  return (
    <Dialog
      open
      title={t('agentContracts.popupTitle')}
      closeLabel={t('common.close')}
      onOpenChange={onLater}
      footer={
        <Cluster gap="x2" justify="end">
          <Button size="sm" variant="ghost" onPress={onLater}>
            {t('agentContracts.later')}
          </Button>
          <ContractActions key={contractId} contract={contract} />
        </Cluster>
      }
    >
      <Stack gap="x4">
        {state === 'TERMINATION_REQUESTED' && <strong>{t('agentContracts.popupEnd')}</strong>}
        <ContractSummary contract={contract} />
        <span>
          {state === 'OFFERED' && expiresAt !== null
            ? t('agentContracts.laterText', { date: format.date(expiresAt, 'dateTime') })
            : t('agentContracts.laterTextOpen')}
        </span>
        {more > 0 && (
          <span>{t('agentContracts.moreWait', { count: more, number: format.number(more) })}</span>
        )}
      </Stack>
    </Dialog>
  );
};
