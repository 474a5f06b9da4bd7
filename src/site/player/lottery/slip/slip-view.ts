import type { LotteryGame } from '#api/lottery-board.ts';
import type { SlipTicket } from '#components/TicketSlip/slip-ticket.ts';

import { pickedOdds } from '../labels/bet-prices.ts';
import { type LineError, lineFacts, lineError, type SlipLine } from './slip-lines.ts';
import type { LotteryLabels } from '../labels/use-lottery-labels.ts';

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
 * @param errorText the sentence for what keeps a line from being placed
 * @param times how often it is played in the draw that plays it most
 */
export const slipView = (
  lines: readonly SlipLine[],
  game: LotteryGame,
  labels: LotteryLabels,
  errorText: (error: LineError) => string,
  times: number,
): SlipView => {
  const known = lines.map((line) => ({ line, facts: lineFacts(line, game) }));
  return {
    tickets: known.map(({ line, facts }) => {
      const error = lineError(facts, game, times);
      const written = (odds: SlipLine['seenOdds']) =>
        facts ? labels.odds(pickedOdds(facts.betType, odds, line.picks)) : '';
      return {
        id: line.id,
        kind: labels.kindName(line.betType),
        picks: facts ? labels.picks(facts.betType, line.picks) : '',
        bets: facts?.bets ?? 0,
        stakeMinor: facts?.stakeMinor ?? 0,
        odds: written(facts?.odds ?? line.seenOdds),
        oddsBefore: facts?.changed ? written(line.seenOdds) : undefined,
        error: error && errorText(error),
      };
    }),
    bets: known.reduce((sum, { facts }) => sum + (facts?.bets ?? 0), 0),
    onceMinor: known.reduce((sum, { facts }) => sum + (facts?.stakeMinor ?? 0), 0),
    highestMinor: times * Math.max(0, ...known.map(({ facts }) => facts?.highestMinor ?? 0)),
  };
};
