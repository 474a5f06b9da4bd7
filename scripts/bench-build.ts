import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { brandColor, makeFleet } from './bench/make-fleet.ts';
import { bestOfThree, measure } from './bench/measure.ts';
import { timePlainBuilds } from './bench/plain-vite.ts';

/*
 * npm run bench:build [-- --size N] [--json]: how long a fleet takes. Everything happens under a
 * temporary folder, with a store of its own; each figure is the best of three and includes the
 * start of the process.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const isJson = process.argv.includes('--json');
const sizeAt = process.argv.indexOf('--size');
const size = sizeAt > 0 ? Number(process.argv[sizeAt + 1]) : 1000;

const folder = mkdtempSync(path.join(tmpdir(), 'livery-bench-'));
const merchants = path.join(folder, 'merchants');
const out = path.join(folder, 'dist');
const home = path.join(folder, 'home');

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const build = () =>
  measure(
    process.execPath,
    [
      path.join(ROOT, 'cli', 'livery.ts'),
      'build',
      '--merchants',
      merchants,
      '--out',
      out,
      '--json',
    ],
    { cwd: ROOT, env: { LIVERY_HOME: home, NODE_COMPILE_CACHE: path.join(folder, 'code') } },
  );

/** Forgets the sites, keeps the store. */
const dropSites = (): void => {
  rmSync(out, { recursive: true, force: true });
  for (const name of readdirSync(home)) if (name.startsWith('state')) rmSync(path.join(home, name));
};

/** Forgets also the prerendered pages, so that each is rendered anew. */
const dropPages = (): void => {
  dropSites();
  for (const name of readdirSync(path.join(home, 'store'))) {
    rmSync(path.join(home, 'store', name, 'renders'), { recursive: true, force: true });
  }
};

const changeColor = (code: string, round: number): void => {
  const file = path.join(merchants, code, 'merchant.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    theme: { brand: { primary: string } };
  };
  config.theme.brand.primary = brandColor(100 * (round + 1) + 11);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
};

/** The settings of a built site, as its entry module hands them over. */
const settingsOf = (code: string): string => {
  const site = path.join(out, code);
  const entry = readdirSync(site).find((name) => /^entry\.\w+\.js$/.test(name)) ?? '';
  return (/start\((.*)\);/s.exec(readFileSync(path.join(site, entry), 'utf8')) ?? [])[1] ?? '{}';
};

/** Takes one figure and tells it at once, so that a later failure does not lose it. */
const figure = (what: string, take: () => number): number => {
  tell(`${what}…`);
  const seconds = take();
  tell(`  ${seconds.toFixed(2)} s`);
  return seconds;
};

const run = () => {
  tell(`Making ${size} merchants in ${folder}`);
  const codes = makeFleet(merchants, size);
  const middle = codes[Math.floor(size / 2)] ?? '';
  const copy = path.join(folder, 'copy');
  const cold = figure('Cold: compiling, drawing icons, building', () => build().seconds);
  const warm = figure('Warm store', () => bestOfThree(dropSites, build));
  const rendered = figure('Warm compile, pages rendered anew', () => bestOfThree(dropPages, build));
  const nothing = figure('Nothing changed', () => bestOfThree(() => {}, build));
  const color = figure('One theme colour changed', () =>
    bestOfThree((round) => changeColor(middle, round), build),
  );
  const links = figure('cp -al', () =>
    bestOfThree(
      () => rmSync(copy, { recursive: true, force: true }),
      () => measure('cp', ['-al', out, copy], { cwd: folder }),
    ),
  );
  const plain = figure('One plain vite build, of three', () => {
    const seconds = timePlainBuilds(ROOT, codes.slice(0, 3).map(settingsOf));
    return seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  });
  return { cold, warm, rendered, nothing, color, links, plain, plainFleet: plain * size };
};

try {
  const figures = run();
  const rows: [string, number, string][] = [
    ['cold: compile, icons and all', figures.cold, ''],
    ['warm store', figures.warm, '8 s per 1,000'],
    ['warm compile, every page rendered anew', figures.rendered, ''],
    ['nothing changed', figures.nothing, '0.5 s'],
    ['one theme colour changed', figures.color, '0.5 s'],
    ['cp -al of the result', figures.links, 'the floor'],
    ['one vite build per merchant (extrapolated)', figures.plainFleet, ''],
  ];
  if (isJson) process.stdout.write(`${JSON.stringify({ merchants: size, ...figures }, null, 2)}\n`);
  else {
    process.stdout.write(`${size} merchants, best of three, ${cpus().length} processors\n`);
    for (const [what, seconds, aim] of rows) {
      process.stdout.write(`${what.padEnd(44)}${seconds.toFixed(2).padStart(10)} s  ${aim}\n`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
