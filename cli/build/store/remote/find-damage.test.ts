import { expect, test } from 'vitest';
import { sha256 } from '../../../base/files/fingerprint.ts';
import { findDamage } from './find-damage.ts';

const files = (named: Record<string, string>): Map<string, Buffer> =>
  new Map(Object.entries(named).map(([name, text]) => [name, Buffer.from(text)]));

const compile = {
  'compile.json': JSON.stringify({ files: { 'a.js': { sha256: sha256('a') } } }),
  'client/a.js': 'a',
  'ssr/prerender.js': 'ssr',
};

test('a compile is whole when every file of its record is', () => {
  expect(findDamage('compile', files(compile))).toBeUndefined();
});

test.each([
  ['without its record', { 'compile.json': '' }, /no compile\.json/],
  ['with half a record', { 'compile.json': '{"files":{' }, /no compile\.json/],
  ['with a changed file', { 'client/a.js': 'b' }, /client\/a\.js/],
])('a compile %s is not', (_, change, why) => {
  expect(findDamage('compile', files({ ...compile, ...change }))).toMatch(why);
});

test('a compile without its prerenderer is not', () => {
  const { 'ssr/prerender.js': _, ...rest } = compile;

  expect(findDamage('compile', files(rest))).toMatch(/prerenderer/);
});

test('each drawing needs its index and the pictures that it names', () => {
  const index = JSON.stringify({ 'a.png': sha256('a') });

  expect(findDamage('icons', files({ 'k/index.json': index, 'k/a.png': 'a' }))).toBeUndefined();
  expect(findDamage('icons', files({ 'k/a.png': 'a' }))).toMatch(/k has no index/);
  expect(findDamage('icons', files({ 'k/index.json': index, 'k/a.png': 'b' }))).toMatch(
    /k\/a\.png/,
  );
  expect(findDamage('icons', files({ 'k/index.json': index }))).toMatch(/k\/a\.png/);
});

test('a template must be JSON', () => {
  expect(findDamage('shapes', files({ 'aa/b.json': '{"pieces":[]}' }))).toBeUndefined();
  expect(findDamage('shapes', files({ 'aa/b.json': '{"pieces":[' }))).toBe('aa/b.json');
});
