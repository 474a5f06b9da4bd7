import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { InputError, UsageError } from '../../base/terminal/errors.ts';
import { loadCosts, mergeCosts, defaultCostsFile, writeCosts } from './costs-file.ts';
import { parseShard } from './shard.ts';
import { splitFleet } from './split-fleet.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-costs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  '',
  '1',
  '0/2',
  '3/2',
  '1/0',
  '-1/2',
  '1.5/2',
  '1/2/3',
  'a/b',
  '1/1001',
  ' 1/2',
  '01/2',
])('"%s" is no shard', (text) => {
  expect(() => parseShard(text)).toThrow(UsageError);
});

test('a shard is counted from one', () => {
  expect(parseShard('2/7')).toEqual({ index: 2, of: 7 });
});

const fleets = fc.record({
  codes: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/), { maxLength: 60 }),
  costs: fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/),
    fc.integer({ min: 1, max: 512 }),
  ),
  parts: fc.integer({ min: 1, max: 70 }),
});

test('each brand is in exactly one shard, whatever the order in which the codes come', () => {
  fc.assert(
    fc.property(fleets, ({ codes, costs, parts }) => {
      const split = splitFleet(codes, costs, parts);

      expect(split.shards).toHaveLength(parts);
      expect(split.shards.flat().toSorted()).toEqual(codes.toSorted());
      expect(splitFleet(codes.toReversed(), costs, parts)).toEqual(split);
    }),
  );
});

test('no shard has more than its share and one brand', () => {
  fc.assert(
    fc.property(fleets, ({ codes, costs, parts }) => {
      const split = splitFleet(codes, costs, parts);
      const loads = split.shards.map((shard) =>
        shard.reduce((sum, code) => sum + (split.costs[code] ?? 0), 0),
      );
      const all = loads.reduce((sum, load) => sum + load, 0);
      const dearest = Math.max(0, ...Object.values(split.costs));

      expect(Math.max(0, ...loads)).toBeLessThanOrEqual(all / parts + dearest);
    }),
  );
});

test('the dearest brand stands alone when the others fit beside it', () => {
  const { shards } = splitFleet(['a', 'b', 'c', 'd'], { a: 2, b: 8, c: 2, d: 4 }, 2);

  expect(shards).toEqual([['b'], ['a', 'c', 'd']]);
});

test('an unknown brand gets the median of the fleet’s; who is not in the fleet counts nothing', () => {
  const { costs } = splitFleet(['a', 'b', 'c', 'new'], { a: 2, b: 8, c: 4, gone: 999 }, 3);

  expect(costs).toEqual({ a: 2, b: 8, c: 4, new: 4 });
});

test('the digest changes with a code, a cost and the number of shards', () => {
  const digests = [
    splitFleet(['a', 'b'], {}, 2),
    splitFleet(['a', 'c'], {}, 2),
    splitFleet(['a', 'b'], { a: 7 }, 2),
    splitFleet(['a', 'b'], {}, 3),
  ].map(({ digest }) => digest);

  expect(new Set(digests).size).toBe(4);
});

test('a code that is called like a property of objects is a brand like any other', () => {
  const split = splitFleet(['constructor', 'valueof'], {}, 1);

  expect(split.costs).toEqual({ constructor: 1, valueof: 1 });
});

test('costs are classes that change only when a brand has left its class', () => {
  const known = { a: 64, b: 64, gone: 8 };

  expect(mergeCosts(known, { a: 120, b: 300, c: 5 }, ['c', 'b', 'a', 'd'])).toEqual({
    a: 64,
    b: 256,
    c: 4,
  });
});

test('costs are written sorted and read again', () => {
  const merchants = path.join(folder, 'merchants');
  writeCosts(defaultCostsFile(merchants), mergeCosts({}, { b: 3, a: 100 }, ['b', 'a']));

  expect(readFileSync(path.join(folder, 'build-costs.json'), 'utf8')).toMatch(
    /"a": 128,\n *"b": 4/,
  );
  expect(loadCosts(merchants)).toEqual({ a: 128, b: 4 });
});

test('costs that were asked for must be there and be costs; the usual ones may be missing', () => {
  const wrong = path.join(folder, 'wrong.json');
  writeFileSync(wrong, '{"costs":{"a":-1}}');

  expect(loadCosts(path.join(folder, 'elsewhere', 'merchants'))).toEqual({});
  expect(() => loadCosts(folder, path.join(folder, 'none.json'))).toThrow(InputError);
  expect(() => loadCosts(folder, wrong)).toThrow(InputError);
});
