import { useTranslation } from 'react-i18next';

import { agentDownlineBets, agentDownlineBetsFile, type DownlineBet } from '#api/agent-records.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Grid } from '#components/Grid/Grid.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useAddressChoice, type UsedAddressChoice } from '../address/use-address-choice.ts';
import { usePageStarts } from '../address/use-page-starts.ts';
import type { FigureCard } from '../reports/FigureCards.tsx';
import { OnlyAccount } from '../reports/OnlyAccount.tsx';
import { RecordSums } from '../reports/RecordSums.tsx';
import { ReportPeriod } from '../reports/ReportPeriod.tsx';
import { ReportTable } from '../reports/ReportTable.tsx';
import { PAGE_SIZE } from '../reports/statements.state.ts';
import { TeamPicker } from '../reports/TeamPicker.tsx';
import { TeamCrumbs } from '../TeamCrumbs.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { FilterSelect } from '../../records/FilterSelect.tsx';
import { useDayText } from '../../records/use-day-text.ts';
import { useRecordList } from '../../records/use-record-list.ts';
import { memberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { betAddress, type BetChoice, betInput, endedStates } from './bet-choice.ts';
import { useBetColumns } from './use-bet-columns.tsx';

const betsQuery = memberQuery(agentDownlineBets);

/** The settled bets of those below, row by row. */
export const TeamBets = () => {
  const { t } = useTranslation();
  const days = useDayText();
  const used = useAddressChoice(betAddress);
  const { choice, change, addressOf } = used;
  const input = betInput(choice);
  const asked = { ...input, pageSize: PAGE_SIZE, language: useLanguage() };
  const { page, first } = useRecordList(betsQuery, asked, choice);
  const pages = usePageStarts(choice.after, addressOf);
  const cards = useCards(first.value);
  const { value } = page;
  return (
    <Stack gap="x6">
      <TeamCrumbs crumbs={value?.crumbs ?? []} addressOf={addressOf} />
      <ReportPeriod choice={choice} change={change} />
      <Narrow {...used} />
      <div>
        <LinkButton variant="secondary" size="sm" icon="user" href="/personalHistoryCopy?own=true">
          {t('agentReports.ownBets')}
        </LinkButton>
      </div>
      <OnlyAccount account={choice.account} change={change} />
      {first.status !== 'failed' && <RecordSums first={first.value} {...{ cards, change }} />}
      <ReportTable<DownlineBet>
        title={t('agentCenter.pages.personalHistoryCopy')}
        description={value && days.range(value)}
        columns={useBetColumns(change)}
        rows={value?.items ?? []}
        rowKey={({ id }) => id}
        remote={page}
        sort={{ sort: 'at', descending: choice.descending }}
        onSort={(_id, descending) => change({ descending })}
        file={{ endpoint: agentDownlineBetsFile, input, name: 'bets' }}
        pages={{ ...pages, next: value?.next ?? null }}
      />
    </Stack>
  );
};

const Narrow = ({ choice, change }: UsedAddressChoice<BetChoice>) => {
  const { t } = useTranslation();
  const { categories } = useSettings();
  return (
    <Grid min="max(11rem, 30%)" gap="x3">
      <TeamPicker under={choice.under} change={change} />
      <FilterSelect
        label={t('history.bets.category')}
        allLabel={t('history.bets.allCategories')}
        values={categories.map(({ type }) => type)}
        text={(type) => t(`categories.${type}`)}
        value={choice.gameType}
        onChange={(gameType) => change({ gameType })}
      />
      <FilterSelect
        label={t('history.state')}
        allLabel={t('history.allStates')}
        values={endedStates}
        text={(state) => t(`history.bets.states.${state}`)}
        value={choice.state}
        onChange={(state) => change({ state })}
      />
    </Grid>
  );
};

/** What the list comes to. */
const useCards = (value: ValueOf<typeof agentDownlineBets> | undefined): FigureCard[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const total = value?.total;
  const money = (minor: number) => (
    <Money minor={minor} currency={value?.currency ?? ''} language={language} />
  );
  return [
    {
      id: 'rows',
      label: t('agentReports.found'),
      icon: 'copy',
      value: total ? format.number(total.rows) : undefined,
    },
    {
      id: 'stake',
      label: t('history.bets.stake'),
      icon: 'wallet',
      value: total ? money(total.stakeMinor) : undefined,
    },
    {
      id: 'payout',
      label: t('history.bets.payout'),
      icon: 'trophy',
      value: total ? money(total.payoutMinor) : undefined,
    },
    {
      id: 'valid',
      label: t('history.bets.validBet'),
      icon: 'check',
      value: total ? money(total.validBetMinor) : undefined,
    },
  ];
};
