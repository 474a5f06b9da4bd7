import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { personalProfit, ProfitDay } from '#api/records.ts';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { FilterSelect } from '../../records/FilterSelect.tsx';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';
import { PeriodFilter } from '../../records/PeriodFilter.tsx';
import { type UsedChoice, useChoice } from '../../records/use-choice.ts';
import { useDayText } from '../../records/use-day-text.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { CategoryChart } from './CategoryChart.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import {
  FIRST_PROFIT,
  type ProfitChoice,
  profitFilter,
  profitQuery,
  livelyDays,
  profitLines,
} from './profit.state.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Table } from '#components/Table/Table.tsx';
import { useMoneyCell } from '../../records/use-money-cell.tsx';
import { LineChart } from '#components/LineChart/LineChart.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface ProfitChartProps {
  /** Every day of the range, the oldest first. */
  days: readonly ProfitDay[];
  loading: boolean;
}

/** How the result went: each day, and what the days come to. */
const ProfitChart = ({ days, loading }: ProfitChartProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useDayText();
  const { daily, sum } = profitLines(days);
  const isQuiet = livelyDays(days).length === 0;
  return (
    <Surface>
      <LineChart
        title={t('profit.chartTitle')}
        description={t('profit.chartText')}
        axis={{
          label: t('profit.day'),
          places: isQuiet ? [] : days.map(({ day }) => text.short(day)),
        }}
        series={[
          { id: 'daily', name: t('profit.daily'), values: daily },
          ...(days.length > 1 ? [{ id: 'sum', name: t('profit.sum'), values: sum }] : []),
        ]}
        language={useLanguage()}
        formatValue={(minor) => format.money(minor)}
        labels={{ showTable: t('profit.showTable'), showChart: t('profit.showChart') }}
        loading={loading}
        fromZero
        empty={
          <EmptyState icon="chart" title={t('profit.emptyTitle')}>
            {t('profit.emptyText')}
          </EmptyState>
        }
      />
    </Surface>
  );
};

/** What each day came to; days without a movement are left out. */
const DayTable = ({ days, loading }: { days: readonly ProfitDay[]; loading: boolean }) => {
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

/** What one answer holds. */
export type ProfitAnswer = ValueOf<typeof personalProfit>;

/** The figures with their filters: sums, chart, and tables by day and by category. */
export const Profit = () => {
  const { t } = useTranslation();
  const used = useChoice(FIRST_PROFIT);
  const remote = useMemberQuery(profitQuery, profitFilter(used.choice));
  const days = useDayText();
  const { value } = remote;
  if (remote.status === 'failed') {
    return (
      <Stack gap="x6">
        <Filters {...used} />
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      </Stack>
    );
  }
  const loading = remote.status === 'loading';
  return (
    <Stack gap="x6">
      <Filters {...used} />
      <Sums total={value?.total} />
      <ProfitChart days={value?.days ?? []} loading={value === undefined} />
      <Section title={t('profit.byCategory')} description={value && days.range(value)}>
        <Stack gap="x4">
          <CategoryChart rows={value?.categories ?? []} loading={loading} />
          <CategoryTable rows={value?.categories ?? []} loading={loading} />
        </Stack>
      </Section>
      <Section title={t('profit.byDay')} description={t('profit.byDayText')}>
        <DayTable days={value?.days ?? []} loading={loading} />
      </Section>
    </Stack>
  );
};

const Filters = ({ choice, filter }: UsedChoice<ProfitChoice>) => {
  const { t } = useTranslation();
  const { categories } = useSettings();
  return (
    <Stack gap="x4">
      <PeriodFilter value={choice.period} onChange={(period) => filter({ period })} />
      <FilterSelect
        label={t('history.bets.category')}
        allLabel={t('history.bets.allCategories')}
        values={categories.map(({ type }) => type)}
        text={(type) => t(`categories.${type}`)}
        value={choice.gameType}
        onChange={(gameType) => filter({ gameType })}
      />
    </Stack>
  );
};

const Sums = ({ total }: { total: ProfitAnswer['total'] | undefined }) => {
  const { t } = useTranslation();
  return (
    <MoneySums
      sums={[
        { label: t('profit.result'), icon: 'chart', minor: total?.profitMinor, signed: true },
        { label: t('history.bets.stake'), icon: 'dice', minor: total?.stakeMinor },
        { label: t('history.bets.payout'), icon: 'trophy', minor: total?.payoutMinor },
        {
          label: t('profit.extras'),
          icon: 'gift',
          minor: total && total.rebateMinor + total.bonusMinor,
        },
      ]}
    />
  );
};
