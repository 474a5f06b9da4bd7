import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { countTemplates, openBench, settingsOf } from './bench/bench-fleet.ts';
import { makeFleet } from './bench/make-fleet.ts';
import { type MeasuredTree, measureTree } from './bench/measure-tree.ts';
import { timePlainBuilds } from './bench/plain-vite.ts';

/*
 * npm run bench:build [-- --size N] [--json]: how long a fleet takes, 10,000 merchants unless told
 * otherwise. Everything happens under a temporary folder, with a store of its own; 10,000 take
 * about 6 GB there and 15 minutes. Times include the start of the process; short ones are the best
 * of three. Memory is that of the process and its children together.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const isJson = process.argv.includes('--json');
const sizeAt = process.argv.indexOf('--size');
const size = sizeAt > 0 ? Number(process.argv[sizeAt + 1]) : 10_000;

/** The goals are for 10,000 merchants on two processors. */
const GOALS = {
  warm: 25,
  nothing: 1,
  edit: 0.3,
  peakBytes: 700_000_000,
  check: 6,
  checkBytes: 600_000_000,
};

interface Figure {
  what: string;
  seconds?: number;
  /** What the processors worked in that time, both together. */
  cpuSeconds?: number;
  bytes?: number;
  count?: number;
  /** The most that it should be, in the figure's own unit. */
  goal?: number;
  note?: string;
}

const figures: Figure[] = [];

const shown = ({ seconds, bytes, count }: Figure): string => {
  if (seconds !== undefined) return `${seconds.toFixed(2)} s `;
  if (bytes !== undefined) return `${(bytes / 1e6).toFixed(0)} MB`;
  return `${(count ?? 0).toLocaleString('en')}   `;
};

const goalOf = ({ goal, seconds, cpuSeconds, note = '' }: Figure): string => {
  const parts = [
    cpuSeconds === undefined ? '' : `processors ${cpuSeconds.toFixed(2)} s`,
    goal === undefined ? '' : `goal ${seconds === undefined ? `${goal / 1e6} MB` : `${goal} s`}`,
    note,
  ];
  return parts.filter(Boolean).join(', ');
};

/** A run as a figure. */
const timed = (what: string, run: MeasuredTree, goal?: number): Figure => {
  const { seconds, cpuSeconds } = run;
  return { what, seconds, cpuSeconds, ...(goal !== undefined && { goal }) };
};

/** Takes up a figure and tells it at once, so that a later failure does not lose it. */
const report = (figure: Figure): void => {
  figures.push(figure);
  const line = `${figure.what.padEnd(52)}${shown(figure).padStart(12)}  ${goalOf(figure)}`;
  (isJson ? process.stderr : process.stdout).write(`${line.trimEnd()}\n`);
};

type Run = () => Promise<MeasuredTree>;

/** The run that took the least time: what the program takes when nothing else disturbs it. */
const best = async (rounds: number, prepare: () => void, run: Run): Promise<MeasuredTree> => {
  const runs: MeasuredTree[] = [];
  for (let round = 0; round < rounds; round += 1) {
    prepare();
    runs.push(await run());
  }
  const [least] = runs.toSorted((one, other) => one.seconds - other.seconds);
  const peakBytes = Math.max(...runs.map((each) => each.peakBytes));
  return { ...(least as MeasuredTree), peakBytes };
};

const benchBuilds = async (bench: ReturnType<typeof openBench>, code: string): Promise<void> => {
  const { build } = bench;
  const still = (): void => {};
  // Ten thousand sites are built once: another round is another gigabyte.
  const rounds = size > 3000 ? 1 : 3;
  const cold = await build();
  report(timed('cold: compile, icons and all', cold));
  for (const compile of bench.compiles()) {
    const { shapes, refused } = countTemplates(compile);
    report({ what: 'templates of home pages', count: shapes, note: `${refused} refused` });
  }
  const warm = await best(rounds, bench.dropSites, build);
  report(timed('warm store', warm, GOALS.warm));
  const nothing = await best(3, still, build);
  report(timed('nothing changed', nothing, GOALS.nothing));
  const edits: [string, () => void, Run][] = [
    ['one color edited, brand named', () => bench.changeColor(code), () => build(code)],
    ['one text edited, brand named', () => bench.changeText(code), () => build(code)],
    ['one color edited, whole fleet looked at', () => bench.changeColor(code), () => build()],
    ['one text edited, whole fleet looked at', () => bench.changeText(code), () => build()],
  ];
  const runs = [cold, warm, nothing];
  for (const [what, prepare, run] of edits) {
    const edited = await best(3, prepare, run);
    report(timed(what, edited, GOALS.edit));
    runs.push(edited);
  }
  report({
    what: 'peak memory, cold: with the compile, a process apart',
    bytes: cold.peakBytes,
    goal: GOALS.peakBytes,
  });
  const [, ...others] = runs.map(({ peakBytes }) => peakBytes);
  report({ what: 'peak memory, all others', bytes: Math.max(...others), goal: GOALS.peakBytes });
};

/** What own code costs: the brand that has it, and no other. */
const benchOwnCode = async (bench: ReturnType<typeof openBench>, code: string): Promise<void> => {
  const shared = bench.compiles().length;
  bench.changeOwnCode(code);
  const note = 'its own compile; of the others nothing';
  report({ ...timed('own code given to one brand, whole fleet', await bench.build()), note });
  bench.changeOwnCode(code);
  report(timed('own code edited, brand named', await bench.build(code)));
  bench.changeColor(code);
  report(timed('one color of that brand edited', await bench.build(code), GOALS.edit));
  report({
    what: 'compiles that all share, before and after',
    count: bench.compiles().length - shared,
    note: '0: none came',
  });
};

const benchCheck = async ({ check }: ReturnType<typeof openBench>): Promise<void> => {
  const checked = await best(2, () => {}, check);
  report(timed('check', checked, GOALS.check));
  report({ what: 'peak memory of check', bytes: checked.peakBytes, goal: GOALS.checkBytes });
};

const run = async (folder: string): Promise<void> => {
  const bench = openBench(ROOT, folder);
  const { merchants, out } = bench.places;
  process.stderr.write(`Making ${size} merchants in ${folder}\n`);
  const codes = makeFleet(merchants, size);
  report({ what: 'merchants', count: size, note: `${cpus().length} processors` });
  await benchBuilds(bench, codes[Math.floor(size / 2)] ?? '');
  await benchCheck(bench);
  await benchOwnCode(bench, codes[Math.floor(size / 3)] ?? '');
  const copy = path.join(folder, 'copy');
  const links = await measureTree('cp', ['-al', out, copy], { cwd: folder });
  report({ ...timed('cp -al of the sites', links), note: 'the floor, one processor' });
  const plain = timePlainBuilds(
    ROOT,
    codes.slice(0, 3).map((code) => settingsOf(out, code)),
  );
  const each = plain.reduce((sum, seconds) => sum + seconds, 0) / plain.length;
  report({ what: 'one plain vite build per merchant', seconds: each * size, note: 'from three' });
  rmSync(copy, { recursive: true, force: true });
  bench.dropPages();
  const anew = await bench.build();
  report(timed('warm compile and icons, all checked and rendered anew', anew));
};

const folder = mkdtempSync(path.join(tmpdir(), 'livery-bench-'));
try {
  await run(folder);
  if (isJson) process.stdout.write(`${JSON.stringify({ merchants: size, figures }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
