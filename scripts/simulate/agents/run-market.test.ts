import { expect, test } from 'vitest';
import { contractKinds } from '#domain/agents/contract-terms.ts';
import { type MarketOrder, runMarket } from './run-market.ts';

const tier = (ratePercent: number, fromMinor = 0, activeMembers = 0) => ({
  ratePercent,
  fromMinor,
  activeMembers,
});

const order: MarketOrder = {
  members: 2000,
  days: 20,
  seed: 7,
  edge: 0.025,
  contracts: {
    dividend: { enabled: true, period: 'weekly', tiers: [tier(20), tier(45, 10_000_000, 5)] },
    daily: { enabled: true, tiers: [tier(0.05), tier(0.1, 1_000_000, 3)] },
    hourly: { enabled: true, tiers: [tier(0.05, 50_000)] },
    realtime: { enabled: true, ratePercent: 0.05 },
  },
};

test.each([1, 2, 3, 4, 5])('what the house pays never passes the top rate (seed %i)', (seed) => {
  const result = runMarket({ ...order, seed });

  for (const kind of contractKinds) {
    const of = kind === 'dividend' ? result.dividendBaseMinor : result.turnoverMinor;
    expect(result.costMinor[kind]).toBeGreaterThan(0);
    expect(result.costMinor[kind]).toBeLessThanOrEqual((of * result.topRateMillis[kind]) / 100_000);
  }
});

test('the house pays the salaries of all levels and the dividends of the top one', () => {
  const { levels, costMinor, turnoverMinor } = runMarket(order);
  const sum = (kind: 'daily' | 'hourly' | 'realtime') =>
    levels.reduce((all, { paidMinor }) => all + paidMinor[kind], 0);

  expect(levels.reduce((all, { members }) => all + members, 0)).toBe(2000);
  expect(levels.reduce((all, { validMinor }) => all + validMinor, 0)).toBe(turnoverMinor);
  for (const kind of ['daily', 'hourly', 'realtime'] as const)
    expect(costMinor[kind]).toBe(sum(kind));
  expect(costMinor.dividend).toBe(levels[0]?.paidMinor.dividend);
});

test('an agent’s own salary is no cost of the own team, as the platform counts it', () => {
  // So much is kept that no day and no master ends below 0; one period.
  const { levels, resultMinor, dividendBaseMinor } = runMarket({ ...order, days: 7, edge: 0.45 });
  const salaries = levels
    .slice(1)
    .reduce(
      (sum, { paidMinor: { daily, hourly, realtime } }) => sum + daily + hourly + realtime,
      0,
    );

  expect(levels[0]?.paidMinor.daily).toBeGreaterThan(0);
  expect(dividendBaseMinor).toBe(resultMinor - salaries);
});

test('the same seed plays the same market, another one another', () => {
  expect(runMarket(order)).toEqual(runMarket(order));
  expect(runMarket({ ...order, seed: 8 })).not.toEqual(runMarket(order));
});
