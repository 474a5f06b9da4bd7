import * as z from 'zod/mini';
import { diceDrawReturns } from '../rules/dice-draw-models.ts';
import {
  type DiceDrawBet,
  diceDrawMultiplier,
  type DiceDrawView,
  diceDrawWins,
  isDiceDrawBet,
  throwDice,
} from '../rules/dice-draw-rules.ts';
import { ratioOf, ratioPaidMinor, timesRatio } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  bet: z.enum(['small', 'big', 'odd', 'even', 'anyTriple', 'triple', 'double', 'single', 'total']),
  number: z.nullable(z.int()),
});

interface DiceDrawState extends DiceDrawBet {
  dice: number[];
}

/** Three dice, thrown at once. */
export const diceDrawKind: GameKind<DiceDrawBet, null, DiceDrawState> = {
  kind: 'dice-draw',
  choice,
  ...noMoves,
  start: ({ variant }, bet, stakeMinor, draw) => {
    if (!isDiceDrawBet(bet)) return { impossible: 'picksWrong' };
    const dice = throwDice(draw);
    const once = diceDrawMultiplier(bet, returnNamed(diceDrawReturns, variant));
    const pays = timesRatio(once, ratioOf(diceDrawWins(bet, dice), 1));
    return { state: { ...bet, dice }, stakeMinor, payoutMinor: ratioPaidMinor(stakeMinor, pays) };
  },
  show: (_, state): DiceDrawView => ({ ...state, wins: diceDrawWins(state, state.dice) }),
  summary: (_, { bet, number, dice }) =>
    `${[bet, number].filter((part) => part !== null).join(' ')}, ${dice.join(' ')} thrown`,
};
