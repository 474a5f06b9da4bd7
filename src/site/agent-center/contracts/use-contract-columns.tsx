import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { ContractActions } from './ContractActions.tsx';
import { contractTones } from './contracts.state.ts';
import { TermsText } from './TermsText.tsx';

/**
 * The columns of contracts.
 * @param onDone When one was answered: the list is read again.
 */
export const useContractColumns = (
  side: 'had' | 'given',
  onDone: () => Promise<void>,
): TableColumn<Contract>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: 'kind',
      header: t('agentCenter.kind'),
      cell: ({ kind }) => t(`agentCenter.kinds.${kind}`),
    },
    {
      id: 'party',
      header: t('agentCenter.party'),
      cell: ({ upline, agent }) => (
        <bdi>{(side === 'had' ? upline.name : agent.name) ?? t('agentCenter.house')}</bdi>
      ),
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
      cell: (row) => <ContractActions contract={row} onDone={onDone} />,
    },
  ];
};
