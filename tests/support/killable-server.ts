import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { prepareCluster } from '#platform/database/embedded/cluster.ts';
import { readPostmaster } from '#platform/database/embedded/postmaster.ts';

const SERVER = path.resolve(import.meta.dirname, 'serve-platform.ts');

/** A platform of its own, together with the database that it starts or adopts. */
export interface KillableServer {
  port: number;
  child: ChildProcess;
}

/** Starts a platform in a process of its own. */
export const startKillable = async (stateDir: string): Promise<KillableServer> => {
  const child = spawn(process.execPath, [SERVER, stateDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(Number(text)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { port, child };
};

/** Ends it as a power cut would: nothing is closed. */
export const killServer = async ({ child }: KillableServer): Promise<void> => {
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
