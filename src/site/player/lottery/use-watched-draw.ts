import { useState } from 'react';

import type { LotteryGame } from '#api/lottery-board.ts';
import type { LotteryIssue } from '#api/lottery.ts';

import { usePolling } from '../../money/use-polling.ts';
import { useMemberRemote } from '../../remote/member-remote.ts';

import { drawKind } from './lottery.state.ts';

/** Between two questions for the numbers of a draw. */
const ASK_MS = 2000;

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
 * one is sold already.
 *
 * @param isOver sales of the game's open draw have ended by the clock
 */
export const useWatchedDraw = (game: LotteryGame | undefined, isOver: boolean): WatchedDraw => {
  const { gameCode = '', current = null, last = null } = game?.lottery ?? {};
  const [seen, setSeen] = useState<string | null>(null);
  const [watched, setWatched] = useState<string | null>(null);
  const open = current?.issueNo ?? null;
  if (open !== seen) {
    setSeen(open);
    if (seen !== null && seen !== last?.issueNo) setWatched(seen);
  }
  if (isOver && open !== null && watched !== open) setWatched(open);

  const remote = useMemberRemote(
    drawKind,
    watched === null ? null : { gameCode, issueNo: watched },
  );
  const told = remote.value?.issue;
  const issue = told && told.issueNo === watched ? told : null;
  const isWaiting =
    watched !== null && (issue === null || !['settled', 'cancelled'].includes(issue.state));
  usePolling(isWaiting, remote.reload, ASK_MS);
  return { issueNo: watched, issue, isWaiting };
};
