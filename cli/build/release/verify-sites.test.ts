import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { retireSite } from './retire-site.ts';
import { stageRelease } from './stage-release.ts';
import { verifySites } from './verify-sites.ts';

let out = '';

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'livery-verify-'));
  vi.stubEnv('LIVERY_HOME', `${out}-home`);
  for (const code of ['shwe', 'volt']) {
    const files: SiteFiles = new Map();
    addOwnFile(files, 'index.html', code);
    const hashes = Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256]));
    stageRelease(out, code, files, JSON.stringify({ version: 1, code, files: hashes }));
  }
});

afterEach(() => {
  for (const folder of [out, `${out}-home`]) rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

test('releases of a brand that was taken away wait, and are no fault', () => {
  retireSite(out, 'shwe');

  const { ok, sites } = verifySites(out, []);

  expect(ok).toBe(true);
  expect(sites.map(({ code }) => code)).toEqual(['volt']);
});

test('who names a brand that was taken away is told how it is served again', () => {
  retireSite(out, 'shwe');

  expect(() => verifySites(out, ['shwe', 'volt'])).toThrow(/taken away.*livery rollback shwe/);
  expect(() => verifySites(out, ['nobody'])).toThrow('has no site of nobody');
});

test('a site whose link is gone without being taken away is still missing', () => {
  rmSync(path.join(out, 'shwe'));

  const { ok, sites } = verifySites(out, []);

  expect(ok).toBe(false);
  expect(sites.find(({ code }) => code === 'shwe')?.missing).toEqual(['build.json']);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a planted file is foreign, also one by the name of %s',
  (name) => {
    writeFileSync(path.join(out, 'shwe', name), 'planted');

    const { ok, sites } = verifySites(out, ['shwe']);

    expect(ok).toBe(false);
    expect(sites[0]?.extra).toEqual([name]);
  },
);
