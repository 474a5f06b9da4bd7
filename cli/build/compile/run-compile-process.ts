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
}

/**
 * Compiles in a process of its own: its environment is always the same, and its memory is gone
 * afterwards.
 *
 * @throws when it does not compile
 */
export const runCompileProcess = async (order: CompileOrder): Promise<void> => {
  const child = spawn(process.execPath, [order.program, ROOT, order.folder, order.key], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
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
