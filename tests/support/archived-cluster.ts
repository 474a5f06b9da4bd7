import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDatabase } from '#platform/base/database/embedded/run-cluster.ts';
import { findRunAs } from '#platform/base/database/embedded/run-as.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import type { TestDatabase } from './database.ts';
import { withClient } from './database-template.ts';
import { provideDebianProgram } from './debian-program.ts';
import { freePort } from './web-server.ts';

const run = promisify(execFile);

const RESTORE = path.resolve(import.meta.dirname, '../../deploy/backup/restore.sh');

const USER = 'livery';

const PASSWORD = 'of a cluster that lives for one test';

/** What a program of the drill has said, and how it ended. */
export interface Ended {
  code: number;
  out: string;
  told: string;
}

/** Debian's PostgreSQL, whose write-ahead log pgBackRest archives as in production. */
export interface ArchivedCluster {
  /** The database in its newest shape. */
  open: () => Promise<TestDatabase>;
  backUp: () => Promise<void>;
  /** Ends the segment that is being written, and waits until it is archived. */
  archiveAll: () => Promise<void>;
  /** Kills the server and removes its files, as a lost machine would. */
  destroy: () => Promise<void>;
  /** Runs `deploy/backup/restore.sh` with further options, as an operator would. */
  restore: (...options: string[]) => Promise<Ended>;
  /** Another program as the user of PostgreSQL, with its own programs on the path. */
  run: (program: string, args: readonly string[]) => Promise<Ended>;
  /** A place for what is restored. */
  folder: string;
  close: () => Promise<void>;
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

/** `deploy/backup/pgbackrest.conf`, but with places of a test, without a passphrase and waiting for each segment. */
const configurationOf = async (folder: string, port: number): Promise<string> => {
  const file = path.resolve(import.meta.dirname, '../../deploy/backup/pgbackrest.conf');
  const other: Record<string, string> = {
    'repo1-path': path.join(folder, 'repository'),
    'repo1-cipher-type': 'none',
    'archive-async': 'n',
    'spool-path': path.join(folder, 'spool'),
    'pg1-path': path.join(folder, 'data'),
    'pg1-port': String(port),
    'pg1-socket-path': folder,
  };
  const text = (await readFile(file, 'utf8')).replaceAll(
    /^([\w-]+)=(.*)$/gm,
    (_, key: string, value: string) => `${key}=${other[key] ?? value}`,
  );
  const places = `lock-path=${path.join(folder, 'lock')}\nlog-path=${path.join(folder, 'log')}`;
  return `${text.replace(/^\[global\]$/m, `[global]\n${places}`)}pg1-user=${USER}\n`;
};

/** Runs programs as the user of PostgreSQL; root may not. */
const runner = async (folder: string, tools: string) => {
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

const startServer = async (
  { options, must }: Awaited<ReturnType<typeof runner>>,
  folder: string,
  port: number,
): Promise<ChildProcess> => {
  const archive = `pgbackrest --config=${folder}/pgbackrest.conf --stanza=livery archive-push %p`;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'archive_mode=on',
    `archive_command=${archive}`,
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn('postgres', ['-D', path.join(folder, 'data'), ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const isReady = () => must('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)]);
  while (
    child.exitCode === null &&
    !(await isReady().then(
      () => true,
      () => false,
    ))
  )
    await wait(50);
  if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
  return child;
};

/** Starts an empty cluster with its repository. */
export const startArchivedCluster = async (): Promise<ArchivedCluster> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-archived-'));
  const work = await runner(folder, await provide());
  const port = await freePort();
  await writeFile(path.join(folder, 'password'), PASSWORD);
  await writeFile(path.join(folder, 'pgbackrest.conf'), await configurationOf(folder, port));
  await work.own(folder, path.join(folder, 'password'), path.join(folder, 'pgbackrest.conf'));
  const data = path.join(folder, 'data');
  const initialised = ['-D', data, '-U', USER, `--pwfile=${folder}/password`, '-E', 'UTF8'];
  await work.must('initdb', [
    ...initialised,
    '--locale=C',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
  ]);
  const server = await startServer(work, folder, port);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const pgbackrest = (...args: string[]) =>
    work.must('pgbackrest', [`--config=${folder}/pgbackrest.conf`, '--stanza=livery', ...args]);
  await pgbackrest('stanza-create');
  const urlOf = (name: string) =>
    `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${name}`;
  return {
    folder,
    open: async () => {
      await createDatabase(urlOf('postgres'), 'livery');
      const url = urlOf('livery');
      return { ...(await openMigrated(url)), url };
    },
    backUp: () => pgbackrest('backup', '--type=full'),
    archiveAll: () =>
      withClient(urlOf('livery'), async (client) => {
        const { rows } = await client.query<{ name: string }>(
          'select pg_walfile_name(pg_switch_wal()) as name',
        );
        const isArchived = async () =>
          (
            await client.query<{ done: boolean }>(
              'select last_archived_wal >= $1 as done from pg_stat_archiver',
              [rows[0]?.name],
            )
          ).rows[0]?.done;
        while (!(await isArchived())) await wait(50);
      }),
    destroy: async () => {
      server.kill('SIGKILL');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
    restore: (...options) =>
      work.ask(RESTORE, ['--config', `${folder}/pgbackrest.conf`, '--bin', work.bin, ...options]),
    run: work.ask,
    close: async () => {
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
