import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { PublishReport } from '../../../cli/work/publish/publish-sites.ts';
import { makeOwnFolder } from '../../base/own-folder.ts';
import { readOptions } from '../../base/read-options.ts';
import { openBench } from '../bench-fleet.ts';
import { makeFleet } from '../make-fleet.ts';
import { type MeasuredTree, measureTree } from '../measure-tree.ts';
import { seedStore } from './seed-store.ts';

/*
 * npm run bench:publish [-- --size N] [--json]: what it takes to publish three changed brands of 1,000,
 * to a folder and to a store that speaks S3: seconds with the start of the process, what the processors
 * worked, and the bytes that were sent. Everything happens under a temporary folder.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const { size, json: isJson } = readOptions({
  command: 'npm run bench:publish',
  does: 'What it takes to publish three changed brands, to a folder and to a store.',
  options: {
    size: { kind: 'number', usual: 1000, least: 3, says: 'Merchants.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});

/** So many brands change between two publishings. */
const CHANGED = 3;

interface Figure {
  what: string;
  seconds: number;
  cpuSeconds: number;
  published: number;
  files: number;
  bytes: number;
}

const figures: Figure[] = [];

const report = (what: string, { seconds, cpuSeconds, stdout }: MeasuredTree): void => {
  const { published, traffic } = JSON.parse(stdout) as PublishReport;
  const { files, bytes } = traffic;
  figures.push({ what, seconds, cpuSeconds, published: published.length, files, bytes });
  const columns = [
    what.padEnd(44),
    `${seconds.toFixed(2)} s`.padStart(9),
    `processors ${cpuSeconds.toFixed(2)} s`.padStart(20),
    `${published.length} brands`.padStart(12),
    `${files} files`.padStart(13),
    `${(bytes / 1000).toFixed(0)} kB`.padStart(11),
  ];
  (isJson ? process.stderr : process.stdout).write(`${columns.join('')}\n`);
};

/** A store in a process of its own. */
const startStore = async () => {
  const program = path.join(import.meta.dirname, 'serve-objects.ts');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { env, target } = JSON.parse(line) as { env: Record<string, string>; target: string };
  return {
    env,
    target,
    stop: async (): Promise<void> => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
};

const folder = makeOwnFolder('bench-publish');
const bench = openBench(ROOT, folder);
const { merchants, out, home } = bench.places;
const env = { LIVERY_HOME: home, NODE_COMPILE_CACHE: path.join(folder, 'code') };
const livery = (args: string[], more: Record<string, string> = {}): Promise<MeasuredTree> =>
  measureTree(process.execPath, [path.join(ROOT, 'cli', 'livery.ts'), ...args, '--json'], {
    cwd: ROOT,
    env: { ...env, ...more },
  });

/** Changes a few brands, and signs what was built of them. */
const change = async (codes: readonly string[]): Promise<void> => {
  for (const code of codes) bench.changeColor(code);
  await bench.build(...codes);
  await livery(['manifest', '--write', '--out', out]);
};

try {
  const codes = makeFleet(merchants, size);
  const some = codes.slice(0, CHANGED);
  await bench.build();
  await livery(['manifest', '--write', '--out', out]);
  const to = path.join(folder, 'published');
  report(`folder: all ${size}, for the first time`, await livery(['publish', out, '--to', to]));
  report('folder: nothing changed', await livery(['publish', out, '--to', to]));
  await change(some);
  report(`folder: ${CHANGED} of ${size} changed`, await livery(['publish', out, '--to', to]));
  const store = await startStore();
  try {
    await seedStore(store.target, { ...process.env, ...store.env }, out);
    const publish = () => livery(['publish', out, '--to', store.target], store.env);
    report('store: nothing changed', await publish());
    await change(some);
    report(`store: ${CHANGED} of ${size} changed`, await publish());
  } finally {
    await store.stop();
  }
  if (isJson) process.stdout.write(`${JSON.stringify({ size, cores: cpus().length, figures })}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
