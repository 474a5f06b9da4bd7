import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type BuildState, loadState, removeState, writeState } from './state.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seen = { stamp: 'stamp', hash: 'hash', tree: '/\nmerchant.json' };
const codes = Array.from({ length: 500 }, (_, index) => `m${index}`);
const state: BuildState = {
  version: 2,
  outDir: '/sites',
  compile: seen,
  dressing: seen,
  domains: Object.fromEntries(codes.map((code) => [code, [`${code}.example`]])),
  sites: Object.fromEntries(codes.map((code) => [code, { seen, input: code, site: 'as it was' }])),
};
const ALL = { codes, domains: true, head: true };

const written = (name: string): string => {
  const file = path.join(folder, `${name}.json`);
  writeState(file, state, ALL);
  return file;
};

test('a state comes back as it was written', () => {
  expect(loadState(written('whole'))).toEqual(state);
});

test('who asks for one site reads one file of 64, and the domains of all', () => {
  const some = loadState(written('some'), ['m7']);

  expect(some.sites['m7']).toEqual(state.sites['m7']);
  expect(Object.keys(some.sites).length).toBeLessThan(30);
  expect(some.domains).toEqual(state.domains);
});

test('what was read with one site is written back with it, and nothing else is touched', () => {
  const file = written('edit');
  const some = loadState(file, ['m7']);
  some.sites['m7'] = { seen, input: 'new', site: 'new' };

  writeState(file, some, { codes: ['m7'], domains: false, head: false });

  const sites = { ...state.sites, m7: { seen, input: 'new', site: 'new' } };
  expect(loadState(file)).toEqual({ ...state, sites });
});

test('a broken part costs its sites, a broken head all; both only mean a build', () => {
  const file = written('broken');
  const part = path.join(folder, 'broken', '07.json');
  writeFileSync(part, '{"m7": {');

  const missing = codes.filter((code) => !(code in loadState(file).sites));

  expect(missing.length).toBeGreaterThan(0);
  expect(missing.length).toBeLessThan(30);
  writeFileSync(file, '{"version":1,"sites":{}}');
  expect(loadState(file)).toMatchObject({ outDir: '', domains: {}, sites: {} });
});

test('a state that is forgotten leaves nothing behind', () => {
  const file = written('gone');

  removeState(file);

  expect(readdirSync(folder).filter((name) => name.startsWith('gone'))).toEqual([]);
  expect(loadState(file)).toMatchObject({ outDir: '', domains: {}, sites: {} });
});
