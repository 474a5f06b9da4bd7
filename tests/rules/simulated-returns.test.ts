import { expect, test } from 'vitest';
import { runSimulation } from '../../scripts/simulate/run-simulation.ts';
import { simulationsOf } from '../../scripts/simulate/simulations.ts';

/** Enough to find a wrong pay table; `npm run games:simulate` plays ten million. */
const ROUNDS = 20_000;

test.each(simulationsOf().map((one) => [`${one.kind} ${one.variant}`, one] as const))(
  '%s returns what is computed for it',
  (name, one) => {
    const { isWithin, simulatedReturn, toleranceReturn } = runSimulation(one, ROUNDS);

    expect(
      isWithin,
      `${name}: exact ${one.exactReturn}, simulated ${simulatedReturn} ± ${toleranceReturn}`,
    ).toBe(true);
  },
);

test('rules that return more than is stated are found out', () => {
  const cheat = { kind: 'coin', variant: 'bent', exactReturn: 0.95, play: () => 1 };
  const honest = { ...cheat, play: (draw: (bound: number) => number) => draw(100) / 52.1 };

  expect(runSimulation(cheat, ROUNDS).isWithin).toBe(false);
  expect(runSimulation(honest, ROUNDS).isWithin).toBe(true);
});
