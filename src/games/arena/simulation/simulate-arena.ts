import { arenaChance, arenaPicks, drawArena } from '../rules/arena-rules.ts';
import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Each pick of the arena, whoever meets. */
export const simulateArena = (): readonly Simulation[] =>
  arenaPicks.map((pick) => ({
    kind: 'arena',
    variant: pick,
    exactReturn: 1,
    // A fair price, so that every pair counts alike.
    play: (draw) => {
      const { strength, result } = drawArena(draw);
      return result === pick ? 1 / exactNumber(arenaChance(strength, pick)) : 0;
    },
  }));
