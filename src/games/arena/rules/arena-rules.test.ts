import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { priceOf } from '../../shared/rules/price.ts';
import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import {
  ARENA_BEATS,
  ARENA_LEAST_RETURN,
  ARENA_RETURN,
  arenaChance,
  arenaPicks,
  arenaStrengths,
  drawArena,
} from './arena-rules.ts';

test('every bet on every pair returns what is stated', () => {
  let least = 100;
  for (const strength of arenaStrengths.keys()) {
    const chances = arenaPicks.map((pick) => exactNumber(arenaChance(strength, pick)));
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    for (const pick of arenaPicks) {
      const odds = priceOf(arenaChance(strength, pick), ARENA_RETURN);
      const back = exactNumber(arenaChance(strength, pick)) * (odds ?? 0) * 100;
      expect(back).toBeLessThanOrEqual(95 + 1e-9);
      least = Math.min(least, back);
    }
  }
  expect(least).toBeGreaterThanOrEqual(ARENA_LEAST_RETURN);
});

test('results come as often as their chances say, and the last beat tells the result', () => {
  const draw = fastDraw(8);
  const counts = new Map<string, number>();
  const signs = { crimson: 1, azure: -1, draw: 0 };
  let wrong = 0;
  const rounds = 200_000;
  for (let round = 0; round < rounds; round += 1) {
    const { strength, result, beats } = drawArena(draw);
    if (beats.length !== ARENA_BEATS || Math.sign(beats.at(-1) ?? 9) !== signs[result]) wrong += 1;
    counts.set(`${strength} ${result}`, (counts.get(`${strength} ${result}`) ?? 0) + 1);
  }
  expect(wrong).toBe(0);
  for (const strength of arenaStrengths.keys())
    for (const pick of arenaPicks) {
      const share = (counts.get(`${strength} ${pick}`) ?? 0) / (rounds / arenaStrengths.length);
      expect(share).toBeCloseTo(exactNumber(arenaChance(strength, pick)), 1);
    }
});
