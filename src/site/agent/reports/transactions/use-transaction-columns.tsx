import { useTranslation } from 'react-i18next';

import type { DownlineTransaction } from '#api/agent-records.ts';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';
import type { RecordState } from '#domain/record-kinds.ts';

import type { RecordChoice } from '../../../agent-center/reports/record-choice.ts';
import { useAccountColumns } from '../../../agent-center/reports/use-account-columns.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMoneyCell } from '../../../records/use-money-cell.tsx';

const TONES: Readonly<Record<RecordState, StatusTone>> = {
  pending: 'info',
  completed: 'success',
  failed: 'danger',
  expired: 'neutral',
  returned: 'warning',
};

/** The columns of movements of money. */
export const useTransactionColumns = (
  change: (change: Pick<RecordChoice, 'account'>) => void,
): TableColumn<DownlineTransaction>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const money = useMoneyCell();
  const account = useAccountColumns<DownlineTransaction>(change);
  return [
    {
      id: 'at',
      header: t('agentReports.at'),
      sortable: true,
      cell: ({ at }) => format.date(at, 'dateTime'),
    },
    ...account,
    {
      id: 'kind',
      header: t('agentReports.kind'),
      cell: ({ kind }) => t(`history.kinds.${kind}`),
    },
    money('amount', t('agentReports.amount'), ({ amountMinor }) => amountMinor, true),
    {
      id: 'state',
      header: t('agentReports.state'),
      cell: ({ state }) => (
        <StatusPill tone={TONES[state]}>{t(`history.states.${state}`)}</StatusPill>
      ),
    },
    {
      id: 'reference',
      header: t('agentReports.reference'),
      cell: ({ reference }) => <bdi>{reference}</bdi>,
    },
  ];
};
