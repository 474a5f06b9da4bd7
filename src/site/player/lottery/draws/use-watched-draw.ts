import { useAtomValue } from 'jotai';
import { useState } from 'react';

import type { LotteryGame } from '#api/lottery-board.ts';
import type { LotteryIssue } from '#api/lottery.ts';

import { lastResultsAtom, isListeningAtom } from '../../../events/last-event.state.ts';
import { usePolling } from '../../../money/use-polling.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { drawQuery } from '../state/lottery.state.ts';
import { useNews } from '../state/use-news.ts';
import { withLiveResult } from '../state/with-live-result.ts';

/** Between two questions about a draw: for its numbers, and until its tickets are paid. */
const POLL_MS = 2000;

/** The same while the numbers are told by themselves: only a cancelled draw is not. */
const LISTENING_MS = 20_000;

/** The draw that a player waits for. */
export interface WatchedDraw {
  /** Its number; null before sales of any draw have closed under the player's eyes. */
  issueNo: string | null;
  /** As the platform told it last; null before it was asked. */
  issue: LotteryIssue | null;
  /** Its tickets are not all paid yet. */
  isWaiting: boolean;
}

/**
 * Watches the draw whose sales have just closed until all its tickets are paid, although the next
 * one is sold already. Its numbers are there as soon as the platform has told them.
 *
 * @param isOver sales of the game's open draw have ended by the clock
 */
export const useWatchedDraw = (game: LotteryGame | undefined, isOver: boolean): WatchedDraw => {
  const { gameCode = '', current = null, last = null } = game?.lottery ?? {};
  const drawn = useAtomValue(lastResultsAtom)[gameCode];
  const isListening = useAtomValue(isListeningAtom);
  const [seen, setSeen] = useState<string | null>(null);
  const [watched, setWatched] = useState<string | null>(null);
  const open = current?.issueNo ?? null;
  if (open !== seen) {
    setSeen(open);
    if (seen !== null && seen !== last?.issueNo) setWatched(seen);
  }
  const isLive = drawn !== undefined && drawn.issue === open;
  if ((isOver || isLive) && open !== null && watched !== open) setWatched(open);

  const remote = useMemberQuery(
    drawQuery,
    watched === null ? null : { gameCode, issueNo: watched },
  );
  useNews(drawn && drawn.issue === watched ? drawn.issue : '', remote.reload);
  const told = [remote.value?.issue, current].find((each) => each?.issueNo === watched);
  const issue = told && game ? withLiveResult(told, drawn, game.lottery.course) : null;
  const isWaiting =
    watched !== null && (issue === null || !['settled', 'cancelled'].includes(issue.state));
  usePolling(isWaiting, remote.reload, isListening && !issue?.result ? LISTENING_MS : POLL_MS);
  return { issueNo: watched, issue, isWaiting };
};
