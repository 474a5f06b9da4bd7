import { useTranslation } from 'react-i18next';

import type { ProfitDay } from '#api/records.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useDayText } from '../../records/use-day-text.ts';

import { livelyDays } from './profit.state.ts';
import { useMoneyCell } from './use-money-cell.tsx';

/** What each day came to; days without a movement are left out. */
export const DayTable = ({ days, loading }: { days: readonly ProfitDay[]; loading: boolean }) => {
  const { t } = useTranslation();
  const text = useDayText();
  const money = useMoneyCell();
  return (
    <Table<ProfitDay>
      caption={t('profit.dayTable')}
      rows={livelyDays(days)}
      rowKey={({ day }) => day}
      loading={loading}
      loadingLabel={t('common.loading')}
      maxHeight="32rem"
      empty={
        <EmptyState icon="calendar" title={t('profit.emptyTitle')}>
          {t('profit.emptyText')}
        </EmptyState>
      }
      columns={[
        { id: 'day', header: t('profit.day'), cell: ({ day }) => text.full(day) },
        money('deposit', t('history.kinds.deposit'), ({ depositMinor }) => depositMinor),
        money('withdrawal', t('history.kinds.withdrawal'), (one) => one.withdrawalMinor),
        money('stake', t('history.bets.stake'), ({ stakeMinor }) => stakeMinor),
        money('payout', t('history.bets.payout'), ({ payoutMinor }) => payoutMinor),
        money('extras', t('profit.extras'), (one) => one.rebateMinor + one.bonusMinor),
        money('profit', t('profit.result'), ({ profitMinor }) => profitMinor, true),
      ]}
    />
  );
};
