import { useTranslation } from 'react-i18next';

import type { Bill } from '#api/agent-bills.ts';
import { Button } from '#components/Button/Button.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { BILL_TONES } from '../../agent-center/bill-tones.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { usePeriodText } from '../../agent-center/contracts/use-period-text.ts';

/** The columns of bills; the period opens the arithmetic. */
export const useBillColumns = (onOpen: (bill: Bill) => void): TableColumn<Bill>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const periodText = usePeriodText();
  return [
    {
      id: 'period',
      header: t('agentCenter.period'),
      cell: (row) => (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('agentContracts.bills.open', { period: periodText(row.kind, row) })}
          onPress={() => onOpen(row)}
        >
          {periodText(row.kind, row)}
        </Button>
      ),
    },
    {
      id: 'party',
      header: t('agentCenter.party'),
      cell: ({ party }) => <bdi>{party ?? t('agentCenter.house')}</bdi>,
    },
    {
      id: 'figure',
      header: t('agentCenter.figure'),
      align: 'end',
      cell: (row) => format.money(row.figureMinor),
    },
    {
      id: 'rate',
      header: t('agentCenter.rate'),
      align: 'end',
      cell: (row) => t('agentCenter.percent', { rate: format.number(row.rateMillis / 1000) }),
    },
    {
      id: 'due',
      header: t('agentCenter.due'),
      align: 'end',
      cell: (row) => format.money(row.dueMinor),
    },
    {
      id: 'paid',
      header: t('agentCenter.paid'),
      align: 'end',
      cell: (row) => format.money(row.paidMinor),
    },
    {
      id: 'state',
      header: t('agentCenter.state'),
      cell: ({ state }) => (
        <StatusPill tone={BILL_TONES[state]}>{t(`agentCenter.billStates.${state}`)}</StatusPill>
      ),
    },
  ];
};
