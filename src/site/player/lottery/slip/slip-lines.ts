import type { LotteryGame } from '#api/lottery-board.ts';
import type { TicketLine } from '#api/lottery-tickets.ts';
import { payoutMinor } from '#domain/payout.ts';
import type { BetType } from '#domain/lottery/course.ts';
import { betTypeOf } from '#domain/lottery/courses.ts';
import { sameOdds } from '#domain/lottery/same-odds.ts';
import { ticketBets } from '#domain/lottery/ticket-bets.ts';

import { type OddsByPrice, pickedOdds } from '../labels/bet-prices.ts';

/** One line of a slip with the odds that the player saw when it was added. */
export interface SlipLine extends TicketLine {
  id: string;
  seenOdds: OddsByPrice;
}

/** What a line is in the lottery's rules, and what it comes to. */
export interface LineFacts {
  betType: BetType;
  bets: number;
  /** In one draw, whole minor units. */
  stakeMinor: number;
  /** Today's odds; null where the bet is no longer sold. */
  odds: OddsByPrice | null;
  /** The most that a single bet of it pays, by today's odds. */
  highestMinor: number;
  /** Today's odds differ from those that were seen. */
  changed: boolean;
}

/** What a ticket costs in one draw: each bet takes its units of the stake, times the multiple. */
export const lineStakeMinor = (
  bets: number,
  { units }: Pick<BetType, 'units'>,
  { unitMinor, multiple }: Pick<TicketLine, 'unitMinor' | 'multiple'>,
): number => bets * units * unitMinor * multiple;

/** What a line comes to; null when the lottery's rules do not know its bet. */
export const lineFacts = (line: SlipLine, game: LotteryGame): LineFacts | null => {
  const betType = betTypeOf(game.lottery.course, line.betType);
  if (!betType) return null;
  const bets = ticketBets(betType, line.picks) ?? 0;
  const odds = game.betTypes.find(({ betType: key }) => key === line.betType)?.odds ?? null;
  const [best = 0] = pickedOdds(betType, odds ?? line.seenOdds, line.picks);
  return {
    betType,
    bets,
    stakeMinor: lineStakeMinor(bets, betType, line),
    odds,
    highestMinor: payoutMinor(line.unitMinor * line.multiple, [best]),
    changed: odds !== null && !sameOdds(odds, line.seenOdds),
  };
};

/** What keeps a line from being placed; undefined when nothing does. */
export type LineError = 'tooLittle' | 'tooMuch' | 'notSold';

/**
 * Why a line cannot be placed as it is.
 *
 * @param times how often it is played in the draw that plays it most
 */
export const lineError = (
  facts: LineFacts | null,
  { minimumStakeMinor, maximumStakeMinor }: LotteryGame,
  times = 1,
): LineError | undefined => {
  if (facts === null || facts.odds === null || facts.bets === 0) return 'notSold';
  if (facts.stakeMinor < minimumStakeMinor) return 'tooLittle';
  return facts.stakeMinor * times > maximumStakeMinor ? 'tooMuch' : undefined;
};
