import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownPort } from '../../../cli/base/free-port.ts';
import { ownProcess } from '../../base/own-folder.ts';
import { cpuOfTree } from '../measure-tree.ts';
import { ask } from './ask.ts';
import type { Places } from './make-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** How often it is asked whether it is ready. */
const ASK_EVERY_MS = 20;

/** `livery serve` at work. */
export interface Served {
  port: number;
  pid: number;
  /** Its figures, as Prometheus reads them. */
  figures: () => Promise<string>;
  /** What it has logged of brands that are at fault. */
  told: () => readonly string[];
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
  const [port, metricsPort] = [await ownPort(), await ownPort()];
  const began = performance.now();
  const ports = ['--port', String(port), '--metrics-port', String(metricsPort)];
  const options = ['--merchants', places.merchants, '--out', places.sites, ...ports];
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
  ownProcess(places.home, child);
  const ended = once(child, 'exit');
  let said = '';
  const told: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    said = `${said}${line}\n`.slice(-2000);
    if (/a brand is set aside|a job fails for a brand|of a brand were not followed/.test(line))
      told.push(line);
  });
  const pid = child.pid ?? 0;
  while ((await ask(port, 'localhost', '/readyz').catch(() => null))?.status !== 200) {
    if (child.exitCode !== null)
      throw new Error(`livery serve ended with ${child.exitCode}:\n${said}`);
    await wait(ASK_EVERY_MS);
  }
  return {
    port,
    pid,
    figures: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    told: () => told,
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
