import { useState } from 'react';

import type { LotteryGame } from '#api/lottery-board.ts';
import type { FollowedIssue } from '#components/FollowPlan/FollowPlan.tsx';

import { useMemberQuery } from '../../../remote/member-query.ts';

import { comingQuery } from '../state/lottery.state.ts';
import type { SlipLine } from './slip-lines.ts';
import type { SlipOrder } from './slip.state.ts';
import { useNews } from '../state/use-news.ts';

/** Draws of a plan that is new. */
const FIRST_COUNT = 5;

/** A plan over several draws, and how it is changed. */
export interface UsedFollow {
  on: boolean;
  setOn: (on: boolean) => void;
  issues: readonly FollowedIssue[];
  maximum: number;
  /** How often a draw can play the slip at most. */
  maximumMultiple: number;
  setCount: (count: number) => void;
  setMultiple: (issueNo: string, multiple: number) => void;
  stopOnWin: boolean;
  setStop: (stop: boolean) => void;
  /** What is sent: the draws that are played, of a plan or the open one alone. */
  draws: SlipOrder['draws'];
}

/** Holds the plan of a slip: the coming draws, each as often as the player says. */
export const useFollow = (game: LotteryGame, lines: readonly SlipLine[]): UsedFollow => {
  const { gameCode, current } = game.lottery;
  const { maximum, maximumMultiple } = followBounds(game, lines);
  const [on, setOn] = useState(false);
  const [count, setCount] = useState(Math.min(FIRST_COUNT, maximum));
  const [multiples, setMultiples] = useState<Readonly<Record<string, number>>>({});
  const [stopOnWin, setStop] = useState(true);
  const remote = useMemberQuery(comingQuery, on ? { gameCode, limit: count } : null);
  const openNo = current?.issueNo;
  useNews(openNo ?? '', remote.reload);

  const issues = (on ? (remote.value?.issues ?? []) : [])
    .filter(({ state }) => state === 'open')
    .slice(0, count)
    .map(({ issueNo, closesAt }) => ({
      issueNo,
      closesAt,
      multiple: multiples[issueNo] ?? 1,
    }));
  return {
    on,
    setOn,
    issues,
    maximum,
    maximumMultiple,
    setCount,
    setMultiple: (issueNo, multiple) => setMultiples({ ...multiples, [issueNo]: multiple }),
    stopOnWin,
    setStop,
    draws: on ? playedDraws(issues) : alone(openNo),
  };
};

/** How many draws a slip can be played in, and how often in each. */
const followBounds = (
  { maximumFollow, maximumTickets, maximumMultiple }: LotteryGame,
  lines: readonly SlipLine[],
): { maximum: number; maximumMultiple: number } => {
  const most = Math.max(1, ...lines.map(({ multiple }) => multiple));
  return {
    maximum: Math.max(
      1,
      Math.min(maximumFollow, Math.floor(maximumTickets / Math.max(1, lines.length))),
    ),
    maximumMultiple: Math.max(1, Math.floor(maximumMultiple / most)),
  };
};

const playedDraws = (issues: readonly FollowedIssue[]): SlipOrder['draws'] =>
  issues
    .filter(({ multiple }) => multiple > 0)
    .map(({ issueNo, multiple }) => ({ issueNo, multiple }));

const alone = (issueNo: string | undefined): SlipOrder['draws'] =>
  issueNo === undefined ? [] : [{ issueNo, multiple: 1 }];
