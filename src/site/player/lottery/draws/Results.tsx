import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

import { RecordPages } from '../../../records/RecordPages.tsx';
import { useChoice } from '../../../records/use-choice.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { drawsBalls } from '../labels/card-numbers.ts';
import { DrawResult } from './DrawResult.tsx';
import { resultsQuery } from '../state/lottery.state.ts';
import { useNews } from '../state/use-news.ts';

/** Rows of balls, and tables of prizes, that one page holds. */
const BALLS = 10;
const PRIZES = 3;

/** The draws of before, the newest first. */
export const Results = ({ game: { lottery }, news }: { game: LotteryGame; news: string }) => {
  const { t } = useTranslation();
  const { choice, turn } = useChoice({ page: 1 });
  const { gameCode, family } = lottery;
  const pageSize = drawsBalls(family) ? BALLS : PRIZES;
  const remote = useMemberQuery(resultsQuery, { gameCode, pageNo: choice.page, pageSize });
  useNews(news, remote.reload);
  return (
    <RecordPages
      label={t('lottery.tabs.results')}
      remote={remote}
      rows={remote.value?.issues ?? []}
      rowKey={({ issueNo }) => issueNo}
      page={choice.page}
      pages={remote.value?.totalPages ?? 1}
      onChange={turn}
      empty={
        <EmptyState icon="lottery" title={t('lottery.results.emptyTitle')}>
          {t('lottery.results.emptyText')}
        </EmptyState>
      }
    >
      {(issue) => <DrawResult lottery={lottery} issueNo={issue.issueNo} issue={issue} />}
    </RecordPages>
  );
};
