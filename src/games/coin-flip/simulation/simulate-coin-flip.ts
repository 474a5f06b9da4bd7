import { coinReturns } from '../rules/coin-flip-models.ts';
import { coinWorth, flipCoins } from '../rules/coin-flip-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Coins: heads once, and heads four times in a row. */
export const simulateCoinFlip = (): readonly Simulation[] =>
  Object.entries(coinReturns).flatMap(([variant, steps]) =>
    [1, 4].map((streak) => {
      const worth = ratioNumber(coinWorth(streak, steps));
      return {
        kind: 'coin-flip',
        variant: `${variant}, ${streak} in a row`,
        exactReturn: steps / 10_000,
        play: (draw) =>
          flipCoins(draw)
            .slice(0, streak)
            .every((side) => side === 'heads')
            ? worth
            : 0,
      };
    }),
  );
