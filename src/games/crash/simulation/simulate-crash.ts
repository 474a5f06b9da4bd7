import { crashReturn, drawCrash } from '../rules/crash-rules.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const leavingAt = [101, 150, 200, 1000, 10_000];

/** Crash: leaving early and late. */
export const simulateCrash = (): readonly Simulation[] =>
  leavingAt.map((hundredths) => ({
    kind: 'crash',
    variant: `at ${(hundredths / 100).toFixed(2)}`,
    exactReturn: crashReturn(hundredths),
    play: (draw) => (drawCrash(draw) >= hundredths ? hundredths / 100 : 0),
  }));
