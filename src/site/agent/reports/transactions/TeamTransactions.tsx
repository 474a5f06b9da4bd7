import { useTranslation } from 'react-i18next';

import {
  agentDownlineTransactions,
  agentDownlineTransactionsFile,
  type DownlineTransaction,
} from '#api/agent-records.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Grid } from '#components/Grid/Grid.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { recordStates } from '#domain/record-kinds.ts';

import {
  useAddressChoice,
  type UsedAddressChoice,
} from '../../../agent-center/address/use-address-choice.ts';
import { usePageStarts } from '../../../agent-center/address/use-page-starts.ts';
import type { FigureCard } from '../../../agent-center/reports/FigureCards.tsx';
import { OnlyAccount } from '../../../agent-center/reports/OnlyAccount.tsx';
import { RecordSums } from '../../../agent-center/reports/RecordSums.tsx';
import { ReportPeriod } from '../../../agent-center/reports/ReportPeriod.tsx';
import { ReportTable } from '../../../agent-center/reports/ReportTable.tsx';
import { PAGE_SIZE } from '../../../agent-center/reports/statements.state.ts';
import { TeamPicker } from '../../../agent-center/reports/TeamPicker.tsx';
import { TeamCrumbs } from '../../../agent-center/TeamCrumbs.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FilterSelect } from '../../../records/FilterSelect.tsx';
import { useDayText } from '../../../records/use-day-text.ts';
import { useRecordList } from '../../../records/use-record-list.ts';
import { memberQuery } from '../../../remote/member-query.ts';
import {
  transactionAddress,
  type TransactionChoice,
  transactionInput,
  transactionKinds,
} from './transaction-choice.ts';
import { useTransactionColumns } from './use-transaction-columns.tsx';

const transactionsQuery = memberQuery(agentDownlineTransactions);

/** What the money of those below has done, row by row. */
export const TeamTransactions = () => {
  const { t } = useTranslation();
  const days = useDayText();
  const used = useAddressChoice(transactionAddress);
  const { choice, change, addressOf } = used;
  const input = transactionInput(choice);
  const asked = { ...input, pageSize: PAGE_SIZE, language: useLanguage() };
  const { page, first } = useRecordList(transactionsQuery, asked, choice);
  const pages = usePageStarts(choice.after, addressOf);
  const cards = useCards(first.value);
  const { value } = page;
  return (
    <Stack gap="x6">
      <TeamCrumbs crumbs={value?.crumbs ?? []} addressOf={addressOf} />
      <ReportPeriod choice={choice} change={change} />
      <Narrow {...used} />
      <OnlyAccount account={choice.account} change={change} />
      {first.status !== 'failed' && <RecordSums first={first.value} {...{ cards, change }} />}
      <ReportTable<DownlineTransaction>
        title={t('agentCenter.pages.agentDownlineTransactionDetailsCopy')}
        description={value && days.range(value)}
        columns={useTransactionColumns(change)}
        rows={value?.items ?? []}
        rowKey={({ id }) => id}
        remote={page}
        sort={{ sort: 'at', descending: choice.descending }}
        onSort={(_id, descending) => change({ descending })}
        file={{ endpoint: agentDownlineTransactionsFile, input, name: 'transactions' }}
        pages={{ ...pages, next: value?.next ?? null }}
      />
    </Stack>
  );
};

const Narrow = ({ choice, change }: UsedAddressChoice<TransactionChoice>) => {
  const { t } = useTranslation();
  return (
    <Grid min="max(11rem, 30%)" gap="x3">
      <TeamPicker under={choice.under} change={change} />
      <FilterSelect
        label={t('history.kind')}
        allLabel={t('history.allKinds')}
        values={transactionKinds}
        text={(kind) => t(`history.kinds.${kind}`)}
        value={choice.kind}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('history.state')}
        allLabel={t('history.allStates')}
        values={recordStates}
        text={(state) => t(`history.states.${state}`)}
        value={choice.state}
        onChange={(state) => change({ state })}
      />
    </Grid>
  );
};

/** What the list comes to. */
const useCards = (value: ValueOf<typeof agentDownlineTransactions> | undefined): FigureCard[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const total = value?.total;
  const money = (minor: number) => (
    <Money minor={minor} signed currency={value?.currency ?? ''} language={language} />
  );
  return [
    {
      id: 'rows',
      label: t('agentReports.found'),
      icon: 'copy',
      value: total ? format.number(total.rows) : undefined,
    },
    {
      id: 'in',
      label: t('agentReports.in'),
      icon: 'arrowDown',
      value: total ? money(total.inMinor) : undefined,
    },
    {
      id: 'out',
      label: t('agentReports.out'),
      icon: 'arrowUp',
      value: total ? money(total.outMinor) : undefined,
    },
  ];
};
