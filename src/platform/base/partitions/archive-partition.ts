import { setTimeout as wait } from 'node:timers/promises';
import { escapeIdentifier, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { carryForward } from './carry-forward.ts';
import type { Partition } from './read-partitions.ts';

/** Somebody works on the table for longer than others may wait behind us. */
const LOCKED = '55P03';
const LOCK_WITHIN = "set local lock_timeout = '2s'";
const TRIES = 30;
const PAUSE_MS = 1000;

/** Told to whoever calls when the table was never free for a moment. */
export class TableBusyError extends Error {}

/**
 * Takes a partition off its table and puts it into the table of the same name in the schema `archive`, where it can be read
 * under the same policy by whoever could read it before. No row is copied, unless the archive has that time already: then its
 * rows are added there. What its lines come to on each account is carried forward with it. What is locked is locked for a moment; a run that was cut off is begun again.
 *
 * @param pool of the tables' owner
 * @param partition one in use with a last moment
 * @throws {TableBusyError} when others held the table all the time
 */
export const archivePartition = async (pool: Pool, partition: Partition): Promise<void> => {
  const { table, name, until } = partition;
  if (partition.isArchived || partition.isRest || until === null)
    throw new Error(`${name} cannot be taken off.`);
  const part = `parts.${escapeIdentifier(name)}`;
  const client = await pool.connect();
  try {
    const key = await readKey(client, table);
    const bounds = await readBounds(client, key, partition);
    const span = [
      ...(bounds.from === null ? [] : [`${key.name} >= ${escapeLiteral(bounds.from)}`]),
      `${key.name} < ${escapeLiteral(bounds.until)}`,
    ].join(' and ');
    // Known before: the archive takes it without a look at its rows.
    await inTurn(client, async () => {
      await client.query(`alter table ${part} drop constraint if exists archived_span,
        add constraint archived_span check (${span}) not valid`);
    });
    await client.query(`alter table ${part} validate constraint archived_span`);
    await inTurn(client, async () => {
      await carryForward(client, partition);
      await makeArchive(client, table, key.name);
      await client.query(`alter table public.${escapeIdentifier(table)} detach partition ${part}`);
      await putAway(client, partition, bounds);
    });
  } finally {
    client.release();
  }
};

/** In one transaction; again where the table was not free. */
const inTurn = async (client: PoolClient, work: () => Promise<void>): Promise<void> => {
  for (let turn = 1; ; turn += 1)
    try {
      await client.query('begin');
      await client.query(LOCK_WITHIN);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if ((error as { code?: string }).code !== LOCKED) throw error;
      if (turn === TRIES) throw new TableBusyError();
      await wait(PAUSE_MS);
    }
};

/** What a table is partitioned by. */
interface Key {
  /** Of the column, quoted where it has to be. */
  name: string;
  /** Whether it is a number that says its month. */
  isNumber: boolean;
}

/** The first value of a partition (null: there is none) and the first one after it, as PostgreSQL reads them. */
interface Bounds {
  from: string | null;
  until: string;
}

const readKey = async (client: PoolClient, table: string): Promise<Key> => {
  const { rows } = await client.query<Key>(
    `select quote_ident(a.attname) as name, a.atttypid = 'bigint'::regtype as "isNumber" from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
      where p.partrelid = format('public.%I', $1::text)::regclass`,
    [table],
  );
  const [key] = rows;
  if (!key) throw new Error(`${table} is not partitioned.`);
  return key;
};

const readBounds = async (
  client: PoolClient,
  { isNumber }: Key,
  { from, until }: Partition,
): Promise<Bounds> => {
  if (!until) throw new Error('a partition without an end cannot be taken off');
  const moments = { from: from?.toISOString() ?? null, until: until.toISOString() };
  if (!isNumber) return moments;
  const { rows } = await client.query<Bounds>(
    `select number_of_month($1)::text as "from", number_of_month($2)::text as "until"`,
    [moments.from, moments.until],
  );
  return rows[0] ?? moments;
};

/** The table of the archive, where there is none yet. */
const makeArchive = async (client: PoolClient, table: string, key: string): Promise<void> => {
  const named = escapeIdentifier(table);
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass($1) is not null as there`,
    [`archive.${named}`],
  );
  if (rows[0]?.there) return;
  await client.query(
    // Without checks: nobody writes there, and one that old rows need not keep to would keep them out.
    `create table archive.${named} (like public.${named} including all excluding constraints)
      partition by range (${key})`,
  );
  await client.query(`call secure_brand_rows('archive.${named}')`);
  await refuseChanges(client, table);
  await grantReading(client, table, `archive.${named}`);
};

/** What is never changed in the table is not in its archive. */
const refuseChanges = async (client: PoolClient, table: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tgname) as name from pg_trigger
      where tgrelid = format('public.%I', $1::text)::regclass and tgfoid = 'refuse_change'::regproc`,
    [table],
  );
  for (const { name } of rows)
    await client.query(
      `create trigger ${name} before update or delete or truncate on archive.${escapeIdentifier(table)}
        for each statement execute function refuse_change()`,
    );
};

/** Whoever may read the table may read what was taken off it, and nobody may write there. */
const grantReading = async (client: PoolClient, table: string, to: string): Promise<void> => {
  const { rows } = await client.query<{ reader: string }>(
    `select distinct case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as reader
      from pg_class c, aclexplode(c.relacl) a
      where c.oid = format('public.%I', $1::text)::regclass and a.privilege_type = 'SELECT'
        and a.grantee <> c.relowner`,
    [table],
  );
  for (const { reader } of rows) await client.query(`grant select on ${to} to ${reader}`);
};

const putAway = async (
  client: PoolClient,
  { table, name, from, until }: Partition,
  bounds: Bounds,
): Promise<void> => {
  const [archive, part] = [escapeIdentifier(table), escapeIdentifier(name)];
  if (await isTaken(client, { table, from, until })) {
    // Rows of a month that was taken off before.
    await client.query(`insert into archive.${archive} select * from parts.${part}`);
    await client.query(`drop table parts.${part}`);
    return;
  }
  await client.query(`alter table parts.${part} set schema archive`);
  await client.query(
    `alter table archive.${archive} attach partition archive.${part}
      for values from (${bounds.from === null ? 'minvalue' : escapeLiteral(bounds.from)})
      to (${escapeLiteral(bounds.until)})`,
  );
  await client.query(`alter table archive.${part} drop constraint archived_span`);
  await grantReading(client, table, `archive.${part}`);
};

const isTaken = async (
  client: PoolClient,
  { table, from, until }: Pick<Partition, 'table' | 'from' | 'until'>,
): Promise<boolean> => {
  const { rows } = await client.query(
    `select from month_partitions() where of_table = $1 and is_archived
      and coalesce(from_at, '-infinity') < $3 and until_at > coalesce($2, '-infinity'::timestamptz) limit 1`,
    [table, from, until],
  );
  return rows.length > 0;
};
