import type * as FileSystem from 'node:fs';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { inspectFolder, isSame } from './inspect-site.ts';
import { pinnedHash } from './pin.ts';
import { listReleases, readRecord, servedRelease } from './list-releases.ts';
import { isRetired, retireSite } from './retire-site.ts';
import { beginWriting, endWriting, recoverReleases } from './recover-releases.ts';
import { rollback } from './rollback.ts';
import { stageRelease } from './stage-release.ts';
import { inspectRelease } from './verify-sites.ts';

/*
 * Kills at random moments rarely hit the few microseconds of a switch. Here a work is killed at
 * each of its calls that change the disk, one after the other: in the middle of that call where it
 * has a middle, and no later call does anything, as of a process that is gone.
 */
const disk = vi.hoisted(() => {
  // What other tests of this worker have loaded calls the disk without a guard.
  vi.resetModules();
  return { callsLeft: Number.POSITIVE_INFINITY };
});

class Killed extends Error {}

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>();
  const guard =
    <Args extends never[], Result>(
      call: (...args: Args) => Result,
      half?: (...args: Args) => void,
    ) =>
    (...args: Args): Result => {
      disk.callsLeft -= 1;
      if (disk.callsLeft > 0) return call(...args);
      if (disk.callsLeft === 0) half?.(...args);
      throw new Killed();
    };
  const writeHalf = (file: string, content: string | Buffer): void =>
    fs.writeFileSync(file, content.slice(0, content.length / 2));
  const removeHalf = (target: string): void => {
    const stats = fs.lstatSync(target, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return;
    const names = fs.readdirSync(target);
    for (const name of names.slice(0, Math.ceil(names.length / 2))) {
      fs.rmSync(path.join(target, name), { recursive: true });
    }
  };
  return {
    ...fs,
    linkSync: guard(fs.linkSync),
    mkdirSync: guard(fs.mkdirSync as never),
    renameSync: guard(fs.renameSync),
    rmdirSync: guard(fs.rmdirSync as never),
    rmSync: guard(fs.rmSync as never, removeHalf as never),
    symlinkSync: guard(fs.symlinkSync),
    writeFileSync: guard(fs.writeFileSync as never, writeHalf as never),
  };
});

let out = '';

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'livery-kill-'));
  vi.stubEnv('LIVERY_HOME', `${out}-home`);
});

afterEach(() => {
  disk.callsLeft = Number.POSITIVE_INFINITY;
  for (const folder of [out, `${out}-home`]) rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const siteOf = (text: string): { files: SiteFiles; record: string } => {
  const files: SiteFiles = new Map();
  addOwnFile(files, 'index.html', text);
  addOwnFile(files, 'assets/logo.svg', `<svg>${text}</svg>`);
  const hashes = Object.fromEntries([...files].map(([name, { sha256 }]) => [name, sha256]));
  return { files, record: JSON.stringify({ version: 1, code: 'shwe', files: hashes }) };
};

/** As a build does it. */
const build = (text: string): void => {
  const { files, record } = siteOf(text);
  recoverReleases(out);
  beginWriting(out);
  stageRelease(out, 'shwe', files, record);
  endWriting(out);
};

/** What is served: the page of a whole site, `nothing`, or `broken`. */
const served = (): string => {
  const folder = path.join(out, 'shwe');
  const record = readRecord(folder);
  if (!record) return existsSync(folder) ? 'broken' : 'nothing';
  const isWhole = isSame(inspectFolder(folder, record.files, ['build.json']));
  return isWhole ? readFileSync(path.join(folder, 'index.html'), 'utf8') : 'broken';
};

/** What is thrown at one brand keeps no other from it; here it is the kill, which ends the process. */
const recover = (): void => {
  if (recoverReleases(out).length > 0) throw new Killed();
};

const forget = (): void => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
};

/** What may lie beside releases: why one is held, and since when all are away. */
const MARKS = ['held', '.retired'];

/** Every release is whole, nothing else lies beside them, and unless held the newest is served. */
const checkReleases = (when: string): void => {
  const folder = path.join(out, '.releases/shwe');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const ids = listReleases(out, 'shwe').map(({ id }) => id);
  expect(names.filter((name) => !MARKS.includes(name)).toSorted(), when).toEqual(ids.toSorted());
  expect(ids.length, when).toBeLessThanOrEqual(5);
  for (const id of ids) expect(isSame(inspectRelease(out, 'shwe', id)), when).toBe(true);
  const isHeld = pinnedHash(out, 'shwe') !== undefined;
  const expected = isRetired(out, 'shwe') ? undefined : ids[0];
  if (!isHeld) expect(servedRelease(out, 'shwe'), when).toBe(expected);
};

/**
 * Kills a work at its first call, at its second, and so on until it gets through.
 *
 * @param prepare makes the folder as the work finds it
 * @param before what may be served at the kill
 * @param after what may be served once a later command has cleared up
 */
const killEverywhere = async (
  prepare: () => void,
  work: () => unknown,
  { before, after }: { before: string[]; after: string[] },
): Promise<number> => {
  for (let calls = 1; ; calls += 1) {
    forget();
    prepare();
    disk.callsLeft = calls;
    let isKilled = false;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      isKilled = true;
    }
    disk.callsLeft = Number.POSITIVE_INFINITY;
    expect(before, `killed at call ${calls}`).toContain(served());
    // The lock of a process that is gone; this one lives on.
    rmSync(path.join(out, '.build.lock'), { force: true });
    recoverReleases(out);
    expect(after, `after a kill at call ${calls}`).toContain(served());
    checkReleases(`after a kill at call ${calls}`);
    build('later');
    expect(served()).toBe('later');
    if (!isKilled) return calls;
  }
};

