import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeHolder, isAbandoned } from '../../base/files/lock-holder.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { previewFolder } from './preview-folder.ts';
import type { PreviewTree } from './prepare-tree.ts';

/** What the ref's own `livery start --json` says. */
export interface TreeReport {
  port: number;
  sites: { code: string; name: string }[];
}

/** The ref's own code at work. */
export interface RunningTree {
  /** As `describeHolder` writes it. */
  holder: string;
  /** Its report, once its sites answer. */
  report: Promise<TreeReport>;
  child: ChildProcess;
}

/**
 * What a ref's code is given of our settings: where to find what was built before, what it may take of the machine, and a
 * browser. All others name what it must not meet: databases, stores, counters, messages, keys, and ports that are taken.
 */
const HANDED_ON = new Set([
  'LIVERY_STORE_URL',
  'LIVERY_STORE_TOKEN',
  'LIVERY_STORE_TEAM',
  'LIVERY_STORE_MAX',
  'LIVERY_TRUSTED_KEYS',
  'LIVERY_CHROMIUM',
  'LIVERY_CONNECTIONS',
  'LIVERY_HASH_WORKERS',
  'LIVERY_LOG_LEVEL',
]);

const isHandedOn = (name: string): boolean =>
  HANDED_ON.has(name) || !/^(?:LIVERY_|DATABASE_URL|NODE_ENV$)/.test(name);

/**
 * The environment of a ref's code: everything of its own, and of ours what {@link HANDED_ON} names. It adds nothing to a
 * store that others trust.
 *
 * @param home of the preview
 */
const envOf = (home: string, env = process.env): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => isHandedOn(name))),
  LIVERY_HOME: home,
  LIVERY_STORE_READ_ONLY: '1',
});

const LOG_LINES = 12;

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-LOG_LINES).join('\n');

/** Resolves with the first whole JSON that a process prints. */
const reportOf = (child: ChildProcess, log: string, slug: string): Promise<TreeReport> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      try {
        resolve(JSON.parse(text) as TreeReport);
      } catch {
        // The rest comes.
      }
    });
    child.once('error', reject);
    child.once('close', (code) =>
      reject(
        new InputError(
          `the code of ${slug} ended with ${code ?? 'a signal'} before its sites answered; ${log} says:\n${lastLines(log)}`,
        ),
      ),
    );
  });

/**
 * Starts the code of a preview: it builds what is not built yet, and serves it on a free port with a
 * demo world in a database of its own. It is in a process group of its own, so that Ctrl-C of the
 * terminal reaches us alone.
 */
export const runTree = (slug: string, { tree, home, out }: PreviewTree): RunningTree => {
  const log = path.join(previewFolder(slug), 'log');
  const written = openSync(log, 'w');
  const args = ['cli/livery.ts', 'start', '--json', '--port', '0', '--out', out];
  const child = spawn(process.execPath, args, {
    cwd: tree,
    env: envOf(home),
    detached: true,
    stdio: ['ignore', 'pipe', written],
  });
  closeSync(written);
  const report = reportOf(child, log, slug);
  // Whoever stops early does not ask for it any more.
  report.catch(() => {});
  return { holder: child.pid === undefined ? '' : describeHolder(child.pid), report, child };
};

/** Ends a process group that a preview has started, if it is still that one. */
export const endTree = (holder: string, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void => {
  if (holder === '' || isAbandoned(holder)) return;
  try {
    process.kill(-Number(holder.split(' ')[0]), signal);
  } catch {
    // It ended in between.
  }
};
