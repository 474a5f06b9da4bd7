import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { keepFolder, makeOwnFolder } from './base/own-folder.ts';
import { readOptions } from './base/read-options.ts';
import { countTemplates, openBench, settingsOf } from './bench/bench-fleet.ts';
import {
  type Figure,
  goal,
  type Goal,
  goalLines,
  lineOf,
  medianRun,
  timed,
} from './bench/figures.ts';
import { makeFleet } from './bench/make-fleet.ts';
import { type MeasuredTree, measureTree } from './bench/measure-tree.ts';
import { timePlainBuilds } from './bench/plain-vite.ts';

/*
 * npm run bench:build [-- --size N] [--json] [--keep]: how long a fleet takes, 10,000 merchants unless told
 * otherwise. Everything happens under a temporary folder, with a store of its own; 10,000 take
 * about 6 GB there and 15 minutes. Times include the start of the process; short ones are the median
 * of three by processor time. Memory is that of the process and its children together. `--keep` leaves the folder
 * and says where it is, to look closer at.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const {
  size,
  json: isJson,
  keep,
} = readOptions({
  command: 'npm run bench:build',
  does: 'How long a fleet of merchants takes to build, from nothing and after changes; 10,000 take 15 minutes and 6 GB.',
  options: {
    size: { kind: 'number', usual: 10_000, least: 3, says: 'Merchants.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
    keep: { kind: 'flag', says: 'Leaves the folder, and says where it is.' },
  },
});

/** The goals are for 10,000 merchants on two processors; processors' seconds hold on a busy machine, too. */
const GOALS = {
  /** Times what `cp -al` of the same sites costs the processors in the same run. */
  warm: 1.5,
  nothing: 1,
  edit: 0.3,
  peakMegabytes: 700,
  check: 6,
  checkMegabytes: 600,
  dressedThousand: 40,
};

const CPU = 's of processors';

const cpuGoal = (most: number, run: MeasuredTree): Goal => goal(CPU, most, run.cpuSeconds);
const memoryGoal = (most: number, bytes: number): Goal => goal('MB', most, bytes / 1e6);

const figures: Figure[] = [];

/** Takes up a figure and tells it at once, so that a later failure does not lose it. */
const report = (figure: Figure): void => {
  figures.push(figure);
  (isJson ? process.stderr : process.stdout).write(`${lineOf(figure)}\n`);
};

type Run = () => Promise<MeasuredTree>;

/** Runs some times and takes the median. */
const several = async (rounds: number, prepare: () => void, run: Run): Promise<MeasuredTree> => {
  const runs: MeasuredTree[] = [];
  for (let round = 0; round < rounds; round += 1) {
    prepare();
    runs.push(await run());
  }
  return medianRun(runs);
};

/** `cp -al` of all sites, in the same run: the least that a build of links can take. */
const copied = async ({ places: { out } }: ReturnType<typeof openBench>): Promise<MeasuredTree> => {
  const cwd = path.dirname(out);
  const copy = path.join(cwd, 'copy');
  const run = await measureTree('cp', ['-al', out, copy], { cwd });
  rmSync(copy, { recursive: true, force: true });
  return run;
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
  const warm = await several(rounds, bench.dropSites, build);
  const floor = await copied(bench);
  report(timed('cp -al of the sites, one processor', floor));
  const times = goal('× cp -al by processors', GOALS.warm, warm.cpuSeconds / floor.cpuSeconds);
  report(timed('warm store', warm, times));
  const nothing = await several(3, still, build);
  report(timed('nothing changed', nothing, cpuGoal(GOALS.nothing, nothing)));
  const edits: [string, () => void, Run][] = [
    ['one color edited, brand named', () => bench.changeColor(code), () => build(code)],
    ['one text edited, brand named', () => bench.changeText(code), () => build(code)],
    ['one color edited, whole fleet looked at', () => bench.changeColor(code), () => build()],
    ['one text edited, whole fleet looked at', () => bench.changeText(code), () => build()],
  ];
  const runs = [cold, warm, nothing];
  for (const [what, prepare, run] of edits) {
    const edited = await several(3, prepare, run);
    report(timed(what, edited, cpuGoal(GOALS.edit, edited)));
    runs.push(edited);
  }
  report({
    what: 'peak memory, cold: with the compile, a process apart',
    bytes: cold.peakBytes,
    goal: memoryGoal(GOALS.peakMegabytes, cold.peakBytes),
  });
  const [, ...others] = runs.map(({ peakBytes }) => peakBytes);
  const most = Math.max(...others);
  report({
    what: 'peak memory, all others',
    bytes: most,
    goal: memoryGoal(GOALS.peakMegabytes, most),
  });
};

/** What own code costs: the brand that has it, and no other. */
const benchOwnCode = async (bench: ReturnType<typeof openBench>, code: string): Promise<void> => {
  const shared = bench.compiles().length;
  bench.changeOwnCode(code);
  const note = 'its own compile; of the others nothing';
  report({ ...timed('own code given to one brand, whole fleet', await bench.build()), note });
  bench.changeOwnCode(code);
  report(timed('own code edited, brand named', await bench.build(code)));
  const recolor = (): void => bench.changeColor(code);
  const edited = await several(3, recolor, () => bench.build(code));
  report(timed('one color of that brand edited', edited, cpuGoal(GOALS.edit, edited)));
  const came = bench.compiles().length - shared;
  report({
    what: 'compiles that all share and came of it',
    count: came,
    goal: goal('compiles', 0, came),
  });
};

const benchCheck = async ({ check }: ReturnType<typeof openBench>): Promise<void> => {
  const checked = await several(2, () => {}, check);
  report(timed('check, warm', checked, goal('s', GOALS.check, checked.seconds)));
  const { peakBytes: bytes } = checked;
  report({ what: 'peak memory of check', bytes, goal: memoryGoal(GOALS.checkMegabytes, bytes) });
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
  const plain = timePlainBuilds(
    ROOT,
    codes.slice(0, 3).map((code) => settingsOf(out, code)),
  );
  const each = plain.reduce((sum, seconds) => sum + seconds, 0) / plain.length;
  report({ what: 'one plain vite build per merchant', seconds: each * size, note: 'from three' });
  bench.dropPages();
  const anew = await bench.build();
  const dressed = goal(`${CPU} for 1,000`, GOALS.dressedThousand, (anew.cpuSeconds / size) * 1000);
  report(timed('a code change: all checked and dressed anew', anew, dressed));
  process.stderr.write(`\nGoals, for 10,000 merchants:\n${goalLines(figures).join('\n')}\n`);
};

const folder = makeOwnFolder('bench-build');
try {
  await run(folder);
  if (isJson) process.stdout.write(`${JSON.stringify({ merchants: size, figures }, null, 2)}\n`);
} finally {
  if (keep) {
    keepFolder(folder);
    process.stderr.write(`\nThe fleet is kept in ${folder}\n`);
  } else rmSync(folder, { recursive: true, force: true });
}
