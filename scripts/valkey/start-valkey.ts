import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ownPort } from '../../cli/base/free-port.ts';
import { makeOwnFolder, ownProcess } from '../base/own-folder.ts';
import { isListening } from '../debian/is-listening.ts';

/** A Valkey, or a Redis, on this machine. */
export interface ValkeyServer {
  url: string;
  port: number;
  /** Of its process, which takes signals. */
  pid: number;
  stop: () => Promise<void>;
}

/** What is asked of it. */
export interface ValkeyPlan {
  program: string;
  /** The folder of its shared libraries, where the system has none. */
  libraries?: string | undefined;
  /** A free one when left out. */
  port?: number;
  password?: string;
  /** Writes each change to a file before it answers, or, where the disk is slow, some time later; else it keeps nothing on disk. */
  keeps?: boolean | 'later';
  /** Where it keeps it, where that is to outlive it. */
  keptIn?: string;
}

/**
 * Starts one.
 *
 * @throws with its own words when it does not start
 */
export const startValkey = async ({
  program,
  libraries,
  port: asked,
  password = '',
  keeps = false,
  keptIn,
}: ValkeyPlan): Promise<ValkeyServer> => {
  const port = asked ?? (await ownPort());
  const folder = makeOwnFolder('valkey');
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''];
  args.push('--dir', keptIn ?? folder, '--appendonly', keeps ? 'yes' : 'no');
  args.push('--appendfsync', keeps === 'later' ? 'everysec' : 'always');
  if (password !== '') args.push('--requirepass', password);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
  });
  ownProcess(folder, child, 'SIGKILL');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  child.once('error', ({ message }) => (said += message));
  const isOver = (): boolean => child.exitCode !== null || child.pid === undefined;
  while (!isOver() && !(await isListening(port))) await wait(20);
  if (isOver()) throw new Error(`Valkey did not start.\n${said}`);
  return {
    url: `valkey://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
