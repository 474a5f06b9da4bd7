import { type Winner, winnerBoard } from '#api/winners.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { wholeEndpoint } from '../client/whole-endpoint.ts';
import { remoteQuery } from '../remote/remote-query.ts';
import { sessionCache } from '../remote/session-cache.ts';

/** The winners board; kept for the session in the language it was asked in (specification 4). */
export const winnerBoardQuery = remoteQuery<
  { language: LanguageCode; limitNum: number },
  { vo: Winner }[]
>(
  (call, input) => call(winnerBoard, input),
  sessionCache('winnerBoard', async () => (await wholeEndpoint(winnerBoard)).value),
);

/**
 * The board with a win that has just come, as the platform would answer it: the highest first, and no more than it holds. A page may
 * stay open for days.
 */
export const withWinner = (
  board: readonly { vo: Winner }[],
  winner: { vo: Winner },
  size: number,
): { vo: Winner }[] =>
  [winner, ...board]
    .toSorted((one, other) => other.vo.winAmountMinor - one.vo.winAmountMinor)
    .slice(0, size);

/** A winner with its place on the board, as a ticker shows it. */
export interface RankedWinner {
  id: string;
  rank: number;
  customerName: string;
  gameName: string;
  winMinor: number;
  iconUrl: string;
}

/**
 * What the two tickers show (specification 9): the board by amount, the highest first, its first
 * entries on the left and its last on the right. A board too short for both fills the left only;
 * nobody stands in both.
 */
export const winnerTickers = (
  board: readonly { vo: Winner }[],
  tickerSize: number,
): { left: RankedWinner[]; right: RankedWinner[] } => {
  const ranked = board
    .map(({ vo }) => vo)
    .toSorted((one, other) => other.winAmountMinor - one.winAmountMinor)
    .map((winner, index) => rankedWinner(winner, index + 1));
  const left = ranked.slice(0, tickerSize);
  return { left, right: ranked.slice(Math.max(left.length, ranked.length - tickerSize)) };
};

const rankedWinner = (winner: Winner, rank: number): RankedWinner => ({
  id: `${rank}-${winner.gameCode}`,
  rank,
  customerName: winner.customerName,
  gameName: winner.gameName,
  winMinor: winner.winAmountMinor,
  iconUrl: winner.iconUrl,
});
