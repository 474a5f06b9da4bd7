import type { LotteryGame } from '#api/lottery-board.ts';
import type { SlipTicket } from '#components/TicketSlip/slip-ticket.ts';

import { pickedOdds } from '../words/bet-prices.ts';
import { type LineFault, lineFacts, lineFault, type SlipLine } from './slip-lines.ts';
import type { LotteryWords } from '../words/use-lottery-words.ts';

/** A slip as it is shown. */
export interface SlipView {
  tickets: SlipTicket[];
  bets: number;
  /** Of all lines in one draw, whole minor units. */
  onceMinor: number;
  highestMinor: number;
}

/**
 * A slip as it is shown: what each line stands for, and what all come to.
 *
 * @param faultText the sentence for what keeps a line from being placed
 * @param times how often it is played in the draw that plays it most
 */
export const slipView = (
  lines: readonly SlipLine[],
  game: LotteryGame,
  words: LotteryWords,
  faultText: (fault: LineFault) => string,
  times: number,
): SlipView => {
  const known = lines.map((line) => ({ line, facts: lineFacts(line, game) }));
  return {
    tickets: known.map(({ line, facts }) => {
      const fault = lineFault(facts, game, times);
      const written = (odds: SlipLine['seenOdds']) =>
        facts ? words.odds(pickedOdds(facts.betType, odds, line.picks)) : '';
      return {
        id: line.id,
        kind: words.kindName(line.betType),
        picks: facts ? words.picks(facts.betType, line.picks) : '',
        bets: facts?.bets ?? 0,
        stakeMinor: facts?.stakeMinor ?? 0,
        odds: written(facts?.odds ?? line.seenOdds),
        oddsBefore: facts?.changed ? written(line.seenOdds) : undefined,
        error: fault && faultText(fault),
      };
    }),
    bets: known.reduce((sum, { facts }) => sum + (facts?.bets ?? 0), 0),
    onceMinor: known.reduce((sum, { facts }) => sum + (facts?.stakeMinor ?? 0), 0),
    highestMinor: times * Math.max(0, ...known.map(({ facts }) => facts?.highestMinor ?? 0)),
  };
};
