import * as z from 'zod/mini';
import { numbersReturns } from '../rules/numbers-models.ts';
import {
  drawNumbers,
  isNumbersBet,
  isNumbersWon,
  type NumbersBet,
  numbersMultiplier,
  type NumbersView,
} from '../rules/numbers-rules.ts';
import { ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  bet: z.enum(['straight', 'anyOrder', 'lastTwo', 'last', 'high', 'low', 'odd', 'even']),
  digits: z.array(z.int()).check(z.maxLength(3)),
});

interface NumbersState extends NumbersBet {
  came: number[];
}

/** A number of three digits, drawn at once. */
export const numbersKind: GameKind<NumbersBet, null, NumbersState> = {
  kind: 'numbers',
  choice,
  ...noMoves,
  start: ({ variant }, bet, stakeMinor, draw) => {
    if (!isNumbersBet(bet)) return { impossible: 'picksWrong' };
    const came = drawNumbers(draw);
    const multiplier = numbersMultiplier(bet, returnNamed(numbersReturns, variant));
    const payoutMinor = isNumbersWon(bet, came) ? ratioPaidMinor(stakeMinor, multiplier) : 0;
    return { state: { ...bet, came }, stakeMinor, payoutMinor };
  },
  show: (_, state): NumbersView => ({ ...state, won: isNumbersWon(state, state.came) }),
  summary: (_, { bet, digits, came }) =>
    `${[bet, digits.join('')].filter(Boolean).join(' ')}, ${came.join('')} came`,
};
