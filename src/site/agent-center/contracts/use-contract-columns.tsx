import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { Button } from '#components/Button/Button.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { ContractActions } from './ContractActions.tsx';
import { contractTones } from './contracts.state.ts';
import { TermsText } from './TermsText.tsx';
import { useContractInAddress } from './use-contract-in-address.ts';

/** The columns of contracts; the kind opens one. */
export const useContractColumns = (side: 'had' | 'given'): TableColumn<Contract>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const { open } = useContractInAddress();
  const partyOf = ({ upline, agent }: Contract) =>
    (side === 'had' ? upline.name : agent.name) ?? t('agentCenter.house');
  return [
    {
      id: 'kind',
      header: t('agentCenter.kind'),
      cell: (row) => (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('agentContracts.detailsOf', {
            kind: t(`agentCenter.kinds.${row.kind}`),
            name: partyOf(row),
          })}
          onPress={() => open(row.contractId)}
        >
          {t(`agentCenter.kinds.${row.kind}`)}
        </Button>
      ),
    },
    {
      id: 'party',
      header: t('agentCenter.party'),
      cell: (row) => <bdi>{partyOf(row)}</bdi>,
    },
    { id: 'terms', header: t('agentCenter.terms'), cell: (row) => <TermsText {...row} /> },
    {
      id: 'state',
      header: t('agentCenter.state'),
      cell: ({ state }) => (
        <StatusPill tone={contractTones[state]}>{t(`agentCenter.states.${state}`)}</StatusPill>
      ),
    },
    {
      id: 'from',
      header: t('agentCenter.from'),
      cell: ({ startsAt }) =>
        startsAt === null ? t('agentCenter.none') : format.date(startsAt, 'dateTime'),
    },
    {
      id: 'do',
      header: t('agentCenter.actions'),
      cell: (row) =>
        row.can.length === 0 ? t('agentCenter.none') : <ContractActions contract={row} />,
    },
  ];
};
