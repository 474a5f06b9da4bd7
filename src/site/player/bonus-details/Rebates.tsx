import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { rebateDetails } from '#api/bonuses.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { FIRST_PAGE, pageInput, useChoice } from '../../records/use-choice.ts';
import { useDayText } from '../../records/use-day-text.ts';
import { useMemberQuery } from '../../remote/member-query.ts';

import { rebatesQuery } from './bonus.state.ts';

type Answer = ValueOf<typeof rebateDetails>;

/** What came back of valid bets: today so far, and the days before. */
export const Rebates = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { choice, turn } = useChoice(FIRST_PAGE);
  const remote = useMemberQuery(rebatesQuery, { ...pageInput(choice), language });
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
        <OlderNewer starts={choice.starts} next={value?.next ?? null} onChange={turn} />
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
      rows={(value?.rates ?? []).flatMap((rate) =>
        linesOf(today.find(({ gameType }) => gameType === rate.gameType) ?? nothingYet(rate)),
      )}
      rowKey={({ key }) => key}
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
      rows={(value?.list ?? []).flatMap((rebate) =>
        linesOf(rebate).map((line) => ({ ...line, day: rebate.day })),
      )}
      rowKey={({ day, key }) => `${day} ${key}`}
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

/** What is said of a rebate, whether it was paid or not. */
type Rebate = Pick<Answer['today'][number], 'gameType' | 'validMinor' | 'parts'>;

/** A rate that no bet has used today. */
const nothingYet = ({ gameType, percent, rankPercent }: Answer['rates'][number]): Rebate => {
  const part = { title: null, rebateMinor: 0 };
  const own = Math.round((percent - rankPercent) * 1000) / 1000;
  return {
    gameType,
    validMinor: 0,
    parts: [
      { ...part, source: 'brand', percent: own },
      ...(rankPercent > 0 ? [{ ...part, source: 'rank' as const, percent: rankPercent }] : []),
    ],
  };
};

/** Each part is a line of its own. */
const linesOf = ({ gameType, validMinor, parts }: Rebate) =>
  parts.map((part, at) => ({ ...part, gameType, validMinor, key: `${gameType} ${at}` }));

type Line = ReturnType<typeof linesOf>[number];

const useRebateColumns = () => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: 'category',
      header: t('history.bets.category'),
      cell: ({ gameType }: Line) => t(`categories.${gameType}`),
    },
    {
      id: 'source',
      header: t('bonus.source'),
      cell: ({ source, title }: Line) =>
        source === 'boost' && title === null
          ? t('bonus.sources.boostGone')
          : t(`bonus.sources.${source}`, { title }),
    },
    {
      id: 'rate',
      header: t('bonus.rate'),
      align: 'end' as const,
      cell: ({ percent }: Line) => format.percent(percent / 100),
    },
    {
      id: 'valid',
      header: t('history.bets.validBet'),
      align: 'end' as const,
      cell: ({ validMinor }: Line) => format.money(validMinor),
    },
    {
      id: 'rebate',
      header: t('bonus.rebate'),
      align: 'end' as const,
      cell: ({ rebateMinor }: Line) => format.money(rebateMinor),
    },
  ];
};
