import { expect, test } from 'vitest';
import type { Counted } from '#games/shared/simulation/count.ts';
import { SIMULATED_ROUNDS } from '../../scripts/counts/simulated.ts';
import { runSimulation } from '../../scripts/simulate/run-simulation.ts';
import type { Simulation } from '#games/shared/simulation/simulation.ts';
import { simulations } from '../../scripts/simulate/simulations.ts';
import { counted } from '../support/counted.ts';

const named = Object.entries(simulations).flatMap(([kind, { list }]) =>
  list().map((one): [string, string, Simulation] => [
    `${one.kind} ${one.variant}`,
    `simulated-${kind}`,
    one,
  ]),
);

interface Simulated {
  simulatedReturn: number;
  toleranceReturn: number;
}

const simulatedOf = (count: Counted): Simulated =>
  count as Readonly<Record<string, number>> & Simulated;

test.each(named)('%s returns what is computed for it', async (name, group, { exactReturn }) => {
  const { simulatedReturn, toleranceReturn } = simulatedOf(await counted(group, name));

  expect(
    Math.abs(simulatedReturn - exactReturn),
    `${name}: exact ${exactReturn}, simulated ${simulatedReturn} ± ${toleranceReturn}`,
  ).toBeLessThanOrEqual(toleranceReturn);
});

test('every simulation has a name of its own', () => {
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
});

test('rules that return more than is stated are found out', () => {
  const cheat = { kind: 'coin', variant: 'bent', exactReturn: 0.95, play: () => 1 };
  const honest = { ...cheat, play: (draw: (bound: number) => number) => draw(100) / 52.1 };

  expect(runSimulation(cheat, SIMULATED_ROUNDS).isWithin).toBe(false);
  expect(runSimulation(honest, SIMULATED_ROUNDS).isWithin).toBe(true);
});
