import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAll } from './write-all.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'livery write '));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const rewrite = (name: string) => ({ file: path.join(dir, name), before: 'old', after: 'new' });

test('all files are written, and no draft stays', () => {
  for (const name of ['a', 'b']) writeFileSync(path.join(dir, name), 'old');

  writeAll([rewrite('a'), rewrite('b')]);

  expect(readdirSync(dir)).toEqual(['a', 'b']);
  expect(readFileSync(path.join(dir, 'b'), 'utf8')).toBe('new');
});

test('a rename that fails in the middle leaves every file as it was', () => {
  for (const name of ['a', 'c']) writeFileSync(path.join(dir, name), 'old');
  // A draft can be written beside a folder, but not take its place.
  mkdirSync(path.join(dir, 'b/full'), { recursive: true });

  expect(() => writeAll([rewrite('a'), rewrite('b'), rewrite('c')])).toThrow(/EISDIR|ENOTEMPTY/);

  expect(readFileSync(path.join(dir, 'a'), 'utf8')).toBe('old');
  expect(readFileSync(path.join(dir, 'c'), 'utf8')).toBe('old');
  expect(readdirSync(dir)).toEqual(['a', 'b', 'c']);
});

test('a draft that cannot be written changes nothing', () => {
  writeFileSync(path.join(dir, 'a'), 'old');

  expect(() => writeAll([rewrite('a'), rewrite('gone')])).toThrow(/ENOENT/);

  expect(readFileSync(path.join(dir, 'a'), 'utf8')).toBe('old');
  expect(readdirSync(dir)).toEqual(['a']);
});
