import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LineChart } from '#components/LineChart/LineChart.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import type { UsedAddressChoice } from '../../../agent-center/address/use-address-choice.ts';
import { type FigureName, figureOf, isCount } from '../../../agent-center/reports/figures.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDayText } from '../../../records/use-day-text.ts';
import { charts, type OverviewChoice } from './overview-choice.ts';
import type { OverviewDay } from './overview.state.ts';

/** The lines of each chart. */
const LINES: Record<OverviewChoice['chart'], readonly FigureName[]> = {
  bets: ['validBet'],
  money: ['deposit', 'withdrawal'],
  profit: ['profit'],
  people: ['active', 'registered'],
};

interface OverviewChartProps extends Pick<UsedAddressChoice<OverviewChoice>, 'choice' | 'change'> {
  /** Every day of the range, the oldest first; undefined while they are on their way. */
  days: readonly OverviewDay[] | undefined;
}

/** How the days went. */
export const OverviewChart = ({ days, choice, change }: OverviewChartProps) => {
  const { t } = useTranslation();
  return (
    <Surface>
      <Stack gap="x4">
        <SegmentedControl
          label={t('agentReports.chart')}
          options={charts.map((value) => ({ value, label: t(`agentReports.charts.${value}`) }))}
          value={choice.chart}
          onChange={(chart) => change({ chart: chart as OverviewChoice['chart'] })}
        />
        <Chart days={days ?? []} chart={choice.chart} loading={days === undefined} />
      </Stack>
    </Surface>
  );
};

interface ChartProps extends Pick<OverviewChoice, 'chart'> {
  days: readonly OverviewDay[];
  loading: boolean;
}

const Chart = ({ days, chart, loading }: ChartProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useDayText();
  const lines = LINES[chart];
  const series = lines.map((name) => ({
    id: name,
    name: t(`agentReports.figures.${name}`),
    values: days.map((day) => figureOf(name, day) ?? 0),
  }));
  const isQuiet = series.every(({ values }) => values.every((value) => value === 0));
  const counts = lines.every(isCount);
  return (
    <LineChart
      title={t(`agentReports.charts.${chart}`)}
      description={t('agentReports.chartText')}
      axis={{
        label: t('agentReports.day'),
        places: isQuiet ? [] : days.map(({ day }) => text.short(day)),
      }}
      series={series}
      language={useLanguage()}
      formatValue={(value) => (counts ? format.number(value) : format.money(value))}
      labels={{ showTable: t('profit.showTable'), showChart: t('profit.showChart') }}
      loading={loading}
      fromZero
      empty={
        <EmptyState icon="chart" title={t('agentReports.emptyTitle')}>
          {t('agentReports.emptyText')}
        </EmptyState>
      }
    />
  );
};
