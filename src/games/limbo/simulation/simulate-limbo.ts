import { crashReturn, drawCrash } from '../../crash/rules/crash-rules.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const targets = [101, 150, 200, 1000, 10_000];

/** Limbo, the arithmetic of crash without its time: low targets and high ones. */
export const simulateLimbo = (): readonly Simulation[] =>
  targets.map((hundredths) => ({
    kind: 'limbo',
    variant: `at ${(hundredths / 100).toFixed(2)}`,
    exactReturn: crashReturn(hundredths),
    play: (draw) => (drawCrash(draw) >= hundredths ? hundredths / 100 : 0),
  }));
