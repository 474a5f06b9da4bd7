import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LeaderboardRow } from '#components/LeaderboardRow/LeaderboardRow.tsx';
import { RecordList } from '#components/RecordList/RecordList.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { leaderPointMinor } from '#domain/lottery/leader-points.ts';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { leadersQuery } from '../state/lottery.state.ts';

const periods = ['daily', 'weekly', 'monthly'] as const;

const PLACES = 10;

/** Who has played the lotteries most, by points of valid bets. */
export const Leaders = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency } = useSettings();
  const [period, setPeriod] = useState<(typeof periods)[number]>('weekly');
  return (
    <Section
      title={t('lottery.leaders.title')}
      description={t('lottery.leaders.intro', {
        amount: format.money(leaderPointMinor(currency), currency),
      })}
      action={
        <SegmentedControl
          label={t('lottery.leaders.period')}
          options={periods.map((value) => ({
            value,
            label: t(`lottery.leaders.periods.${value}`),
          }))}
          value={period}
          onChange={(value) => setPeriod(periods.find((each) => each === value) ?? period)}
        />
      }
    >
      <Places period={period} />
    </Section>
  );
};

const Places = ({ period }: { period: (typeof periods)[number] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const remote = useMemberQuery(leadersQuery, { period, limitNum: PLACES });
  return (
    <RecordList
      label={t('lottery.leaders.title')}
      rows={remote.value ?? []}
      rowKey={({ rank }) => String(rank)}
      loading={remote.status === 'loading'}
      loadingLabel={t('common.loading')}
      error={
        remote.status === 'failed' && !remote.value ? (
          <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
        ) : undefined
      }
      empty={
        <EmptyState icon="trophy" title={t('lottery.leaders.emptyTitle')}>
          {t('lottery.leaders.emptyText')}
        </EmptyState>
      }
    >
      {({ rank, customerName, points, tickets, mine }) => (
        <LeaderboardRow
          rank={rank}
          name={customerName}
          points={[
            t('lottery.leaders.points', { count: points, shown: format.number(points) }),
            t('lottery.leaders.tickets', { count: tickets, shown: format.number(tickets) }),
          ].join(' · ')}
          ownLabel={mine ? t('lottery.leaders.own') : undefined}
          {...{ currency, language }}
        />
      )}
    </RecordList>
  );
};
