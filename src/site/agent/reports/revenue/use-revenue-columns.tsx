import { useTranslation } from 'react-i18next';

import type { RevenueRow } from '#api/agent-reports.ts';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFigure } from '../../../agent-center/reports/use-figure.tsx';

/** The figures of revenue: how the platform orders by them, and where they stand in a row. */
const FIGURES = [
  ['bets', ({ bets }: Figures) => bets],
  ['stake', ({ stakeMinor }: Figures) => stakeMinor],
  ['payout', ({ payoutMinor }: Figures) => payoutMinor],
  ['validBet', ({ validBetMinor }: Figures) => validBetMinor],
  // Nothing is given here beside payouts: the base of contracts is the revenue.
  ['base', ({ revenueMinor }: Figures) => revenueMinor],
] as const;

type Figures = Pick<
  RevenueRow,
  'bets' | 'stakeMinor' | 'payoutMinor' | 'validBetMinor' | 'revenueMinor'
>;

/** What revenue comes to, with its words; undefined figures are on their way. */
export const useRevenueSums = (total: Figures | undefined) => {
  const { t } = useTranslation();
  const { text } = useFigure();
  const icons = ['dice', 'wallet', 'trophy', 'check', 'chart'] as const;
  return FIGURES.map(([name, read], place) => ({
    id: name,
    label: name === 'base' ? t('agentReports.revenue') : t(`agentReports.figures.${name}`),
    icon: icons[place] ?? 'chart',
    value: total && text(name, read(total)),
  }));
};

/** The columns of revenue. */
export const useRevenueColumns = (): TableColumn<RevenueRow>[] => {
  const { t } = useTranslation();
  const { text } = useFigure();
  return [
    {
      id: 'key',
      header: t('history.bets.category'),
      cell: ({ gameType }) => t(`categories.${gameType}`),
    },
    {
      id: 'vendor',
      header: t('agentReports.vendor'),
      cell: ({ vendorName }) => <bdi>{vendorName}</bdi>,
    },
    ...FIGURES.map(([name, read]): TableColumn<RevenueRow> => ({
      id: name,
      header: name === 'base' ? t('agentReports.revenue') : t(`agentReports.figures.${name}`),
      align: 'end',
      sortable: true,
      cell: (row) => text(name, read(row)),
    })),
  ];
};
