import { useTranslation } from 'react-i18next';

import type { ProfitCategory } from '#api/records.ts';
import { BarChart } from '#components/BarChart/BarChart.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** What went into each category of games beside what came back. */
export const CategoryChart = ({
  rows,
  loading,
}: {
  rows: readonly ProfitCategory[];
  loading: boolean;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Surface>
      <BarChart
        title={t('profit.categoryChartTitle')}
        description={t('profit.categoryChartText')}
        axis={{
          label: t('history.bets.category'),
          places: rows.map(({ gameType }) => t(`categories.${gameType}`)),
        }}
        series={[
          {
            id: 'stake',
            name: t('history.bets.stake'),
            values: rows.map(({ stakeMinor }) => stakeMinor),
          },
          {
            id: 'payout',
            name: t('history.bets.payout'),
            values: rows.map(({ payoutMinor }) => payoutMinor),
          },
        ]}
        language={useLanguage()}
        formatValue={(minor) => format.money(minor)}
        labels={{ showTable: t('profit.showTable'), showChart: t('profit.showChart') }}
        loading={loading}
        empty={
          <EmptyState icon="chart" title={t('profit.emptyTitle')}>
            {t('profit.emptyText')}
          </EmptyState>
        }
      />
    </Surface>
  );
};
