import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chown, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PlatformError } from '../../errors/platform-error.ts';
import { programOf } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { type Postmaster, readPostmaster } from './postmaster.ts';

const run = promisify(execFile);

/** How long a server may take to be ready; recovery after a crash included. */
const READY_WITHIN_MS = 60_000;

/** A line of its log that tells of a fault. */
const ERROR_LINE = /(FATAL|error|ERROR|PANIC):/;

/** The one user of the server; its password is in `.livery`. */
export const DATABASE_USER = 'livery';

/** Messages in English, and the same collation on every machine. */
const environment = { ...process.env, LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };

/** Makes the data folder unless it is there. */
export const initialise = async (cluster: Cluster): Promise<void> => {
  if (await stat(path.join(cluster.data, 'PG_VERSION')).catch(() => null)) return;
  const folder = await mkdtemp(path.join(path.dirname(cluster.data), 'init-'));
  const passwordFile = path.join(folder, 'password');
  try {
    await writeFile(passwordFile, cluster.password, { mode: 0o600 });
    if (cluster.runAs.uid !== undefined)
      for (const owned of [folder, passwordFile])
        await chown(owned, cluster.runAs.uid, cluster.runAs.gid ?? cluster.runAs.uid);
    await run(
      programOf(cluster.binaries, 'initdb'),
      [
        `--pgdata=${cluster.data}`,
        `--username=${DATABASE_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...cluster.runAs, cwd: path.dirname(cluster.data), env: environment },
    );
  } catch (cause) {
    await rm(cluster.data, { recursive: true, force: true });
    throw startFailed(cluster, (cause as { stderr?: string }).stderr ?? String(cause), cause);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Starts the server and waits until it takes connections. It runs in a session of its own:
 * Ctrl-C ends us first, and we then end it.
 */
export const launch = async (
  cluster: Cluster,
  port: number,
  settings: string[],
): Promise<Postmaster> => {
  const logFile = path.join(cluster.home, 'postgres.log');
  // The old log says why the last server died.
  await rename(logFile, `${logFile}.1`).catch(() => {});
  const log = await open(logFile, 'w', 0o600);
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    // A report over many months locks each of them with its indexes (note 122).
    'max_locks_per_transaction=256',
    'shared_buffers=128MB',
    // The first change of a page after a checkpoint writes the whole page: rarer checkpoints, less to
    // write. In return up to 2 GB of log are kept, and read again after a crash.
    'max_wal_size=2GB',
    'checkpoint_timeout=15min',
    // No statement here runs long enough to be worth compiling.
    'jit=off',
    'max_parallel_workers_per_gather=0',
    ...settings,
  ].flatMap((option) => ['-c', option]);
  const child = spawn(programOf(cluster.binaries, 'postgres'), ['-D', cluster.data, ...options], {
    ...cluster.runAs,
    cwd: path.dirname(cluster.data),
    env: environment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  let ended = false;
  child.on('error', () => (ended = true));
  child.on('exit', () => (ended = true));
  await log.close();
  const ready = await waitUntilReady(cluster, () => ended);
  if (ready) return ready;
  throw startFailed(cluster, ownWords(await readFile(logFile, 'utf8').catch(() => ''), child.pid));
};

/**
 * What a server itself has said, where it gave a reason: the children of one that was killed before it
 * may still be writing to the same log.
 */
const ownWords = (log: string, pid: number | undefined): string => {
  const own = log.split(os.EOL).filter((line) => line.includes(` [${pid}] `));
  return own.some((line) => ERROR_LINE.test(line)) ? own.join(os.EOL) : log;
};

/**
 * Waits for a server that is starting or recovering.
 *
 * @param hasEnded asked with what is alive now
 * @returns null when it ended, or was not ready within a minute
 */
export const waitUntilReady = async (
  cluster: Cluster,
  hasEnded: (found: Postmaster | null) => boolean = () => false,
): Promise<Postmaster | null> => {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    const found = await readPostmaster(cluster.data);
    if (found?.ready) return found;
    if (hasEnded(found)) return null;
    await wait(25);
  }
  return null;
};

/**
 * Asks a server to stop at once but in order, and waits until it has.
 *
 * @param isAwaited `false` waits only until it takes nobody any more
 */
export const stopPostmaster = async (
  data: string,
  { pid }: Postmaster,
  isAwaited = true,
): Promise<void> => {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // It has ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  for (;;) {
    const found = await readPostmaster(data);
    if (found?.pid !== pid || (!isAwaited && !found.ready)) return;
    await wait(25);
  }
};

/** Ports that no system hands out by itself (Linux: from 32768 on): a server that died finds its own again. */
const OWN_PORTS = { from: 20_000, to: 32_000 };

/** How many of them are tried; that none is free does not happen. */
const MAX_TRIES = 50;

/**
 * A port that nobody has.
 *
 * @param wanted taken where it is free; 0 for any
 */
export const findFreePort = async (wanted: number): Promise<number> => {
  if (wanted !== 0 && (await isFree(wanted))) return wanted;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(OWN_PORTS.from, OWN_PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${MAX_TRIES} ports from ${OWN_PORTS.from} on was free`);
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const startFailed = (cluster: Cluster, output: string, cause?: unknown): PlatformError => {
  const reason =
    output.split(os.EOL).findLast((line) => ERROR_LINE.test(line)) ??
    output.trim().split(os.EOL).at(-1);
  return new PlatformError(
    'database_start_failed',
    `PostgreSQL did not start in ${cluster.data}: ${reason || 'it said nothing'}`,
    { cause },
  );
};
