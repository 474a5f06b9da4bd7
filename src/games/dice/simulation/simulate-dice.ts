import { diceReturns } from '../rules/dice-models.ts';
import { type DiceBet, diceMultiplier, isDiceWon, rollDice } from '../rules/dice-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const bets: readonly DiceBet[] = [
  { side: 'over', mark: 5049 },
  { side: 'under', mark: 9500 },
  { side: 'under', mark: 100 },
];

/** Every dice, at an even bet and at both ends of what is taken. */
export const simulateDice = (): readonly Simulation[] =>
  Object.entries(diceReturns).flatMap(([variant, returnSteps]) =>
    bets.map((bet) => {
      const multiplier = ratioNumber(diceMultiplier(bet, returnSteps));
      return {
        kind: 'dice',
        variant: `${variant}, ${bet.side} ${(bet.mark / 100).toFixed(2)}`,
        exactReturn: returnSteps / 10_000,
        play: (draw) => (isDiceWon(bet, rollDice(draw)) ? multiplier : 0),
      };
    }),
  );
