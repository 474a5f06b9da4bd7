import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { DrawStatistics } from '#components/DrawStatistics/DrawStatistics.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { lotteryWave } from '#domain/lottery/waves.ts';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { statisticsQuery } from '../state/lottery.state.ts';
import { useLotteryLabels } from '../labels/use-lottery-labels.ts';
import { useNews } from '../state/use-news.ts';

/** Over how many of the last draws is counted. */
const spans = [30, 100, 500] as const;

/** How often each number came, and for how long it has stayed away. */
export const LotteryStatistics = ({
  game: { lottery },
  news,
}: {
  game: LotteryGame;
  news: string;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { gameCode, course } = lottery;
  const labels = useLotteryLabels(course);
  const [draws, setDraws] = useState<number>(100);
  const [row, setRow] = useState('');
  const remote = useMemberQuery(statisticsQuery, { gameCode, draws });
  useNews(news, remote.reload);
  const { value } = remote;
  if (!value) {
    return remote.status === 'failed' ? (
      <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
    ) : (
      <Skeleton lines={10} />
    );
  }
  const group = value.groups.find(({ key }) => key === row) ?? value.groups[0];
  const rowName = (key: string) =>
    key === 'numbers' ? t('lottery.statistics.whole') : labels.row(key);
  return (
    <Stack gap="x5">
      <Grid min="min(14rem, 100%)" gap="x3" align="end">
        {value.groups.length > 1 && (
          <Select
            label={t('lottery.statistics.row')}
            placeholder={t('lottery.statistics.row')}
            options={value.groups.map(({ key }) => ({ value: key, label: rowName(key) }))}
            value={group?.key ?? ''}
            onChange={setRow}
          />
        )}
        <SegmentedControl
          label={t('lottery.statistics.span')}
          options={spans.map((span) => ({ value: String(span), label: format.number(span) }))}
          value={String(draws)}
          onChange={(span) => setDraws(Number(span))}
          fullWidth
        />
      </Grid>
      {group && value.draws > 0 ? (
        <GroupTable {...{ lottery, group }} value={value} rowName={rowName(group.key)} />
      ) : (
        <EmptyState icon="chart" title={t('lottery.statistics.emptyTitle')}>
          {t('lottery.statistics.emptyText')}
        </EmptyState>
      )}
    </Stack>
  );
};

type Statistics = import('#api/lottery-board.ts').LotteryStatistics;

interface GroupTableProps {
  lottery: LotteryGame['lottery'];
  value: Statistics;
  group: Statistics['groups'][number];
  rowName: string;
}

const GroupTable = ({ lottery, value, group, rowName }: GroupTableProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const even = group.items.reduce((sum, { count }) => sum + count, 0) / group.items.length;
  return (
    <Stack gap="x3">
      <p>
        {t('lottery.statistics.ever', {
          counted: format.number(value.draws),
          ever: format.number(value.drawsEver),
        })}
      </p>
      <DrawStatistics
        rows={group.items.map(({ option, count, omission, longestOmission }) => ({
          number: option,
          drawn: count,
          omission,
          longest: longestOmission,
          tone: lottery.family === 'LHC' ? lotteryWave(Number(option)) : undefined,
        }))}
        evenDrawn={even}
        shape={lottery.family === 'PK10' ? 'tile' : 'ball'}
        language={language}
        labels={{
          caption: t('lottery.statistics.caption', {
            row: rowName,
            draws: format.number(value.draws),
          }),
          number: t('lottery.statistics.number'),
          drawn: t('lottery.statistics.drawn'),
          omission: t('lottery.statistics.omission'),
          longest: t('lottery.statistics.longest'),
          even: t('lottery.statistics.even', {
            share: format.number(even, { maximumFractionDigits: 1 }),
          }),
        }}
      />
    </Stack>
  );
};
