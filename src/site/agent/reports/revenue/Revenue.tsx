import { useTranslation } from 'react-i18next';

import {
  agentRevenue,
  agentRevenueFile,
  type ReportSort,
  type RevenueRow,
} from '#api/agent-reports.ts';
import { Grid } from '#components/Grid/Grid.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useAddressChoice } from '../../../agent-center/address/use-address-choice.ts';
import { usePageStarts } from '../../../agent-center/address/use-page-starts.ts';
import { FigureCards } from '../../../agent-center/reports/FigureCards.tsx';
import { ReportPeriod } from '../../../agent-center/reports/ReportPeriod.tsx';
import { ReportTable } from '../../../agent-center/reports/ReportTable.tsx';
import { PAGE_SIZE } from '../../../agent-center/reports/statements.state.ts';
import { TeamPicker } from '../../../agent-center/reports/TeamPicker.tsx';
import { useRangeText } from '../../../agent-center/reports/use-range-text.ts';
import { TeamCrumbs } from '../../../agent-center/TeamCrumbs.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FilterSelect } from '../../../records/FilterSelect.tsx';
import { memberQuery, useMemberQuery } from '../../../remote/member-query.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { revenueAddress, revenueInput } from './revenue-choice.ts';
import { useRevenueColumns, useRevenueSums } from './use-revenue-columns.tsx';

const revenueQuery = memberQuery(agentRevenue);

/** What a team has played: a row for each category and vendor. */
export const Revenue = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { categories } = useSettings();
  const { choice, change, addressOf } = useAddressChoice(revenueAddress);
  const input = revenueInput(choice);
  const remote = useMemberQuery(revenueQuery, {
    ...input,
    ...(choice.after !== null && { after: choice.after }),
    pageSize: PAGE_SIZE,
    language,
  });
  const { value } = remote;
  const pages = usePageStarts(choice.after, addressOf);
  const rangeText = useRangeText();
  const sums = useRevenueSums(value?.total);
  return (
    <Stack gap="x6">
      <TeamCrumbs crumbs={value?.crumbs ?? []} addressOf={addressOf} />
      <ReportPeriod choice={choice} change={change} />
      <Grid min="max(11rem, 45%)" gap="x3">
        <TeamPicker under={choice.under} change={change} />
        <FilterSelect
          label={t('history.bets.category')}
          allLabel={t('history.bets.allCategories')}
          values={categories.map(({ type }) => type)}
          text={(type) => t(`categories.${type}`)}
          value={choice.gameType}
          onChange={(gameType) => change({ gameType })}
        />
      </Grid>
      {remote.status !== 'failed' && <FigureCards cards={sums} />}
      <ReportTable<RevenueRow>
        title={t('agentCenter.pages.agentRevenueReport')}
        description={rangeText(value, value?.rows)}
        columns={useRevenueColumns()}
        rows={value?.items ?? []}
        rowKey={({ gameType, vassalage }) => `${gameType} ${vassalage}`}
        remote={remote}
        sort={choice}
        onSort={(id, descending) => change({ sort: id as ReportSort, descending })}
        file={{ endpoint: agentRevenueFile, input, name: 'revenue' }}
        pages={{ ...pages, next: value?.next ?? null }}
      />
    </Stack>
  );
};
