import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InternalError, UsageError } from '../../base/terminal/errors.ts';
import { chooseSample, parsePercent } from './choose-sample.ts';
import { compareBytes } from './compare-bytes.ts';
import { requireSame } from './report-verify.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const codes = Array.from({ length: 250 }, (_, at) => `brand-${at}`);

test.each(['', '0', '0%', '101%', '-5%', '5 %', 'all', '5%%'])('"%s" is no share', (text) => {
  expect(() => parsePercent(text)).toThrow(UsageError);
});

test('a share may be a part of one per cent', () => {
  expect(parsePercent('0.5%')).toBe(0.5);
  expect(parsePercent('100')).toBe(100);
});

test('a seed draws the same brands each time, another one draws others', () => {
  const drawn = chooseSample(codes, 10, 'a');

  expect(drawn).toHaveLength(25);
  expect(chooseSample(codes.toReversed(), 10, 'a')).toEqual(drawn);
  expect(chooseSample(codes, 10, 'b')).not.toEqual(drawn);
});

test('at least one brand is drawn, and all of them at a hundred per cent', () => {
  expect(chooseSample(codes, 0.01, 'a')).toHaveLength(1);
  expect(chooseSample(codes, 100, 'a')).toEqual(codes.toSorted());
  expect(chooseSample([], 50, 'a')).toEqual([]);
});

const site = (dir: string, files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, dir, 'shwe', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

test('each file that differs is named, with the first byte that does', () => {
  site('built', { 'index.html': 'abcdef', 'a/same': 'x', 'a/longer': 'abcd', 'only-built': '' });
  site('cold', { 'index.html': 'abXdeX', 'a/same': 'x', 'a/longer': 'abc', 'only-cold': 'yy' });

  const [built, cold] = [path.join(folder, 'built'), path.join(folder, 'cold')];
  const differences = compareBytes(built, cold, 'shwe');

  expect(differences).toEqual([
    { code: 'shwe', file: 'a/longer', offset: 3, built: 4, cold: 3 },
    { code: 'shwe', file: 'index.html', offset: 2, built: 6, cold: 6 },
    { code: 'shwe', file: 'only-built', offset: null, built: 0, cold: null },
    { code: 'shwe', file: 'only-cold', offset: null, built: null, cold: 2 },
  ]);
  const verified = { seed: '7', codes: ['shwe'], differences };
  expect(() => requireSame(verified)).toThrow(InternalError);
  expect(() => requireSame(verified)).toThrow(/shwe: index\.html differs from byte 2 on/);
  expect(() => requireSame({ ...verified, differences: [] })).not.toThrow();
});
