import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { hash } from 'node:crypto';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { makeDisk, NO_MOUNT } from '../../scripts/debian/small-disk.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import { takeCompile } from './own-store.ts';
import { runLivery } from './run-livery.ts';

/*
 * Disks that are full or closed. A small file system of its own is mounted for it, which only root
 * may do (and not in every container): elsewhere these tests are skipped.
 */
const { codes, build, edit, folder, merchants, remove } = makeFixture(2);
const disk = path.join(folder, 'disk');
const ARGS = ['build', '--merchants', merchants, '--json', '--out'];

const { canMount, mount, unmount, fill } = makeDisk(disk);

beforeAll(async () => {
  const { code, stderr } = await build();
  if (code !== 0) throw new Error(stderr);
});

afterEach(unmount);
afterAll(remove);

const paint = (primary: string): void => {
  for (const code of codes) {
    edit(code, (config) => Object.assign(config['theme'] ?? {}, { brand: { primary } }));
  }
};

const pages = (dir: string): string[] =>
  codes.map((code) => readFileSync(path.join(dir, code, 'index.html'), 'utf8'));

test('a full disk: the last good sites stay, and once there is space a build succeeds', async ({
  skip,
}) => {
  skip(!canMount, NO_MOUNT);

  mount('-o', 'size=64m');
  const sites = path.join(disk, 'sites');
  expect((await requestLivery([...ARGS, sites])).code).toBe(0);
  const before = pages(sites);
  const names = readdirSync(sites, { recursive: true }).length;
  const filler = fill();
  paint('#1d6b3a');

  const { code, stderr } = await requestLivery([...ARGS, sites]);

  expect(code).toBe(1);
  expect(stderr).toContain(`there is no space left in ${sites}`);
  expect(stderr).not.toMatch(/\bat .*\.ts:\d/);
  expect(verifySites(sites, []).ok).toBe(true);
  expect(pages(sites)).toEqual(before);
  rmSync(filler);
  expect((await requestLivery([...ARGS, sites])).code).toBe(0);
  expect(pages(sites).every((page) => page.includes('#1d6b3a'))).toBe(true);
  expect(verifySites(sites, []).ok).toBe(true);
  const links = codes.length;
  expect(readdirSync(sites, { recursive: true }).length).toBeLessThanOrEqual(2 * names - links);
});

test('a new merchant whose site finds no space is there, and is told as not built', async ({
  skip,
}) => {
  skip(!canMount, NO_MOUNT);

  // Enough for the lock and for the first files of a site.
  mount('-o', 'size=256k');
  const own = path.join(folder, 'new merchants');
  const places = ['--merchants', own, '--out', path.join(disk, 'sites')];

  const { code, stderr } = await requestLivery(['new', 'aurora', '--no-input', ...places]);

  expect(code).toBe(1);
  expect(stderr).toContain('aurora is made, and its site is not: there is no space left in');
  expect(stderr).toContain('livery build aurora');
  expect(stderr).not.toContain('is ready');
  expect(readdirSync(own)).toEqual(['aurora']);
});

test('a full disk under the store leaves no half file in it', async ({ skip }) => {
  skip(!canMount, NO_MOUNT);

  mount('-o', 'size=256m');
  const home = path.join(disk, 'home');
  await takeCompile(home);
  const filler = fill();
  const env = { LIVERY_HOME: home };

  const { code, stderr } = await runLivery([...ARGS, path.join(folder, 'other')], env);

  expect(code).toBe(1);
  expect(stderr).toContain(`there is no space left in ${home}`);
  rmSync(filler);
  const half = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('/blobs/'))
    .filter(({ name }) => !/\.(br|gz)$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => {
      const digest = hash('sha256', readFileSync(file));
      return !file.endsWith(path.join(digest.slice(0, 2), digest.slice(2)));
    });
  expect(half).toEqual([]);
  expect((await runLivery([...ARGS, path.join(folder, 'other')], env)).code).toBe(0);
  expect(verifySites(path.join(folder, 'other'), []).ok).toBe(true);
});

test('a read-only output is refused clearly, and is served all the same', async ({ skip }) => {
  skip(!canMount, NO_MOUNT);

  mount('-o', 'size=64m');
  const sites = path.join(disk, 'sites');
  await requestLivery([...ARGS, sites]);
  const before = pages(sites);
  paint('#274a8c');
  execFileSync('mount', ['-o', 'remount,ro', disk]);

  const built = await requestLivery([...ARGS, sites]);
  const places = ['--merchants', merchants, '--out', sites];
  const back = await requestLivery(['rollback', codes[0] ?? '', ...places]);
  const verified = await requestLivery(['verify', '--out', sites]);
  const listed = await requestLivery(['list', ...places]);

  for (const { code, stderr } of [built, back]) {
    expect(code).toBe(1);
    expect(stderr).toContain(`${sites} lies on a read-only file system`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  expect(verified.code).toBe(0);
  expect(listed.code).toBe(0);
  expect(pages(sites)).toEqual(before);
  execFileSync('mount', ['-o', 'remount,rw', disk]);
  expect((await requestLivery([...ARGS, sites])).code).toBe(0);
  expect(pages(sites).every((page) => page.includes('#274a8c'))).toBe(true);
});
