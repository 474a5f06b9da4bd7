import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { TestDatabase } from './database.ts';
import { withClient } from './database-template.ts';
import { makeOwnFolder } from '../../scripts/base/own-folder.ts';
import {
  type Ended,
  initCluster,
  openOn,
  preparePrograms,
  type Programs,
  startDebianServer,
  USER,
} from '../../scripts/debian/debian-postgres.ts';
import { freePort } from './web-server.ts';

const RESTORE = path.resolve(import.meta.dirname, '../../deploy/backup/restore.sh');

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

/** `deploy/backup/pgbackrest.conf`, but with places of a test and waiting for each segment. */
const configurationOf = async (folder: string, port: number): Promise<string> => {
  const file = path.resolve(import.meta.dirname, '../../deploy/backup/pgbackrest.conf');
  const other: Record<string, string> = {
    'repo1-path': path.join(folder, 'repository'),
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

/** Keeps the configuration beside the data, as Debian does, and asks for more connections than are usual. */
const configureBeside = async (
  { own }: Programs,
  folder: string,
  data: string,
): Promise<string[]> => {
  const place = path.join(folder, 'etc');
  await mkdir(place);
  await own(place);
  const files = {
    config_file: 'postgresql.conf',
    hba_file: 'pg_hba.conf',
    ident_file: 'pg_ident.conf',
  };
  for (const name of Object.values(files))
    await rename(path.join(data, name), path.join(place, name));
  const settings = Object.entries(files).map(([key, name]) => `${key}=${path.join(place, name)}`);
  return [...settings, 'max_connections=300'];
};

/** The passphrase stands apart, as in production. */
const SECRET = `[global]\nrepo1-cipher-pass=${randomBytes(36).toString('base64')}\n`;

/** Starts an empty cluster with its repository. */
export const startArchivedCluster = async (): Promise<ArchivedCluster> => {
  const folder = makeOwnFolder('archived');
  const programs = await preparePrograms(folder);
  const port = await freePort();
  const data = path.join(folder, 'data');
  const configuration = path.join(folder, 'pgbackrest.conf');
  await writeFile(configuration, await configurationOf(folder, port));
  const secrets = path.join(folder, 'conf.d');
  await mkdir(secrets);
  await writeFile(path.join(secrets, 'secret.conf'), SECRET);
  for (const file of [configuration, secrets, path.join(secrets, 'secret.conf')])
    await programs.own(file);
  await initCluster(programs, folder, data);
  const named = [
    `--config=${configuration}`,
    `--config-include-path=${secrets}`,
    '--stanza=livery',
  ];
  const server = await startDebianServer(programs, { folder, data, port }, [
    ...(await configureBeside(programs, folder, data)),
    'archive_mode=on',
    `archive_command=pgbackrest ${named.join(' ')} archive-push %p`,
  ]);
  const pgbackrest = (...args: string[]) => programs.must('pgbackrest', [...named, ...args]);
  await pgbackrest('stanza-create');
  return {
    folder,
    open: () => openOn(server),
    backUp: () => pgbackrest('backup', '--type=full'),
    archiveAll: () => withClient(server.urlOf('livery'), archiveAll),
    destroy: async () => {
      await server.kill();
      await rm(data, { recursive: true, force: true });
    },
    restore: (...options) =>
      programs.ask(RESTORE, ['--config', configuration, '--bin', programs.bin, ...options]),
    run: programs.ask,
    close: async () => {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const archiveAll = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  const isArchived = async () => {
    const { rows: archived } = await client.query<{ done: boolean }>(
      'select last_archived_wal >= $1 as done from pg_stat_archiver',
      [rows[0]?.name],
    );
    return archived[0]?.done;
  };
  while (!(await isArchived())) await wait(50);
};
