import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReleases } from '../../cli/release/list-releases.ts';
import { verifySites } from '../../cli/release/verify-sites.ts';
import { makeFixture } from './build-fixture.ts';
import { readTree, runLivery, startLivery } from './run-livery.ts';

/*
 * What a build must survive: kills at any moment, a second build beside it, a clock that is wrong.
 * After each of them every site that is served is whole.
 */
const { codes, build, edit, fileOf, folder, merchants, out, remove } = makeFixture(24);
const [first = '', second = ''] = codes;
const COLORS = ['#1d6b3a', '#274a8c'] as const;
const ARGS = ['build', '--merchants', merchants, '--out'];

const paint = (code: string, primary: string): void =>
  edit(code, (config) => Object.assign(config['theme'] ?? {}, { brand: { primary } }));

/** The sites that are not whole; what was never built is simply not there. */
const brokenSites = (dir: string): string[] => {
  const served = codes.filter((code) => existsSync(path.join(dir, code)));
  return verifySites(dir, served)
    .sites.filter(({ ok }) => served.length > 0 && !ok)
    .map(({ code }) => code);
};

/** What a killed build may leave behind, and a later one clears away. */
const litter = (dir: string): string[] =>
  (readdirSync(dir, { recursive: true }) as string[]).filter((name) =>
    /(^|\/)\.(?!releases(\/|$))|\.lock|held\./.test(name),
  );

let buildMs = 0;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const random = randomFrom(6);

/** Starts a build and kills it at a random moment from its start to a little after its end. */
const killOnce = async (dir: string): Promise<number> => {
  const afterMs = 60 + random() * buildMs;
  const { child, finished } = startLivery([...ARGS, dir, '--json']);
  await sleep(afterMs);
  child.kill('SIGKILL');
  await finished;
  return Math.round(afterMs);
};

beforeAll(async () => {
  // Both colours are dressed once, so that what is killed later is the writing of sites.
  for (const color of COLORS) {
    for (const code of codes) paint(code, color);
    const { code, stderr } = await build();
    if (code !== 0) throw new Error(stderr);
  }
  rmSync(out, { recursive: true });
  const started = performance.now();
  await build();
  buildMs = performance.now() - started;
});

afterAll(remove);

test('killed at 50 random moments, every site is whole; then a build ends as if never killed', async () => {
  const early = path.join(folder, 'early');
  for (let round = 0; round < 15; round += 1) {
    rmSync(early, { recursive: true, force: true });
    const afterMs = await killOnce(early);
    if (existsSync(early)) expect(brokenSites(early), `killed after ${afterMs} ms`).toEqual([]);
  }
  for (let round = 0; round < 35; round += 1) {
    for (const code of codes) paint(code, COLORS[round % 2] ?? '');
    const afterMs = await killOnce(out);
    expect(brokenSites(out), `killed after ${afterMs} ms`).toEqual([]);
    expect(readdirSync(out).filter((name) => !name.startsWith('.'))).toEqual(codes);
  }

  const { code } = await build();
  const clean = path.join(folder, 'clean');
  await runLivery([...ARGS, clean]);

  expect(code).toBe(0);
  expect(litter(out)).toEqual([]);
  for (const each of codes) {
    expect(readTree(path.join(out, each))).toEqual(readTree(path.join(clean, each)));
    expect(listReleases(out, each).length).toBeLessThanOrEqual(5);
  }
}, 300_000);

test('of two builds at once the second waits, says so, and finds nothing left to do', async () => {
  for (const code of codes) paint(code, COLORS[0]);
  await build();
  for (const code of codes) paint(code, COLORS[1]);

  const both = await Promise.all([build(), build()]);

  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ report }) => report.built).toSorted((a, b) => a - b)).toEqual([
    0,
    codes.length,
  ]);
  expect(both.map(({ stderr }) => stderr).join('')).toMatch(
    /^Another build \(process \d+\) is writing there; waiting for it…\n$/,
  );
  expect(brokenSites(out)).toEqual([]);
});

test('a lock of a killed build whose process id lives on in another process holds nobody up', async () => {
  writeFileSync(path.join(out, '.build.lock'), `${process.pid} 1 another-boot`);

  expect((await build()).report.unchanged).toBe(codes.length);
});

/** Runs a build with the time of day set back by a year, in all its threads. */
const buildBefore = async () => {
  const year = 365 * 86_400_000;
  const module = `const now = Date.now; Date.now = () => now() - ${year};
    globalThis.Date = new Proxy(Date, {
      construct: (target, args, self) =>
        Reflect.construct(target, args.length > 0 ? args : [target.now()], self),
    });`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
  const { code, stdout, stderr } = await runLivery([...ARGS, out, '--json'], env);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as { built: number; codes: { built: string[] } };
};

test('with the clock set back an edit is built, and the newest release stays the newest', async () => {
  const [newest] = listReleases(out, first);
  const other = listReleases(out, second);
  paint(first, '#8c2748');
  const sameSize = readFileSync(fileOf(first), 'utf8');
  utimesSync(fileOf(first), new Date(0), new Date(0));

  expect((await buildBefore()).codes.built).toEqual([first]);

  const releases = listReleases(out, first);
  expect(releases[0]?.number).toBe((newest?.number ?? 0) + 1);
  expect(readFileSync(path.join(out, first, 'index.html'), 'utf8')).toContain('#8c2748');

  // The same length, and the same time on the file as before.
  writeFileSync(fileOf(first), sameSize.replace('#8c2748', '#8c2749'));
  utimesSync(fileOf(first), new Date(0), new Date(0));
  expect((await buildBefore()).codes.built).toEqual([first]);
  expect(readFileSync(path.join(out, first, 'index.html'), 'utf8')).toContain('#8c2749');
  expect((await build()).report).toMatchObject({ built: 0, unchanged: codes.length });
  expect(listReleases(out, second)).toEqual(other);
});

test('sites of older builds, plain folders, are taken over as the first release', async () => {
  const old = path.join(folder, 'old');
  const few = codes.slice(0, 3);
  await runLivery([...ARGS, old, ...few]);
  for (const code of few) {
    const release = path.join(old, '.releases', code);
    const [id = ''] = readdirSync(release);
    rmSync(path.join(old, code));
    renameSync(path.join(release, id), path.join(old, code));
  }
  rmSync(path.join(old, '.releases'), { recursive: true });

  const { code, stdout } = await runLivery([...ARGS, old, ...few]);

  expect(code).toBe(0);
  expect(stdout).toContain('0 built, 3 unchanged');
  expect(verifySites(old, few).ok).toBe(true);
  for (const each of few) {
    expect(listReleases(old, each).map(({ number }) => number)).toEqual([1]);
  }
});
