import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../base/paths.ts';

/** One compile: what is compiled, by which program, into which folder. */
export interface CompileOrder {
  /** As a message names it: `the site`. */
  subject: string;
  /** The program, which calls `serveCompile`. */
  program: string;
  /** Exists and is empty. */
  folder: string;
  key: string;
  /** The files that the key covers, from the root. */
  sources: readonly string[];
  /** Parts of the work, each in a process of its own: what one held is gone before the next begins. */
  steps?: readonly string[];
}

/**
 * What a compile may hold: room for what is soon forgotten and for what stays, in MB of each. V8 would
 * take several times as much before it clears up; a compile of the site needs a third of it.
 */
const MEMORY = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/**
 * The bundler's threads each keep memory of their own, and its allocator (mimalloc) keeps what was given
 * back: with one thread and no such stock it holds half as much, and takes no longer.
 */
const SPARING = {
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_EAGER_COMMIT: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
};

/**
 * Compiles in a process of its own: its environment is always the same, and its memory is gone
 * afterwards.
 *
 * @throws when it does not compile
 */
export const runCompileProcess = async (order: CompileOrder): Promise<void> => {
  for (const step of order.steps ?? ['']) await runStep(order, step);
};

const runStep = async (order: CompileOrder, step: string): Promise<void> => {
  const args = [...MEMORY, order.program, ROOT, order.folder, order.key, step];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...SPARING, ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(JSON.stringify(order.sources));
  const [message, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', resolve);
    }),
  ]);
  if (code !== 0) {
    const reason = stripVTControlCharacters(message).trim();
    throw new Error(`${order.subject} does not compile:\n${reason}`);
  }
};
