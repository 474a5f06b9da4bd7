import { useTranslation } from 'react-i18next';

import type { ProfitDay } from '#api/records.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LineChart } from '#components/LineChart/LineChart.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDayText } from '../../records/use-day-text.ts';

import { livelyDays, profitLines } from './profit.state.ts';

export interface ProfitChartProps {
  /** Every day of the range, the oldest first. */
  days: readonly ProfitDay[];
  loading: boolean;
}

/** How the result went: each day, and what the days come to. */
export const ProfitChart = ({ days, loading }: ProfitChartProps) => {
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
