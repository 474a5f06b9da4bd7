import { useTranslation } from 'react-i18next';

import type { ProfitCategory } from '#api/records.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import { useMoneyCell } from '../../records/use-money-cell.tsx';

/** What each category of games came to. */
export const CategoryTable = ({
  rows,
  loading,
}: {
  rows: readonly ProfitCategory[];
  loading: boolean;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const money = useMoneyCell();
  return (
    <Table<ProfitCategory>
      caption={t('profit.categoryTable')}
      rows={rows}
      rowKey={({ gameType }) => gameType}
      loading={loading}
      loadingLabel={t('common.loading')}
      blankRows={3}
      empty={
        <EmptyState icon="dice" title={t('profit.emptyTitle')}>
          {t('profit.emptyText')}
        </EmptyState>
      }
      columns={[
        {
          id: 'category',
          header: t('history.bets.category'),
          cell: ({ gameType }) => t(`categories.${gameType}`),
        },
        {
          id: 'bets',
          header: t('profit.bets'),
          align: 'end',
          cell: ({ bets }) => format.number(bets),
        },
        money('stake', t('history.bets.stake'), ({ stakeMinor }) => stakeMinor),
        money('payout', t('history.bets.payout'), ({ payoutMinor }) => payoutMinor),
        money('valid', t('history.bets.validBet'), ({ validBetMinor }) => validBetMinor),
        money('profit', t('profit.result'), ({ profitMinor }) => profitMinor, true),
      ]}
    />
  );
};
