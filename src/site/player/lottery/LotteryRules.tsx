import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';
import { betTypeOf } from '#domain/lottery/courses.ts';

import { allOdds } from './labels/bet-prices.ts';
import { DrawProof } from './draws/DrawProof.tsx';
import { useLotteryLabels } from './labels/use-lottery-labels.ts';
import { useReturnText } from './board/use-return-text.ts';
import { useSchedule } from './labels/use-schedule.ts';

/** Every bet of a lottery with what it pays and returns, when it is drawn, and the proof. */
export const LotteryRules = ({ game }: { game: LotteryGame }) => {
  const { t } = useTranslation();
  const { lottery, betTypes, salesCloseSeconds } = game;
  const labels = useLotteryLabels(lottery.course);
  const returnText = useReturnText();
  const schedule = useSchedule()(lottery);
  return (
    <Stack gap="x6">
      <Table
        caption={t('lottery.rules.title')}
        captionShown
        rows={betTypes}
        rowKey={({ betType }) => betType}
        columns={[
          {
            id: 'kind',
            header: t('lottery.rules.kind'),
            cell: ({ betType }) => labels.kindName(betType),
          },
          {
            id: 'how',
            header: t('lottery.rules.how'),
            cell: ({ betType }) => labels.kindText(betType),
          },
          {
            id: 'odds',
            header: t('lottery.rules.odds'),
            align: 'end',
            cell: ({ betType, odds }) => {
              const known = betTypeOf(lottery.course, betType);
              return known ? labels.odds(allOdds(known, odds)) : '';
            },
          },
          {
            id: 'returns',
            header: t('lottery.rules.returns'),
            align: 'end',
            cell: ({ returns }) => returnText(returns),
          },
        ]}
        empty={
          <EmptyState icon="lottery" title={t('lottery.lobby.emptyTitle')}>
            {t('lottery.lobby.emptyText')}
          </EmptyState>
        }
      />
      <Stack gap="x2">
        <p>{t('lottery.rules.oddsText')}</p>
        <p>
          {t('lottery.rules.schedule', { when: schedule, timeZone: lottery.timeZone })}{' '}
          {t('lottery.rules.closes', { count: salesCloseSeconds })}
        </p>
      </Stack>
      {lottery.last && <DrawProof lottery={lottery} issueNo={lottery.last.issueNo} />}
    </Stack>
  );
};
