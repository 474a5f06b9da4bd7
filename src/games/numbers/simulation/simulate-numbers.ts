import { numbersReturns } from '../rules/numbers-models.ts';
import {
  drawNumbers,
  isNumbersWon,
  type NumbersBet,
  numbersMultiplier,
} from '../rules/numbers-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const numberBets: readonly NumbersBet[] = [
  { bet: 'straight', digits: [4, 0, 7] },
  { bet: 'anyOrder', digits: [1, 2, 2] },
  { bet: 'anyOrder', digits: [3, 8, 5] },
  { bet: 'lastTwo', digits: [0, 9] },
  { bet: 'last', digits: [6] },
  { bet: 'high', digits: [] },
  { bet: 'odd', digits: [] },
];

/** Numbers of three digits: every kind of bet. */
export const simulateNumbers = (): readonly Simulation[] =>
  Object.entries(numbersReturns).flatMap(([variant, steps]) =>
    numberBets.map((bet) => {
      const multiplier = ratioNumber(numbersMultiplier(bet, steps));
      return {
        kind: 'numbers',
        variant: `${variant}, ${bet.bet} ${bet.digits.join('')}`.trim(),
        exactReturn: steps / 10_000,
        play: (draw) => (isNumbersWon(bet, drawNumbers(draw)) ? multiplier : 0),
      };
    }),
  );
