import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunAs } from '#platform/base/database/embedded/run-as.ts';
import { provideDebianProgram } from './debian-program.ts';
import { freePort } from './web-server.ts';

/** PgBouncer before a PostgreSQL: every database of it, under the same name. */
export interface Pooler {
  /** The address of a database behind the pooler, without a name: whoever signs in has one of its own. */
  urlOf: (databaseUrl: string) => string;
  stop: () => Promise<void>;
}

/** Another PgBouncer than Debian's: one from 1.21 on carries prepared statements. */
const OWN = process.env['LIVERY_PGBOUNCER'];

const provide = async (): Promise<{ program: string; libraries: string }> => {
  if (OWN) return { program: OWN, libraries: '' };
  const provided = await provideDebianProgram('pgbouncer', [
    'pgbouncer',
    'libevent-2.1-7',
    'libc-ares2',
  ]);
  if ('missing' in provided) throw new Error(provided.missing);
  return {
    program: path.join(provided.folder, 'usr/sbin/pgbouncer'),
    libraries: path.join(provided.folder, 'usr/lib/x86_64-linux-gnu'),
  };
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** As `deploy/pgbouncer/pgbouncer.ini` has it, for a machine of tests. */
const settings = (owner: URL, port: number, folder: string, connections: number): string =>
  `[databases]
* = host=${owner.hostname} port=${owner.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
auth_user = ${owner.username}
auth_query = select usename, passwd from pg_catalog.pg_shadow where usename = $1
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
max_db_connections = 0
query_wait_timeout = 100
server_login_retry = 1
${OWN ? 'max_prepared_statements = 1000\n' : ''}`;

/**
 * Starts PgBouncer in transaction mode.
 *
 * @param ownerUrl a superuser's, by whom it learns who may sign in
 * @param connections to the server, for each database and login: few of them are shared the more
 */
export const startPooler = async (ownerUrl: string, connections = 4): Promise<Pooler> => {
  const { program, libraries } = await provide();
  const owner = new URL(ownerUrl);
  const port = await freePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-pooler-'));
  const runAs = await findRunAs();
  const files = { 'pgbouncer.ini': settings(owner, port, folder, connections) };
  const users = `"${owner.username}" "${decodeURIComponent(owner.password)}"\n`;
  for (const [name, text] of Object.entries({ ...files, 'users.txt': users })) {
    const file = path.join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    if (runAs.uid !== undefined) await chown(file, runAs.uid, runAs.gid ?? runAs.uid);
  }
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid ?? runAs.uid);
  const child = spawn(program, ['-q', path.join(folder, 'pgbouncer.ini')], {
    ...runAs,
    cwd: '/',
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  while (child.exitCode === null && !(await isOpen(port))) await wait(20);
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start.\n${said}`);
  return {
    urlOf: (databaseUrl) => `postgres://127.0.0.1:${port}${new URL(databaseUrl).pathname}`,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Where a run that works through a pooler tells its workers of it. */
const SHARED = 'LIVERY_TEST_POOLER';

/** Whether every platform of this run shall work through a pooler; asked for by `LIVERY_TEST_POOLER=1`. */
export const wantsPooler = (): boolean => process.env[SHARED] === '1';

/** Tells the workers of a run by which pooler they work. */
export const sharePooler = (pooler: Pooler): void => {
  process.env[SHARED] = pooler.urlOf('postgres://127.0.0.1/');
};

/** The address of a database behind the pooler of this run; undefined in a run without one. */
export const sharedPoolUrl = (databaseUrl: string): string | undefined => {
  const shared = process.env[SHARED];
  return shared && shared !== '1' ? new URL(new URL(databaseUrl).pathname, shared).href : undefined;
};
