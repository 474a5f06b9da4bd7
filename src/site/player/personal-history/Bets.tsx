import { useTranslation } from 'react-i18next';

import { betStatement, type BetRecord } from '#api/records.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { ExportButtons } from '../../records/ExportButtons.tsx';
import { FilterSelect } from '../../records/FilterSelect.tsx';
import { ListSums } from '../../records/ListSums.tsx';
import { PeriodFilter } from '../../records/PeriodFilter.tsx';
import { RecordPages } from '../../records/RecordPages.tsx';
import { type UsedChoice, useChoice } from '../../records/use-choice.ts';
import { useRecordList } from '../../records/use-record-list.ts';
import { useDayText } from '../../records/use-day-text.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { type BetChoice, betFilter, betsQuery, betStates, FIRST_BETS } from './bets.state.ts';
import { BetRecordRow } from '#components/BetRecordRow/BetRecordRow.tsx';
import { payoutMinor } from '#domain/payout.ts';

/** One bet or round of the member's own. */
const BetRow = ({ record, currency }: { record: BetRecord; currency: string }) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const { state, gameName, vendorName, gameType, pick, odds } = record;
  return (
    <BetRecordRow
      game={gameName ?? `${t(`categories.${gameType}`)} · ${vendorName}`}
      pick={pick ?? (gameName === null ? undefined : vendorName)}
      reference={record.reference}
      at={record.placedAt}
      odds={odds ?? undefined}
      stakeMinor={record.stakeMinor}
      payoutMinor={payoutShown(record)}
      validBetMinor={state === 'open' ? undefined : record.validBetMinor}
      language={useLanguage()}
      {...{ state, currency, timeZone }}
      labels={{
        state: t(`history.bets.states.${state}`),
        stake: t('history.bets.stake'),
        odds: t('history.bets.odds'),
        payout: t('history.bets.payout'),
        possible: t('history.bets.possible'),
        validBet: t('history.bets.validBet'),
      }}
    >
      {record.hasReplay && (
        <LinkButton href={`/replay/${record.id}`} variant="secondary" size="sm" icon="play">
          {t('history.bets.replay')}
        </LinkButton>
      )}
    </BetRecordRow>
  );
};

/** What a bet paid back; of an open one what it may, where odds tell that. */
const payoutShown = ({ state, odds, stakeMinor, payoutMinor: paid }: BetRecord) => {
  if (state !== 'open') return paid;
  return odds === null ? undefined : payoutMinor(stakeMinor, [odds]);
};

/** The bets with their filters, their sums and their files. */
export const Bets = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const days = useDayText();
  const used = useChoice(FIRST_BETS);
  const { choice, filter, turn } = used;
  const wanted = betFilter(choice);
  const shown = { after: choice.starts.at(-1) ?? null, exact: choice.exact };
  const { page, first } = useRecordList(betsQuery, wanted && { ...wanted, language }, shown);
  const { value } = page;
  const sums = first.value?.sums;
  return (
    <Stack gap="x6">
      <Filters {...used} />
      {first.status !== 'failed' && (
        <ListSums
          first={first.value}
          onExact={() => filter({ exact: true })}
          sums={[
            { label: t('history.bets.stake'), icon: 'dice', minor: sums?.stakeMinor },
            { label: t('history.bets.payout'), icon: 'trophy', minor: sums?.payoutMinor },
            { label: t('history.bets.validBet'), icon: 'check', minor: sums?.validBetMinor },
          ]}
        />
      )}
      <Section
        title={t('history.bets.title')}
        description={value && days.range(value)}
        action={<ExportButtons endpoint={betStatement} input={wanted} name="bets" />}
      >
        <RecordPages
          label={t('history.bets.title')}
          remote={page}
          rows={value?.items ?? []}
          rowKey={({ id }) => id}
          starts={choice.starts}
          next={value?.next}
          turn={turn}
          empty={<Nothing />}
        >
          {(record) => <BetRow record={record} currency={value?.currency ?? ''} />}
        </RecordPages>
      </Section>
    </Stack>
  );
};

const Filters = ({ choice, filter }: UsedChoice<BetChoice>) => {
  const { t } = useTranslation();
  const { categories } = useSettings();
  return (
    <Stack gap="x4">
      <PeriodFilter value={choice.period} onChange={(period) => filter({ period, exact: false })} />
      <Grid min="max(11rem, 45%)" gap="x3">
        <FilterSelect
          label={t('history.bets.category')}
          allLabel={t('history.bets.allCategories')}
          values={categories.map(({ type }) => type)}
          text={(type) => t(`categories.${type}`)}
          value={choice.gameType}
          onChange={(gameType) => filter({ gameType, exact: false })}
        />
        <FilterSelect
          label={t('history.state')}
          allLabel={t('history.allStates')}
          values={betStates}
          text={(state) => t(`history.bets.states.${state}`)}
          value={choice.state}
          onChange={(state) => filter({ state, exact: false })}
        />
      </Grid>
    </Stack>
  );
};

const Nothing = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="dice"
      title={t('history.bets.emptyTitle')}
      action={
        <LinkButton href="/" variant="secondary">
          {t('history.bets.toGames')}
        </LinkButton>
      }
    >
      {t('history.bets.emptyText')}
    </EmptyState>
  );
};
