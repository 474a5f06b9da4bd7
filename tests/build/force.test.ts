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
import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { BuildReport } from '../../cli/api/build.ts';
import { listReleases } from '../../cli/build/release/list-releases.ts';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import { makeDraw } from './plan-edits.ts';
import { type Finished, readTree, runLivery, startLivery } from './run-livery.ts';
import { countSteps, drawMoment, startStopped, type StepCounts } from './stopped-build.ts';

/*
 * What a build must survive: kills at any moment, a second build beside it, a clock that is wrong.
 * After each of them every site that is served is whole.
 */
const { codes, build, edit, fileOf, folder, merchants, out, remove } = makeFixture(inProof(8, 24));
const [first = '', second = ''] = codes;
const COLORS = ['#1d6b3a', '#274a8c'] as const;
const ARGS = ['build', '--merchants', merchants, '--out'];
/** Stops what hangs; nothing is measured by it. */
const PATIENCE = { timeout: 100_000 };

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

/** What a build of all of them does on the disk: the first one, and one that replaces sites. */
const steps: { first: StepCounts; next: StepCounts } = { first: [], next: [] };

const draw = makeDraw(proofSeed);
let killed = 0;

/** Starts a build that is killed at a random moment of its work; tells at which. */
const killOnce = async (dir: string, counts: StepCounts): Promise<string> => {
  const moment = drawMoment(counts, draw);
  const { code } = await startStopped([...ARGS, dir, '--json'], moment).finished;
  killed += code === null ? 1 : 0;
  return `killed at ${moment.step} ${moment.nth} (LIVERY_SEED=${proofSeed})`;
};

beforeAll(async () => {
  // Both colors are rendered once, so that what is killed later is the writing of sites.
  for (const color of COLORS) {
    for (const code of codes) paint(code, color);
    const { code, stderr } = await build();
    if (code !== 0) throw new Error(stderr);
  }
  rmSync(out, { recursive: true });
  steps.first = await countSteps([...ARGS, out, '--json']);
  for (const code of codes) paint(code, COLORS[0]);
  steps.next = await countSteps([...ARGS, out, '--json']);
});

afterAll(remove);

/** Kills of a first build, and of one that has sites to replace. */
const [EARLY, LATER] = inProof([3, 7], [15, 35]);

test(`killed at ${EARLY + LATER} random moments, every site is whole; then a build ends as if never killed`, async () => {
  const early = path.join(folder, 'early');
  for (let round = 0; round < EARLY; round += 1) {
    rmSync(early, { recursive: true, force: true });
    const when = await killOnce(early, steps.first);
    if (existsSync(early)) expect(brokenSites(early), when).toEqual([]);
  }
  for (let round = 0; round < LATER; round += 1) {
    for (const code of codes) paint(code, COLORS[(round + 1) % 2] ?? '');
    const when = await killOnce(out, steps.next);
    expect(brokenSites(out), when).toEqual([]);
    expect(readdirSync(out).filter((name) => !name.startsWith('.'))).toEqual(codes);
  }

  // A moment that this build does not come to, for there was less to do, kills nothing.
  expect(killed).toBeGreaterThanOrEqual(EARLY);
  const { code } = await build();
  const clean = path.join(folder, 'clean');
  await requestLivery([...ARGS, clean]);

  expect(code).toBe(0);
  expect(litter(out)).toEqual([]);
  for (const each of codes) {
    expect(readTree(path.join(out, each))).toEqual(readTree(path.join(clean, each)));
    expect(listReleases(out, each).length).toBeLessThanOrEqual(5);
  }
}, 900_000);

test('of two builds at once the second waits, says so, and finds nothing left to do', async () => {
  for (const code of codes) paint(code, COLORS[0]);
  await build();
  for (const code of codes) paint(code, COLORS[1]);

  // The first stops in the middle of its work, until the second has found it there.
  const middle = { step: 'symlinkSync', nth: 1, signal: 'SIGSTOP' } as const;
  const one = startStopped([...ARGS, out, '--json'], middle);
  // However this ends, nobody is left who stands still and holds the lock.
  onTestFinished(() => void one.child.kill('SIGKILL'));
  await vi.waitUntil(() => existsSync(path.join(out, '.build.lock')), PATIENCE);
  const other = startLivery([...ARGS, out, '--json']);
  await once(other.child.stderr, 'data');
  // It may stop itself only after this: it is told to go on until it has ended.
  const going = setInterval(() => void one.child.kill('SIGCONT'), 50);
  const [done, waited] = await Promise.all([one.finished, other.finished]).finally(() =>
    clearInterval(going),
  );

  const builtBy = ({ stdout }: Finished) => (JSON.parse(stdout) as BuildReport).built;
  expect([done.code, waited.code]).toEqual([0, 0]);
  expect([builtBy(done), builtBy(waited)]).toEqual([codes.length, 0]);
  expect(done.stderr).toBe('');
  expect(waited.stderr).toBe(
    `Another build (process ${one.child.pid}) is writing there; waiting for it…\n`,
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
  await requestLivery([...ARGS, old, ...few]);
  for (const code of few) {
    const release = path.join(old, '.releases', code);
    const [id = ''] = readdirSync(release);
    rmSync(path.join(old, code));
    renameSync(path.join(release, id), path.join(old, code));
  }
  rmSync(path.join(old, '.releases'), { recursive: true });

  const { code, stdout } = await requestLivery([...ARGS, old, ...few]);

  expect(code).toBe(0);
  expect(stdout).toContain('0 built, 3 unchanged');
  expect(verifySites(old, few).ok).toBe(true);
  for (const each of few) {
    expect(listReleases(old, each).map(({ number }) => number)).toEqual([1]);
  }
});
