import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { statement, type TransactionRecord } from '#api/records.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import {
  recordKinds,
  recordStates,
  type RecordKind,
  type RecordState,
} from '#domain/record-kinds.ts';

import { ExportButtons } from '../../records/ExportButtons.tsx';
import { FilterSelect } from '../../records/FilterSelect.tsx';
import { ListSums } from '../../records/ListSums.tsx';
import { PeriodFilter } from '../../records/PeriodFilter.tsx';
import { RecordPages } from '../../records/RecordPages.tsx';
import { type UsedChoice, useChoice } from '../../records/use-choice.ts';
import { useRecordList } from '../../records/use-record-list.ts';
import { useDayText } from '../../records/use-day-text.ts';
import {
  firstChoice,
  type TransactionChoice,
  transactionFilter,
  transactionsQuery,
} from './transactions.state.ts';
import type { IconName } from '#components/Icon/icon-paths.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';
import { TransactionRow } from '#components/TransactionRow/TransactionRow.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

const tones: Record<RecordState, StatusTone> = {
  pending: 'info',
  completed: 'success',
  failed: 'danger',
  expired: 'neutral',
  returned: 'warning',
};

/** Kinds that are not simply in or out. */
const icons: Partial<Record<RecordKind, IconName>> = {
  bet: 'dice',
  payout: 'trophy',
  refund: 'refresh',
  bonus: 'gift',
  rebate: 'coin',
  walletTransfer: 'sort',
};

/** One movement of the member's money. */
const MovementRow = ({
  record: { kind, state, at, amountMinor, wallet, balanceAfterMinor, reference },
  currency,
}: {
  record: TransactionRecord;
  currency: string;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { timeZone } = useSettings();
  return (
    <TransactionRow
      title={t(`history.kinds.${kind}`)}
      amountMinor={amountMinor}
      language={useLanguage()}
      {...{ currency, at, timeZone, reference }}
      state={t(`history.states.${state}`)}
      tone={tones[state]}
      busy={state === 'pending'}
      void={state === 'failed' || state === 'expired' || state === 'returned'}
      icon={icons[kind]}
      balance={
        balanceAfterMinor === null
          ? undefined
          : t(`history.balances.${wallet}`, { amount: format.money(balanceAfterMinor, currency) })
      }
    />
  );
};

/** The movements with their filters, their sums and their files. */
export const Transactions = () => {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const used = useChoice(firstChoice(query));
  const { choice, filter, turn } = used;
  const wanted = transactionFilter(choice);
  const shown = { after: choice.starts.at(-1) ?? null, exact: choice.exact };
  const { page, first } = useRecordList(transactionsQuery, wanted, shown);
  const { value } = page;
  const sums = first.value?.sums;
  const days = useDayText();
  return (
    <Stack gap="x6">
      <Filters {...used} />
      {first.status !== 'failed' && (
        <ListSums
          first={first.value}
          onExact={() => filter({ exact: true })}
          sums={[
            { label: t('history.in'), icon: 'arrowDown', minor: sums?.inMinor, signed: true },
            { label: t('history.out'), icon: 'arrowUp', minor: sums?.outMinor, signed: true },
          ]}
        />
      )}
      <Section
        title={t('history.title')}
        description={value && days.range(value)}
        action={<ExportButtons endpoint={statement} input={wanted} name="statement" />}
      >
        <RecordPages
          label={t('history.title')}
          remote={page}
          rows={value?.items ?? []}
          rowKey={({ id }) => id}
          starts={choice.starts}
          next={value?.next}
          turn={turn}
          empty={
            <Nothing
              onLonger={() => filter({ period: { preset: 'last30', days: null }, exact: false })}
            />
          }
        >
          {(record) => <MovementRow record={record} currency={value?.currency ?? ''} />}
        </RecordPages>
      </Section>
    </Stack>
  );
};

const Filters = ({ choice, filter }: UsedChoice<TransactionChoice>) => {
  const { t } = useTranslation();
  return (
    <Stack gap="x4">
      <PeriodFilter value={choice.period} onChange={(period) => filter({ period, exact: false })} />
      <Grid min="max(11rem, 45%)" gap="x3">
        <FilterSelect
          label={t('history.kind')}
          allLabel={t('history.allKinds')}
          values={recordKinds}
          text={(kind) => t(`history.kinds.${kind}`)}
          value={choice.kind}
          onChange={(kind) => filter({ kind, exact: false })}
        />
        <FilterSelect
          label={t('history.state')}
          allLabel={t('history.allStates')}
          values={recordStates}
          text={(state) => t(`history.states.${state}`)}
          value={choice.state}
          onChange={(state) => filter({ state, exact: false })}
        />
      </Grid>
    </Stack>
  );
};

const Nothing = ({ onLonger }: { onLonger: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="wallet"
      title={t('history.emptyTitle')}
      action={
        <Button variant="secondary" onPress={onLonger}>
          {t('history.longer')}
        </Button>
      }
    >
      {t('history.emptyText')}
    </EmptyState>
  );
};
