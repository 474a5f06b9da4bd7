import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { ratioOf, shortestRatio } from '../../shared/rules/ratio.ts';
import { houseWheelModelOf } from './house-wheel-models.ts';
import {
  type HouseWheel,
  houseWheels,
  spinHouseWheel,
  wheelReturn,
  wheelRisks,
  wheelSegments,
} from './house-wheel-rules.ts';

const stated: Record<HouseWheel, number> = { rainbow: 9900, royal: 9850, brass: 9800 };

test('every layout of a wheel returns exactly what the wheel states', () => {
  for (const wheel of Object.keys(houseWheels) as HouseWheel[])
    for (const risk of wheelRisks)
      expect(shortestRatio(wheelReturn(wheelSegments(wheel, risk)))).toEqual(
        shortestRatio(ratioOf(stated[wheel], 10_000)),
      );
});

test('the layouts of a wheel have as many segments and differ in how many pay', () => {
  for (const wheel of Object.values(houseWheels)) {
    expect(new Set(wheelRisks.map((risk) => wheel[risk].length)).size).toBe(1);
    const paying = wheelRisks.map((risk) => wheel[risk].filter((pays) => pays > 0).length);
    expect(paying).toEqual(paying.toSorted((first, second) => second - first));
    expect(new Set(paying).size).toBe(wheelRisks.length);
  }
});

test('the wheel stops on every segment', () => {
  const draw = fastDraw(9);
  const segments = wheelSegments('royal', 'calm');
  const seen = new Set(Array.from({ length: 2000 }, () => spinHouseWheel(segments, draw)));

  expect(seen.size).toBe(24);
});

test('which games are wheels of the house', () => {
  const game = { gameType: 'INHOUSE', gameClassify: 'WH', gameCode: 'coachhouse-royal-wheel' };

  expect(houseWheelModelOf(game)).toMatchObject({ variant: 'royal', rtp: 98.5 });
  expect(houseWheelModelOf({ ...game, gameType: 'LIVE' })).toBeNull();
  expect(() => wheelSegments('wooden', 'calm')).toThrow(RangeError);
});
