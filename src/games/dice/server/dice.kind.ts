import * as z from 'zod/mini';
import { diceReturns } from '../rules/dice-models.ts';
import {
  type DiceBet,
  diceMultiplier,
  type DiceView,
  isDiceBet,
  isDiceWon,
  rollDice,
} from '../rules/dice-rules.ts';
import { ratioNumber, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({
  side: z.enum(['over', 'under']),
  mark: z.int().check(z.minimum(0), z.maximum(9999)),
});

interface DiceState extends DiceBet {
  roll: number;
}

const twoPlaces = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Dice: one roll, over or under a mark. */
export const diceKind: GameKind<DiceBet, null, DiceState> = {
  kind: 'dice',
  choice,
  ...noMoves,
  start: ({ variant }, bet, stakeMinor, draw) => {
    if (!isDiceBet(bet)) return { impossible: 'markOutOfRange' };
    const roll = rollDice(draw);
    const multiplier = diceMultiplier(bet, returnNamed(diceReturns, variant));
    const payoutMinor = isDiceWon(bet, roll) ? ratioPaidMinor(stakeMinor, multiplier) : 0;
    return { state: { ...bet, roll }, stakeMinor, payoutMinor };
  },
  show: ({ variant }, { side, mark, roll }): DiceView => ({
    side,
    mark,
    roll,
    won: isDiceWon({ side, mark }, roll),
    multiplier: ratioNumber(diceMultiplier({ side, mark }, returnNamed(diceReturns, variant))),
  }),
  summary: (_, { side, mark, roll }) => `rolled ${twoPlaces(roll)}, bet ${side} ${twoPlaces(mark)}`,
};
