import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { rebateDetails } from '#api/bonuses.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { Pager } from '../../records/Pager.tsx';
import { useChoice } from '../../records/use-choice.ts';
import { useDayText } from '../../records/use-day-text.ts';
import { useMemberQuery } from '../../remote/member-query.ts';

import { rebatesQuery } from './bonus.state.ts';

type Answer = ValueOf<typeof rebateDetails>;

/** What came back of valid bets: today so far, and the days before. */
export const Rebates = () => {
  const { t } = useTranslation();
  const { choice, turn } = useChoice({ page: 1 });
  const remote = useMemberQuery(rebatesQuery, { pageNo: choice.page });
  const { value } = remote;
  if (remote.status === 'failed') {
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  }
  const loading = remote.status === 'loading';
  return (
    <Stack gap="x6">
      <Section title={t('bonus.todayTitle')} description={t('bonus.todayText')}>
        <Today value={value} loading={loading} />
      </Section>
      <Section title={t('bonus.paidTitle')}>
        <Paid value={value} loading={loading} />
        <Pager page={choice.page} pages={value?.totalPages ?? 1} onChange={turn} />
      </Section>
    </Stack>
  );
};

interface PartProps {
  value: Answer | undefined;
  loading: boolean;
}

const Today = ({ value, loading }: PartProps) => {
  const { t } = useTranslation();
  const columns = useRebateColumns();
  const today = value?.today ?? [];
  return (
    <Table
      caption={t('bonus.todayTable')}
      rows={(value?.rates ?? []).map(({ gameType, percent }) => ({
        gameType,
        percent,
        validMinor: today.find((one) => one.gameType === gameType)?.validMinor ?? 0,
        rebateMinor: today.find((one) => one.gameType === gameType)?.rebateMinor ?? 0,
      }))}
      rowKey={({ gameType }) => gameType}
      loading={loading}
      loadingLabel={t('common.loading')}
      empty={<EmptyState icon="coin" title={t('bonus.noRebates')} />}
      columns={columns}
    />
  );
};

const Paid = ({ value, loading }: PartProps) => {
  const { t } = useTranslation();
  const days = useDayText();
  const columns = useRebateColumns();
  return (
    <Table
      caption={t('bonus.paidTable')}
      rows={value?.list ?? []}
      rowKey={({ day, gameType }) => `${day} ${gameType}`}
      loading={loading}
      loadingLabel={t('common.loading')}
      empty={
        <EmptyState icon="coin" title={t('bonus.noRebatesTitle')}>
          {t('bonus.noRebatesText')}
        </EmptyState>
      }
      columns={[
        { id: 'day', header: t('profit.day'), cell: ({ day }) => days.full(day) },
        ...columns,
      ]}
    />
  );
};

type Rebate = Omit<Answer['list'][number], 'day'>;

const useRebateColumns = () => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: 'category',
      header: t('history.bets.category'),
      cell: ({ gameType }: Rebate) => t(`categories.${gameType}`),
    },
    {
      id: 'rate',
      header: t('bonus.rate'),
      align: 'end' as const,
      cell: ({ percent }: Rebate) => format.percent(percent / 100),
    },
    {
      id: 'valid',
      header: t('history.bets.validBet'),
      align: 'end' as const,
      cell: ({ validMinor }: Rebate) => format.money(validMinor),
    },
    {
      id: 'rebate',
      header: t('bonus.rebate'),
      align: 'end' as const,
      cell: ({ rebateMinor }: Rebate) => format.money(rebateMinor),
    },
  ];
};
