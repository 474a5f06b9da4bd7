import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { openGamesDatabase } from '#vendor/database/open-games-database.ts';
import { type PreparedServer, preparedServer } from './prepared-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Any number, the same in every process: one of them makes a template, the others wait. */
const LOCK = 7_202_409_077;

/** What a database can be a copy of. */
const shapes = {
  platform: {
    folder: 'src/platform/base/database',
    migrate: (url: string) => openMigrated(url).then(({ close }) => close()),
  },
  games: {
    folder: 'src/vendor/database',
    migrate: (url: string) => openGamesDatabase(url).then(({ close }) => close()),
  },
};

type Shape = keyof typeof shapes;

/**
 * Makes a database as the migrations leave it, as a copy of one that they were run on once; one that
 * is there stays as it is. The template is named after the texts of migrations and functions: a new or
 * changed one makes another template.
 *
 * @param maintenanceUrl of another database of the same server
 */
export const createFromTemplate = async (
  maintenanceUrl: string,
  shape: Shape,
  name: string,
): Promise<void> => {
  const prepared = preparedServer();
  if (prepared && shape === 'platform') return copyPrepared(prepared, name);
  const template = await templateOf(shape);
  await withClient(maintenanceUrl, async (client) => {
    if (await isThere(client, name)) return;
    if (!(await isThere(client, template)))
      await makeTemplate(client, maintenanceUrl, shape, template);
    await client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`,
    );
  });
};

/** A copy on every node: what the nodes know of each other is copied with it. */
const copyPrepared = async (
  { nodes, template, settings }: PreparedServer,
  name: string,
): Promise<void> => {
  for (const node of nodes)
    await withClient(node, async (client) => {
      await client.query(
        `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`,
      );
      for (const [setting, value] of Object.entries(settings))
        await client.query(
          `alter database ${escapeIdentifier(name)} set ${setting} = ${escapeLiteral(value)}`,
        );
    });
};

/** The templates that the migrations of today ask for. */
export const templateNames = (): Promise<string[]> =>
  Promise.all([templateOf('platform'), templateOf('games')]);

const templateOf = async (shape: Shape): Promise<string> =>
  `${preparedServer()?.prefix ?? 'template'}_${shape}_${await hashOf(shapes[shape].folder)}`;

const hashOf = async (folder: string): Promise<string> => {
  const hash = createHash('sha256');
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  for (const name of names.filter((found) => found.endsWith('.sql')).toSorted())
    hash.update(`${name}\n`).update(await readFile(path.join(ROOT, folder, name)));
  return hash.digest('hex').slice(0, 16);
};

const isThere = async (client: Client, name: string): Promise<boolean> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
};

/** It gets its name when it is complete: one that was cut off is never copied. */
const makeTemplate = async (
  client: Client,
  maintenanceUrl: string,
  shape: Shape,
  template: string,
): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    if (await isThere(client, template)) return;
    const unfinished = `${preparedServer()?.prefix ?? 'unfinished'}_unfinished_${shape}`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = new URL(maintenanceUrl);
    url.pathname = `/${unfinished}`;
    await shapes[shape].migrate(url.href);
    await renameWhenLeft(client, unfinished, template);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
};

/** Whoever has just closed a connection takes a moment to disappear on the server's side. */
const renameWhenLeft = async (client: Client, from: string, to: string): Promise<void> => {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1`,
    [from],
  );
  await client.query(`alter database ${from} rename to ${escapeIdentifier(to)}`);
};

/** Opens one connection for some work. */
export const withClient = async <Value>(
  url: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> => {
  const client = new Client({ connectionString: url, application_name: 'livery-tests' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
