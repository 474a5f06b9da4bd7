import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addOwnFile, type SiteFiles } from './site-files.ts';
import { recoverSites, stageSite } from './stage-site.ts';

let out = '';

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'livery-stage-'));
  process.env['LIVERY_HOME'] = `${out}-home`;
});

afterEach(() => {
  rmSync(out, { recursive: true });
  rmSync(`${out}-home`, { recursive: true, force: true });
  delete process.env['LIVERY_HOME'];
});

const siteOf = (text: string): SiteFiles => {
  const files: SiteFiles = new Map();
  addOwnFile(files, 'deep/page.html', text);
  return files;
};

const page = (code = 'shwe'): string =>
  readFileSync(path.join(out, code, 'deep/page.html'), 'utf8');

test('a site takes the place of the one before, and nothing is left beside it', () => {
  stageSite(out, 'shwe', siteOf('one'), '{}');
  stageSite(out, 'shwe', siteOf('two'), '{}');

  expect(page()).toBe('two');
  expect(readdirSync(out)).toEqual(['shwe']);
});

test('a shared file is linked, not copied', () => {
  const stored = path.join(out, 'stored.js');
  writeFileSync(stored, 'shared');

  stageSite(out, 'shwe', new Map([['a.js', { stored, sha256: '' }]]), '{}');

  expect(statSync(path.join(out, 'shwe/a.js')).ino).toBe(statSync(stored).ino);
});

test('killed while writing: the half-written site goes, the last good one stays', () => {
  stageSite(out, 'shwe', siteOf('good'), '{}');
  mkdirSync(path.join(out, '.shwe.next'));

  recoverSites(out);

  expect(page()).toBe('good');
  expect(existsSync(path.join(out, '.shwe.next'))).toBe(false);
});

test('killed between the two renames: the last good site comes back', () => {
  mkdirSync(path.join(out, '.shwe.last/deep'), { recursive: true });
  writeFileSync(path.join(out, '.shwe.last/deep/page.html'), 'good');

  recoverSites(out);

  expect(page()).toBe('good');
  expect(readdirSync(out)).toEqual(['shwe']);
});

test('large texts are compressed beside, small ones are not', () => {
  const files = siteOf('x'.repeat(5000));
  addOwnFile(files, 'small.txt', 'x');

  expect([...files.keys()]).toEqual([
    'deep/page.html',
    'deep/page.html.br',
    'deep/page.html.gz',
    'small.txt',
  ]);
});
