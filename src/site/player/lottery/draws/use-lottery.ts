import { useEffect, useEffectEvent } from 'react';
import { useSetAtom } from 'jotai';

import type { LotteryGame } from '#api/lottery-board.ts';

import { useLanguage } from '../../../i18n/use-language.ts';
import { usePolling } from '../../../money/use-polling.ts';
import { type UsedMemberQuery, useMemberQuery } from '../../../remote/member-query.ts';
import { loadBalanceAtom } from '../../../session/balance.state.ts';

import { type IssuePhase, isSold } from '../state/issue-phase.ts';
import { gameQuery } from '../state/lottery.state.ts';
import { useIssuePhase } from '../state/use-issue-phase.ts';
import { useNews } from '../state/use-news.ts';
import { useServerOffset } from '../state/use-server-offset.ts';
import { useWatchedDraw, type WatchedDraw } from './use-watched-draw.ts';

/** Between two questions while no draw is on sale. */
const REST_MS = 5000;

/** One lottery as it stands now. */
export interface UsedLottery {
  remote: UsedMemberQuery<LotteryGame>;
  offsetMs: number;
  /** Of the draw that is sold, or was last. */
  phase: IssuePhase | null;
  watched: WatchedDraw;
  /** Counts the draws that were paid under the player's eyes: lists are asked for anew. */
  paid: string;
}

/** Keeps one lottery up to date: its open draw, and the one that is being drawn. */
export const useLottery = (gameCode: string): UsedLottery => {
  const language = useLanguage();
  const remote = useMemberQuery(gameQuery, { gameCode, language });
  const game = remote.value?.lottery.gameCode === gameCode ? remote.value : undefined;
  const offsetMs = useServerOffset(game?.now);
  const phase = useIssuePhase(game?.lottery.current ?? null, offsetMs);
  const watched = useWatchedDraw(game, phase !== null && !isSold(phase));
  const loadBalance = useSetAtom(loadBalanceAtom);
  // A draw whose sales have ended makes room for the next; the platform knows when.
  useNews(isSold(phase) ? '' : (game?.lottery.current?.issueNo ?? ''), remote.reload);
  usePolling(game !== undefined && !isSold(phase), remote.reload, REST_MS);

  const paid = watched.issueNo !== null && !watched.isWaiting ? watched.issueNo : '';
  const takeNews = useEffectEvent(() => {
    void remote.reload();
    void loadBalance();
  });
  useEffect(() => {
    if (paid !== '') takeNews();
  }, [paid]);
  return { remote, offsetMs, phase, watched, paid };
};
