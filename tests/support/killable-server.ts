import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { prepareCluster } from '#platform/base/database/embedded/cluster.ts';
import { readPostmaster } from '#platform/base/database/embedded/postmaster.ts';
import { withClient } from './database-template.ts';

const SERVER = path.resolve(import.meta.dirname, 'serve-platform.ts');

/** Where `npm` keeps what Node has made of our files, also for a test that was started alone. */
export const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../.livery/cache/node');

/** A program in a process of its own. */
export interface Killable {
  child: ChildProcess;
}

/** A platform of its own, together with the database that it starts or adopts. */
export interface KillableServer extends Killable {
  port: number;
}

/**
 * Starts a platform in a process of its own.
 *
 * @param nodeFlags of Node itself
 */
export const startKillable = async (
  stateDir: string,
  nodeFlags: readonly string[] = [],
): Promise<KillableServer> => {
  const { child, said } = await startProgram(SERVER, [stateDir], nodeFlags);
  return { port: Number(said), child };
};

/** Starts a program of ours in a process of its own, and waits for the first that it says. */
export const startProgram = async (
  file: string,
  args: readonly string[],
  nodeFlags: readonly string[] = [],
): Promise<Killable & { said: string }> => {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
  });
  // Who is killed reads nothing any more.
  child.stdin?.on('error', () => {});
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`${path.basename(file)} ended with ${code}`)));
  });
  return { child, said };
};

/** Ends it at once: nothing is closed. */
export const killServer = async ({ child }: Killable): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
};

/** The same for the database below it. */
export const killDatabase = async (stateDir: string): Promise<void> => {
  const { data } = await prepareCluster(stateDir);
  const postmaster = await readPostmaster(data);
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
};

/**
 * Lets the database hand what it writes to the machine without waiting for the disk, in all its
 * further lives. A kill takes nothing back from the machine: only a power cut would.
 *
 * @param url of the database, as its owner
 */
export const spareDisk = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('alter system set fsync = off');
    await client.query('select pg_reload_conf()');
  });
