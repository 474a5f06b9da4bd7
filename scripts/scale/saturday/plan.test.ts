import { expect, test } from 'vitest';
import { seededRandom } from '#catalogue/seeded-random.ts';
import { activityAt, excitementAt, hourAt, momentOf, phaseAt, phases } from './evening.ts';
import { drawLogNormal, drawPayout, kinds, openKinds, RETURN, stakeWithin } from './kinds.ts';
import { type Evening, expectedVisits, planEvening } from './plan.ts';

const evening: Evening = {
  durationMs: 6 * 60_000,
  seed: 7,
  betsPerSecond: 40,
  brands: 6,
  jackpots: [0, 3],
};

/** Six standard deviations of a count: what is wrong is further away. */
const near = (found: number, expected: number) =>
  expect(Math.abs(found - expected)).toBeLessThan(6 * Math.sqrt(expected));

const countOf = (plan: ReturnType<typeof planEvening>, kind: string) =>
  plan.visits.filter((visit) => visit.kind === kind).length;

test('the same seed gives the same evening, another seed another one', () => {
  expect(planEvening(evening)).toEqual(planEvening(evening));
  expect(planEvening({ ...evening, seed: 8 })).not.toEqual(planEvening(evening));
});

test.each([1, 2, 3])('as many come as the curve of the evening says, seed %i', (seed) => {
  const plan = planEvening({ ...evening, seed });

  for (const kind of openKinds) near(countOf(plan, kind), expectedVisits(kind, plan, plan.matches));
});

test.each([1, 2, 3])('an evening at 1:100 is a hundredth of the whole one, seed %i', (seed) => {
  const short = { ...evening, seed, durationMs: 60_000, jackpots: [] };
  const whole = planEvening({ ...short, betsPerSecond: 4000 });
  const part = planEvening(short);

  expect(part.matches).toEqual(whole.matches);
  for (const kind of openKinds) {
    expect(expectedVisits(kind, part, part.matches) * 100).toBeCloseTo(
      expectedVisits(kind, whole, whole.matches),
    );
    near(countOf(part, kind), countOf(whole, kind) / 100);
  }
});

test('people come as the hour is: more at nine than at six, most bets on a match around its kick-off and its goals', () => {
  const plan = planEvening({ ...evening, betsPerSecond: 400 });
  const [match] = plan.matches;
  if (!match) throw new Error('no match');
  const arrivalsIn = (kind: string, from: number, until: number) =>
    plan.visits.filter((visit) => {
      const hour = hourAt(visit.atMs, plan.durationMs);
      return visit.kind === kind && hour >= from && hour < until;
    }).length;

  expect(arrivalsIn('slots', 21, 22)).toBeGreaterThan(1.5 * arrivalsIn('slots', 18, 19));
  expect(arrivalsIn('matches', 19.9, 20)).toBeGreaterThan(3 * arrivalsIn('matches', 19.5, 19.6));
  for (const goal of match.goals)
    expect(excitementAt(match, goal) - excitementAt(match, goal - 0.001)).toBeGreaterThan(2);
  expect(activityAt(21)).toBe(1);
  expect(excitementAt(match, match.end)).toBe(0);
});

test('nobody bets after the evening or on a match that is over, and each bet is decided by a goal or the end', () => {
  const plan = planEvening({ ...evening, betsPerSecond: 200 });
  const decisions = new Set(
    plan.matches.flatMap(({ goals, end }) =>
      [...goals, end].map((h) => momentOf(h, plan.durationMs)),
    ),
  );

  for (const { kind, atMs, bets } of plan.visits)
    for (const bet of bets) {
      expect(bet.atMs).toBeGreaterThan(atMs);
      expect(bet.atMs).toBeLessThan(plan.durationMs);
      expect(bet.settleAtMs !== null).toBe(kind === 'matches');
      if (bet.settleAtMs === null) continue;
      expect(bet.settleAtMs).toBeGreaterThan(bet.atMs);
      expect(decisions.has(bet.settleAtMs)).toBe(true);
    }
});

test('each pool that is to be won is won by the last round of one visit', () => {
  const plan = planEvening(evening);

  const winners = plan.visits.filter(({ kind }) => kind === 'jackpot');

  expect(winners.map(({ brand }) => brand).toSorted()).toEqual([0, 3]);
  for (const { bets } of winners) {
    expect(bets.map(({ winsPool }) => winsPool)).toEqual([false, false, true]);
    expect(bets.at(-1)?.payoutTimes).toBeGreaterThan(0);
  }
  const others = plan.visits.filter(({ kind }) => kind !== 'jackpot');
  expect(others.flatMap(({ bets }) => bets).some(({ winsPool }) => winsPool)).toBe(false);
});

test('stakes are log-normal: half of them below the median, and within the bounds of the game', () => {
  const random = seededRandom('stakes');
  const { stake } = kinds.slots;
  const drawn = Array.from({ length: 20_000 }, () => drawLogNormal(random, stake));
  const logs = drawn.map((times) => Math.log(times / stake.median));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length;
  const bounds = { leastMinor: 200, mostMinor: 1000 };

  near(drawn.filter((times) => times < stake.median).length, 10_000);
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(variance)).toBeCloseTo(stake.sigma, 1);
  expect([0.1, 2, 99].map((times) => stakeWithin(times, bounds))).toEqual([200, 400, 1000]);
});

test.each(openKinds)('%s pay back what they are said to', (kind) => {
  const random = seededRandom(`payouts of ${kind}`);
  const bets = 100_000;

  let paid = 0;
  for (let bet = 0; bet < bets; bet += 1) paid += drawPayout(random, kind);

  expect(paid / bets).toBeCloseTo(RETURN, 1);
});

test('the phases follow each other without gaps, and every moment lies in one', () => {
  for (const [at, { from }] of phases.entries()) {
    if (at > 0) expect(from).toBe(phases[at - 1]?.until);
    expect(phaseAt(momentOf(from, 1000), 1000)).toBe(at);
  }
  expect([phases[0]?.from, phases.at(-1)?.until]).toEqual([18, 24]);
  expect(phaseAt(5000, 1000)).toBe(phases.length - 1);
});