test('a first build, killed anywhere: nothing is served, or the whole site', async () => {
  const calls = await killEverywhere(
    () => {},
    () => build('new'),
    {
      before: ['nothing', 'new'],
      after: ['nothing', 'new'],
    },
  );

  expect(calls).toBeGreaterThan(10);
});

test('a build, killed anywhere: the site before is served, or the new one', async () => {
  const sites = ['old', 'new'];

  await killEverywhere(
    () => build('old'),
    () => build('new'),
    { before: sites, after: sites },
  );
});

test('a build that drops an old release, killed anywhere', async () => {
  const prepare = (): void => ['1', '2', '3', '4', '5'].forEach(build);
  const sites = ['5', 'new'];

  await killEverywhere(prepare, () => build('new'), { before: sites, after: sites });
});

test('a rollback, killed anywhere: one of the two releases is served', async () => {
  const prepare = (): void => ['old', 'new'].forEach(build);
  const sites = ['old', 'new'];
  const work = () => rollback({ merchantsDir: out, outDir: out, code: 'shwe' });

  await killEverywhere(prepare, work, { before: sites, after: sites });
});

test('clearing up after a kill, killed anywhere', async () => {
  const prepare = (): void => {
    build('old');
    disk.callsLeft = 12;
    expect(() => build('new')).toThrow(Killed);
    disk.callsLeft = Number.POSITIVE_INFINITY;
  };
  const sites = ['old', 'new'];

  await killEverywhere(prepare, recover, { before: sites, after: sites });
});

test('taking over a plain folder, killed anywhere: it is served afterwards', async () => {
  const prepare = (): void => {
    const { record } = siteOf('old');
    const site = path.join(out, 'shwe');
    mkdirSync(path.join(site, 'assets'), { recursive: true });
    writeFileSync(path.join(site, 'index.html'), 'old');
    writeFileSync(path.join(site, 'assets/logo.svg'), '<svg>old</svg>');
    writeFileSync(path.join(site, 'build.json'), record);
  };

  // The one moment without a site: a link cannot take a folder's place in one step.
  await killEverywhere(prepare, recover, {
    before: ['old', 'nothing'],
    after: ['old'],
  });
});

test('a site that is taken away, killed anywhere: it is served whole or away', async () => {
  const prepare = (): void => ['old', 'new'].forEach(build);

  await killEverywhere(prepare, () => retireSite(out, 'shwe'), {
    before: ['new', 'nothing'],
    after: ['new', 'nothing'],
  });
});
