import { crashReturn, drawCrash } from '#domain/games/crash/crash-rules.ts';
import type { Simulation } from './simulation.ts';

const leavingAt = [101, 150, 200, 1000, 10_000];

/** Crash and limbo, which is its arithmetic without its time: leaving early and late. */
export const simulateCrash = (): readonly Simulation[] =>
  ['crash', 'limbo'].flatMap((kind) =>
    leavingAt.map((hundredths) => ({
      kind,
      variant: `at ${(hundredths / 100).toFixed(2)}`,
      exactReturn: crashReturn(hundredths),
      play: (draw) => (drawCrash(draw) >= hundredths ? hundredths / 100 : 0),
    })),
  );
