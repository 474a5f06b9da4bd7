import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { agentIncome } from '#api/agent-income.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Money } from '#components/Money/Money.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { MoveCommission } from './MoveCommission.tsx';

type Income = ValueOf<typeof agentIncome>;

const incomeQuery = memberQuery(agentIncome);

/** What the agent has earned, and its way to the wallet. */
export const AgentIncomeScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage title={t('agentIncome.title')} intro={t('agentIncome.intro')}>
      <AgentIncome />
    </AgentPage>
  );
};

const AgentIncome = () => {
  const { t } = useTranslation();
  const [starts, setStarts] = useState<readonly number[]>([]);
  const after = starts.at(-1);
  const remote = useMemberQuery(incomeQuery, after === undefined ? {} : { after });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <PageLoader label={t('common.loading')} />;
  const { commissionMinor, cashMinor, totals } = value;
  return (
    <Stack gap="x6">
      <MoneySums
        sums={[
          { label: t('agentIncome.commission'), icon: 'coin', minor: commissionMinor },
          { label: t('agentIncome.cash'), icon: 'wallet', minor: cashMinor },
        ]}
      />
      <MoveCommission income={value} onDone={remote.reload} />
      {totals.length > 0 && (
        <Section title={t('agentIncome.totals')}>
          <MoneySums
            sums={totals.map(({ kind, amountMinor }) => ({
              label: t(`agentIncome.kinds.${kind}`),
              icon: 'coin' as const,
              minor: amountMinor,
              signed: true,
            }))}
          />
        </Section>
      )}
      <Movements income={value} />
      <OlderNewer starts={starts} next={value.next} onChange={setStarts} />
    </Stack>
  );
};

type Movement = Income['items'][number];

const useMovementColumns = (currency: string): TableColumn<Movement>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return [
    {
      id: 'kind',
      header: t('agentIncome.kind'),
      cell: ({ kind }) => t(`agentIncome.kinds.${kind}`),
    },
    { id: 'when', header: t('agentIncome.when'), cell: ({ at }) => format.date(at, 'dateTime') },
    {
      id: 'amount',
      header: t('agentIncome.amount'),
      align: 'end',
      cell: ({ amountMinor }) => <Money minor={amountMinor} signed {...{ currency, language }} />,
    },
    {
      id: 'balance',
      header: t('agentIncome.balance'),
      align: 'end',
      cell: ({ balanceAfterMinor }) => (
        <Money minor={balanceAfterMinor} {...{ currency, language }} />
      ),
    },
  ];
};

const Movements = ({ income: { items, currency } }: { income: Income }) => {
  const { t } = useTranslation();
  const columns = useMovementColumns(currency);
  return (
    <Section title={t('agentIncome.list')}>
      <Table<Movement>
        caption={t('agentLinks.table', { name: t('agentIncome.list') })}
        rows={items}
        rowKey={({ seq }) => String(seq)}
        empty={
          <EmptyState icon="coin" title={t('agentIncome.emptyTitle')}>
            {t('agentIncome.emptyText')}
          </EmptyState>
        }
        columns={columns}
      />
    </Section>
  );
};
