import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownPort } from '../../../cli/base/free-port.ts';
import { cpuOfTree } from '../measure-tree.ts';
import { ask } from './ask.ts';
import type { Places } from './make-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** How often it is asked whether it is ready. */
const ASK_EVERY_MS = 20;

/** `livery serve` at work. */
export interface Served {
  port: number;
  /** From its start until it said so itself. */
  readySeconds: number;
  /** What the processors worked for it until then. */
  readyCpuSeconds: number;
  /** What they have worked for it by now. */
  cpuSeconds: () => number;
  /** What it holds now, and the most that it ever held. */
  memory: () => { nowBytes: number; peakBytes: number };
  stop: () => Promise<void>;
}

/** Starts `livery serve` over the brands, with the options of Node that this process has. */
export const serveFleet = async (places: Places, databaseUrl: string): Promise<Served> => {
  const port = await ownPort();
  const began = performance.now();
  const options = ['--merchants', places.merchants, '--out', places.sites, '--port', String(port)];
  const child = spawn(
    process.execPath,
    [...process.execArgv, path.join(ROOT, 'cli', 'livery.ts'), 'serve', ...options],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        LIVERY_HOME: places.home,
        // The games are another service, which nobody here asks: without a secret none is looked for.
        LIVERY_GAMES_URL: 'http://127.0.0.1:9',
        LIVERY_VENDOR_SECRET: '',
      },
    },
  );
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
  const pid = child.pid ?? 0;
  while ((await ask(port, 'localhost', '/readyz').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null)
      throw new Error(`livery serve ended with ${child.exitCode}:\n${said}`);
    await wait(ASK_EVERY_MS);
  }
  return {
    port,
    readySeconds: (performance.now() - began) / 1000,
    readyCpuSeconds: cpuOfTree(pid),
    cpuSeconds: () => cpuOfTree(pid),
    memory: () => memoryOf(pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const memoryOf = (pid: number): { nowBytes: number; peakBytes: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return { nowBytes: kilobytes('VmRSS') * 1024, peakBytes: kilobytes('VmHWM') * 1024 };
};
