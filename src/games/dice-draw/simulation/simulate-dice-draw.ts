import { diceDrawReturns } from '../rules/dice-draw-models.ts';
import {
  type DiceDrawBet,
  diceDrawMultiplier,
  diceDrawWins,
  throwDice,
} from '../rules/dice-draw-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const diceBets: readonly DiceDrawBet[] = [
  { bet: 'small', number: null },
  { bet: 'even', number: null },
  { bet: 'anyTriple', number: null },
  { bet: 'triple', number: 6 },
  { bet: 'double', number: 1 },
  { bet: 'single', number: 3 },
  { bet: 'total', number: 9 },
];

/** Three dice: every kind of bet. */
export const simulateDiceDraw = (): readonly Simulation[] =>
  Object.entries(diceDrawReturns).flatMap(([variant, steps]) =>
    diceBets.map((bet) => {
      const once = ratioNumber(diceDrawMultiplier(bet, steps));
      return {
        kind: 'dice-draw',
        variant: `${variant}, ${bet.bet} ${bet.number ?? ''}`.trim(),
        exactReturn: steps / 10_000,
        play: (draw) => once * diceDrawWins(bet, throwDice(draw)),
      };
    }),
  );
