import { execFile, spawn } from 'node:child_process';
import { chown, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findRunAs } from '#platform/base/database/embedded/run-as.ts';
import { createDatabase } from '#platform/base/database/embedded/run-cluster.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { ownProcess } from '../base/own-folder.ts';
import { provideDebianProgram } from './provide-program.ts';

const run = promisify(execFile);

/** The owner of each cluster. */
export const USER = 'livery';

const PASSWORD = 'of a cluster that lives for one test';

/** What a program has said, and how it ended. */
export interface Ended {
  code: number;
  out: string;
  told: string;
}

const provide = async (): Promise<string> => {
  const provided = await provideDebianProgram('pgbackrest', [
    'postgresql-15',
    'postgresql-client-15',
    'libpq5',
    'pgbackrest',
  ]);
  if ('missing' in provided) throw new Error(provided.missing);
  return provided.folder;
};

/**
 * Debian's PostgreSQL 15 and pgBackRest, run as the user of PostgreSQL; root may not.
 *
 * @param folder where they work
 */
export const preparePrograms = async (folder: string) => {
  const tools = await provide();
  const runAs = await findRunAs();
  const bin = path.join(tools, 'usr/lib/postgresql/15/bin');
  const env = {
    ...process.env,
    LC_ALL: 'C',
    HOME: folder,
    PGUSER: USER,
    PGPASSWORD: PASSWORD,
    PATH: `${bin}:${path.join(tools, 'usr/bin')}:${process.env['PATH']}`,
    LD_LIBRARY_PATH: path.join(tools, 'usr/lib/x86_64-linux-gnu'),
  };
  const options = { ...runAs, cwd: folder, env };
  const own = async (...places: string[]): Promise<void> => {
    if (runAs.uid === undefined) return;
    for (const place of places) await chown(place, runAs.uid, runAs.gid ?? runAs.uid);
  };
  const ask = (program: string, args: readonly string[]): Promise<Ended> =>
    run(program, [...args], options).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, told: stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        out: stdout,
        told: stderr,
      }),
    );
  const must = async (program: string, args: readonly string[]): Promise<void> => {
    const { code, out, told } = await ask(program, args);
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${out}${told}`);
  };
  return { options, bin, own, ask, must };
};

export type Programs = Awaited<ReturnType<typeof preparePrograms>>;

/** A server of Debian's, which may be killed. */
export interface DebianServer {
  urlOf: (database: string) => string;
  /** Ends it at once, as a lost machine would. */
  kill: () => Promise<void>;
  /** Resolves when it has ended, in whatever way. */
  ended: Promise<void>;
}

/** Makes the data folder of a cluster whose owner is a superuser. */
export const initCluster = async (
  { must, own }: Programs,
  folder: string,
  data: string,
): Promise<void> => {
  const password = path.join(folder, 'password');
  await writeFile(password, PASSWORD);
  await own(folder, password);
  await must('initdb', [
    `--pgdata=${data}`,
    `--username=${USER}`,
    `--pwfile=${password}`,
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
  ]);
};

/** Starts the server of a data folder, with its socket in `folder`. */
export const startDebianServer = async (
  { options, ask }: Programs,
  { folder, data, port }: { folder: string; data: string; port: number },
  more: readonly string[],
): Promise<DebianServer> => {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...more,
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn('postgres', ['-D', data, ...settings], {
    ...options,
    stdio: 'ignore',
  });
  // At once: nobody will read what it would still write.
  ownProcess(folder, child, 'SIGQUIT');
  const isReady = async () =>
    (await ask('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)])).code === 0;
  while (child.exitCode === null && !(await isReady())) await wait(50);
  if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  return {
    urlOf: (database) =>
      `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
};

/** The platform's database on such a server, in its newest shape. */
export const openOn = async ({ urlOf }: Pick<DebianServer, 'urlOf'>) => {
  await createDatabase(urlOf('postgres'), 'livery');
  const url = urlOf('livery');
  return { ...(await openMigrated(url)), url };
};
