import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { kenoModelOf } from './keno-models.ts';
import {
  areKenoPicks,
  drawKeno,
  kenoChance,
  kenoHits,
  kenoPays,
  kenoReturn,
  type KenoTable,
  kenoTable,
  kenoTables,
} from './keno-rules.ts';

const tables = Object.values<KenoTable>(kenoTables);
const counts = Array.from({ length: 10 }, (_, at) => at + 1);

test('the chances of all hits together are one, and count every draw', () => {
  for (const table of tables)
    for (const picked of counts) {
      const hits = Array.from({ length: picked + 1 }, (_, at) => kenoChance(table, picked, at));

      expect(hits.reduce((sum, { over }) => sum + over, 0n)).toBe(hits[0]?.under);
    }
});

test('the chance of hits is that of drawing one number after another', () => {
  // 2 of 2 of forty with ten drawn: 10/40 × 9/39
  expect(ratioNumber(kenoChance(kenoTables.forty, 2, 2))).toBe(0.0576);
  expect(ratioNumber(kenoChance(kenoTables.eighty, 1, 1))).toBe(0.25);
});

test('every number of picks returns 98.5 to 99 percent of forty, 96.5 to 97 of eighty', () => {
  for (const picked of counts) {
    const forty = ratioNumber(kenoReturn(kenoTables.forty, picked));
    const eighty = ratioNumber(kenoReturn(kenoTables.eighty, picked));

    expect(forty).toBeGreaterThan(0.985);
    expect(forty).toBeLessThanOrEqual(0.99);
    expect(eighty).toBeGreaterThan(0.965);
    expect(eighty).toBeLessThanOrEqual(0.97);
  }
});

test('more hits pay more, and what pays at all gives the stake back at least', () => {
  for (const table of tables)
    for (const picked of counts) {
      const pays = table.pays[picked] ?? [];

      expect(pays).toHaveLength(picked + 1);
      expect(pays).toEqual(pays.toSorted((first, second) => first - second));
      expect(pays.every((one) => one === 0 || one >= 100)).toBe(true);
    }
});

test('numbers come once each, all of them equally often', () => {
  const draw = fastDraw(12);
  const came = Array.from({ length: 41 }, () => 0);
  for (let round = 0; round < 20_000; round += 1) {
    const numbers = drawKeno(kenoTables.forty, draw);
    if (new Set(numbers).size !== 10) throw new Error('A number came twice');
    for (const number of numbers) came[number] = (came[number] ?? 0) + 1;
  }

  expect(came[0]).toBe(0);
  for (const count of came.slice(1)) expect(count / 20_000).toBeCloseTo(0.25, 1.5);
});

test('picks are one to ten different numbers of the table', () => {
  expect(areKenoPicks(kenoTables.forty, [1, 40])).toBe(true);
  expect(areKenoPicks(kenoTables.forty, [41])).toBe(false);
  expect(areKenoPicks(kenoTables.forty, [7, 7])).toBe(false);
  expect(areKenoPicks(kenoTables.forty, [])).toBe(false);
  expect(areKenoPicks(kenoTables.eighty, [...counts, 11])).toBe(false);
  expect(kenoHits([1, 5, 9], [9, 2, 1])).toBe(2);
  expect(kenoPays(kenoTables.forty, 3, 2)).toBe(325);
});

test('which games are keno', () => {
  const game = { gameType: 'INHOUSE', gameClassify: 'KE', gameCode: 'coachhouse-lucky-keno' };

  expect(kenoModelOf(game)).toMatchObject({ variant: 'forty', rtp: 99 });
  expect(
    kenoModelOf({ gameType: 'ELOTT', gameClassify: 'EL', gameCode: 'quickpost-turbo-keno' }),
  ).toMatchObject({ variant: 'eighty', rtp: 97 });
  expect(kenoModelOf({ ...game, gameType: 'ELOTT', gameCode: 'a-paper-bingo' })).toBeNull();
  expect(() => kenoTable('sixty')).toThrow(RangeError);
});
