import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeOwnFolder, ownProcess } from './base/own-folder.ts';
import { readOptions } from './base/read-options.ts';
import { cpuOfTree } from './bench/measure-tree.ts';
import { readSiteFile } from './bench/read-site-file.ts';

/*
 * npm run bench:new [-- --runs 3] [--json]: how long it takes from a name, a logo and two colors to a
 * site that answers, by `livery new --start`: the first time on this machine's store (the database is
 * made, what is not compiled yet is), then warm. Leaves with 1 when the warm median is above the goal.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const GOAL_SECONDS = 10;
const { runs, json: isJson } = readOptions({
  command: 'npm run bench:new',
  does: 'How long it takes from a name, a logo and two colors to a site that answers.',
  options: {
    runs: { kind: 'number', usual: 3, says: 'Warm runs, after the first.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="9" fill="#0b5d66"/></svg>';

/** One brand, from the command to its page. */
interface Figure {
  seconds: number;
  /** What the processors worked until then, the database included. */
  cpuSeconds: number;
}

const folder = makeOwnFolder('bench-new');
const logo = path.join(folder, 'logo.svg');
const home = path.join(folder, 'home');
const store = path.join(process.env['LIVERY_HOME'] ?? path.join(ROOT, '.livery'), 'store');

// A database of its own.
const { DATABASE_URL: _, ...own } = process.env;

const makeBrand = async (code: string): Promise<Figure> => {
  const look = ['--name', `Brand ${code}`, '--logo', logo, '--colors', 'teal,#f2a900'];
  const places = [
    '--merchants',
    path.join(folder, 'merchants'),
    '--out',
    path.join(folder, 'dist'),
  ];
  const started = performance.now();
  const args = ['cli/livery.ts', 'new', code, ...look, '--languages', 'en,th', ...places];
  const child = spawn(process.execPath, [...args, '--start', '--port', '0', '--json'], {
    cwd: ROOT,
    env: { ...own, LIVERY_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ownProcess(folder, child);
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += String(part);
        if (said.endsWith('\n}\n')) resolve((JSON.parse(said) as { port: number }).port);
      });
      void ended.then(() => reject(new Error('it ended before its site answered.')));
    });
    const html = await readSiteFile(new URL(`http://${code}.localhost:${port}/`), '/');
    if (!html.includes(`Brand ${code}`)) throw new Error(`it answered ${html.slice(0, 200)}`);
    const seconds = (performance.now() - started) / 1000;
    return { seconds, cpuSeconds: cpuOfTree(child.pid ?? 0) };
  } finally {
    child.kill('SIGINT');
    await ended;
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const shown = ({ seconds, cpuSeconds }: Figure): string =>
  `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time)`;

try {
  writeFileSync(logo, LOGO);
  mkdirSync(home);
  mkdirSync(store, { recursive: true });
  if (existsSync(store)) symlinkSync(store, path.join(home, 'store'), 'dir');
  const first = await makeBrand('first');
  const warm: Figure[] = [];
  for (let run = 1; run <= runs; run += 1) warm.push(await makeBrand(`warm${run}`));
  const typical: Figure = {
    seconds: median(warm.map(({ seconds }) => seconds)),
    cpuSeconds: median(warm.map(({ cpuSeconds }) => cpuSeconds)),
  };
  if (isJson) process.stdout.write(`${JSON.stringify({ first, warm, typical }, null, 2)}\n`);
  else {
    process.stdout.write(
      `From a name, a logo and two colors to a site that answers:\n` +
        `  the first  ${shown(first)}\n` +
        warm.map((each) => `  warm       ${shown(each)}\n`).join('') +
        `  median     ${shown(typical)}; the goal is ${GOAL_SECONDS} s\n`,
    );
  }
  if (typical.seconds > GOAL_SECONDS) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
