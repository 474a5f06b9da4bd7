import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, chown, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findRunAs } from '#platform/base/database/embedded/run-as.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import { makeOwnFolder, ownProcess } from '../base/own-folder.ts';
import { isListening } from '../debian/is-listening.ts';

/** PgBouncer before a PostgreSQL: every database of it, under the same name. */
export interface Pgbouncer {
  /** The address of a database behind it, without a name: whoever signs in has one of its own. */
  urlOf: (databaseUrl: string) => string;
  /** Leads to another server from now on, as an operator would: its file is changed and read anew. */
  moveTo: (ownerUrl: string) => Promise<void>;
  /** SIGKILL; its files are removed. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What is asked of PgBouncer. */
export interface PgbouncerPlan {
  program: string;
  /** The folder of its shared libraries, where the system has none. */
  libraries?: string;
  /** To the server, for each database and login. */
  connections: number;
  /** Where it listens; a free port when left out. */
  port?: number;
  /** For how long a statement may wait for a connection; as in the file for operators when left out. */
  waitS?: number;
}

const run = promisify(execFile);

const DEPLOYED = path.resolve(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini');

/** What stands in the file for operators: the settings of a connection to PostgreSQL, and PgBouncer's own by their names. */
const readDeployed = (): { connectQuery: string; own: Map<string, string> } => {
  const text = readFileSync(DEPLOYED, 'utf8');
  const own = text.slice(text.indexOf('[pgbouncer]')).matchAll(/^(\w+) = (.+)$/gm);
  return {
    connectQuery: /connect_query='[^']+'/.exec(text)?.[0] ?? '',
    own: new Map(Array.from(own, ([, name = '', value = '']) => [name, value])),
  };
};

/** Every database of a server, as `deploy/pgbouncer/pgbouncer.ini` has one of them. */
const everyDatabase = ({ hostname, port }: URL): string =>
  `* = host=${hostname} port=${port} ${readDeployed().connectQuery}`;

/** As `deploy/pgbouncer/pgbouncer.ini` has it, but asked by a superuser, on this machine alone. */
const settingsOf = (
  owner: URL,
  port: number,
  folder: string,
  { connections, carries, waitS }: PgbouncerPlan & { carries: boolean },
): string => {
  const { own } = readDeployed();
  for (const name of ['admin_users', 'stats_users', 'reserve_pool_size']) own.delete(name);
  if (!carries) own.delete('max_prepared_statements');
  const ours = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_file: `${folder}/users.txt`,
    auth_user: owner.username,
    auth_query: 'select usename, passwd from pg_catalog.pg_shadow where usename = $1',
    default_pool_size: connections,
    ...(waitS !== undefined && { query_wait_timeout: waitS }),
  };
  for (const [name, value] of Object.entries(ours)) own.set(name, String(value));
  const lines = [...own].map(([name, value]) => `${name} = ${value}`);
  return ['[databases]', everyDatabase(owner), '[pgbouncer]', ...lines, ''].join('\n');
};

/** Prepared statements go through from 1.21 on. */
const carriesStatements = async (program: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const { stdout } = await run(program, ['--version'], { env });
  return Number(/PgBouncer 1\.(\d+)/.exec(stdout)?.[1] ?? 0) >= 21;
};

/** Its files, where the user that it runs as may read them: root may not run it. */
const lay = async (owner: URL, port: number, plan: PgbouncerPlan) => {
  const folder = makeOwnFolder('pgbouncer');
  const runAs = await findRunAs();
  const program = path.join(folder, 'pgbouncer');
  const libraries = path.join(folder, 'libraries');
  await cp(plan.program, program);
  await chmod(program, 0o755);
  if (plan.libraries) await cp(plan.libraries, libraries, { recursive: true });
  const env = { ...process.env, ...(plan.libraries ? { LD_LIBRARY_PATH: libraries } : {}) };
  const carries = await carriesStatements(program, env);
  const files = {
    'pgbouncer.ini': settingsOf(owner, port, folder, { ...plan, carries }),
    'users.txt': `"${owner.username}" "${decodeURIComponent(owner.password)}"\n`,
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folder, name), text, { mode: 0o600 });
  if (runAs.uid !== undefined)
    for (const name of ['.', ...Object.keys(files)])
      await chown(path.join(folder, name), runAs.uid, runAs.gid ?? runAs.uid);
  return { folder, program, options: { ...runAs, cwd: '/', env } };
};

/**
 * Starts PgBouncer in transaction mode on this machine.
 *
 * @param ownerUrl a superuser's, by whom it learns who may sign in
 * @throws with its own words when it does not start
 */
export const startPgbouncer = async (ownerUrl: string, plan: PgbouncerPlan): Promise<Pgbouncer> => {
  const port = plan.port ?? (await ownPort());
  const { folder, program, options } = await lay(new URL(ownerUrl), port, plan);
  const child = spawn(program, ['-q', path.join(folder, 'pgbouncer.ini')], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  ownProcess(folder, child, 'SIGKILL');
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)));
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  while (child.exitCode === null && !(await isListening(port))) await wait(20);
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start.\n${said}`);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return {
    urlOf: (databaseUrl) => `postgres://127.0.0.1:${port}${new URL(databaseUrl).pathname}`,
    moveTo: async (otherUrl) => {
      const file = path.join(folder, 'pgbouncer.ini');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/^\* = .*$/m, everyDatabase(new URL(otherUrl))));
      child.kill('SIGHUP');
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
