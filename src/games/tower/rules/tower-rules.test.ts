import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { CLIMB_TOP } from '../../shared/rules/climb.ts';
import { ratioNumber, ratioOf, shortestRatio, timesRatio } from '../../shared/rules/ratio.ts';
import { towerModelOf, towerReturns } from './tower-models.ts';
import { drawTower, towerPaths, towerWorth } from './tower-rules.ts';

test('stopping on any floor of any way returns exactly what the tower states', () => {
  for (const steps of Object.values(towerReturns))
    for (const path of Object.values(towerPaths))
      for (let floor = 1; floor <= path.floors; floor += 1) {
        const chance = ratioOf(
          BigInt(path.safe) ** BigInt(floor),
          BigInt(path.tiles) ** BigInt(floor),
        );
        const returned = timesRatio(towerWorth(path, floor, steps), chance);

        expect(shortestRatio(returned)).toEqual(shortestRatio(ratioOf(steps, 10_000)));
      }
});

test('every way ends near the top of climbing games and no floor before it passes it', () => {
  for (const path of Object.values(towerPaths)) {
    expect(ratioNumber(towerWorth(path, path.floors - 1, 9900))).toBeLessThan(CLIMB_TOP);
    expect(ratioNumber(towerWorth(path, path.floors, 9900))).toBeLessThan(CLIMB_TOP * 1.02);
  }
});

test('each floor has as many loose tiles as its way says, each tile equally often', () => {
  const draw = fastDraw(8);
  const loose = [0, 0, 0, 0];
  for (let round = 0; round < 4000; round += 1)
    for (const floor of drawTower(towerPaths.gentle, draw)) {
      expect(floor).toHaveLength(1);
      for (const tile of floor) loose[tile] = (loose[tile] ?? 0) + 1;
    }

  for (const count of loose) expect(count / 36_000).toBeCloseTo(0.25, 2);
  expect(drawTower(towerPaths.wild, draw)).toHaveLength(5);
  expect(drawTower(towerPaths.wild, draw).every((floor) => new Set(floor).size === 3)).toBe(true);
});

test('towers and stairs are climbed', () => {
  const tower = { gameType: 'INHOUSE', gameClassify: 'MI', gameCode: 'coachhouse-jade-stairs' };

  expect(towerModelOf(tower)).toMatchObject({ kind: 'tower', variant: 'jade', rtp: 98.5 });
  expect(towerModelOf({ ...tower, gameCode: 'coachhouse-jade-mines' })).toBeNull();
});
