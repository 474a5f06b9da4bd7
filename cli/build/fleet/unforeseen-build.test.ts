import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throwFailed } from '../../base/files/brand-failure.ts';
import { InputError, InternalError } from '../../base/terminal/errors.ts';
import { eachApart } from '../../work/plan/refused-brand.ts';
import { settledBrand } from '../../work/plan/settled-brand.ts';
import { recoverReleases, wasKilled, beginWriting } from '../release/recover-releases.ts';
import { nextLink, releasesOf } from '../release/release-paths.ts';
import { verifySites } from '../release/verify-sites.ts';
import { type BuildState, loadState, stateFile } from '../state/state.ts';
import { planBuild } from './plan-build.ts';
import { removeOrphans } from './remove-orphans.ts';

let folder = '';
const dirOf = (name: string): string => path.join(folder, name);
const CODES = ['alpha', 'broken', 'omega'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery fleet '));
  vi.stubEnv('LIVERY_HOME', dirOf('home'));
  for (const code of CODES) {
    mkdirSync(path.join(dirOf('merchants'), code), { recursive: true });
    writeFileSync(path.join(dirOf('merchants'), code, 'merchant.json'), '{}');
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const emptyState = (): BuildState => loadState(stateFile(dirOf('merchants'), dirOf('out')));
const places = () => ({ merchantsDir: dirOf('merchants'), outDir: dirOf('out') });

/** No folder can be called so: whoever looks for it is thrown something. */
const BROKEN = 'bro\0ken';

test('a brand that cannot be looked at is told, and the others are planned', () => {
  const plan = planBuild({ ...places(), codes: ['alpha', BROKEN, 'omega'] }, emptyState(), false);

  expect(plan.changed.map(({ code }) => code)).toEqual(['alpha', 'omega']);
  expect(plan.failed).toMatchObject([{ code: BROKEN, isOurs: true }]);
  expect(plan.failed[0]?.reason).toMatch(/a fault of ours.*null bytes.*:\d+:\d+/);
});

test('a site that cannot be taken away keeps no other, and is tried again with the next build', () => {
  const state = emptyState();
  for (const code of ['alpha', BROKEN, 'omega']) state.domains[code] = [];

  const { removed, failed } = removeOrphans({ ...places(), allowRemove: 3 }, [], state);

  expect(removed).toEqual(['alpha', 'omega']);
  expect(failed).toMatchObject([{ code: BROKEN, isOurs: true }]);
  expect(Object.keys(state.domains)).toEqual([BROKEN]);
});

test('a brand that cannot be cleared up after a kill keeps no other from it, and the mark of the kill stays', () => {
  for (const code of CODES)
    mkdirSync(path.join(releasesOf(dirOf('out'), code), '.draft'), { recursive: true });
  mkdirSync(nextLink(dirOf('out'), 'broken'), { recursive: true });
  beginWriting(dirOf('out'));

  const failed = recoverReleases(dirOf('out'));

  expect(failed.map(({ code }) => code)).toEqual(['broken']);
  expect(wasKilled(dirOf('out'))).toBe(true);
  expect(CODES.map((code) => existsSync(releasesOf(dirOf('out'), code)))).toEqual([
    false,
    true,
    false,
  ]);
});

test('a site that cannot be compared is told, and the others are', () => {
  for (const code of CODES) {
    const site = path.join(dirOf('sites'), code);
    mkdirSync(site, { recursive: true });
    const files = code === 'broken' ? null : {};
    writeFileSync(path.join(site, 'build.json'), JSON.stringify({ version: 1, code, files }));
  }

  const { ok, sites } = verifySites(dirOf('sites'), []);

  expect(ok).toBe(false);
  expect(sites.map(({ code, ok: isGood }) => [code, isGood])).toEqual([
    ['alpha', true],
    ['broken', false],
    ['omega', true],
  ]);
  expect(sites[1]?.fault).toMatch(/^a fault of ours/);
});

test('a brand that cannot be planned is refused, with its place, and the others are planned', async () => {
  const planned = await eachApart(dirOf('merchants'), CODES, (code) => {
    if (code === 'broken') throw new TypeError('it has no look');
    return settledBrand(code, 'unchanged');
  });

  expect(planned.map(({ code, change }) => [code, change])).toEqual([
    ['alpha', 'unchanged'],
    ['broken', 'refused'],
    ['omega', 'unchanged'],
  ]);
  expect(planned[1]?.problems).toMatchObject([{ code: 'merchant/unforeseen', merchant: 'broken' }]);
  expect(planned[1]?.problems[0]?.file).toMatch(/broken\/merchant\.json$/);
});

test('a full disk is nobody’s fault: it ends the plan with one sentence', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const planned = eachApart(dirOf('merchants'), CODES, () => {
    throw full;
  });

  await expect(planned).rejects.toThrow(InputError);
  await expect(planned).rejects.toThrow('no space left');
});

test('which brands failed is told once all others are done; what nobody foresaw is a fault of ours', () => {
  const one = { code: 'broken', reason: 'its release is damaged' };

  expect(() => throwFailed([], 3)).not.toThrow();
  expect(() => throwFailed([one], 3)).toThrow(InputError);
  expect(() => throwFailed([one], 3)).toThrow(
    '1 of 3 brands failed; the others are done.\nbroken:',
  );
  expect(() => throwFailed([{ ...one, isOurs: true }], 3)).toThrow(InternalError);
});
