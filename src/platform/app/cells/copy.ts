import { setTimeout as wait } from 'node:timers/promises';
import { clearBrand, type BrandTable } from './brand-tables.ts';
import { ask, askOne, CellError, type OpenCell } from './cell.ts';
import { withTable } from './fence.ts';

const LOOK_EVERY_MS = 20;

/** After so many failures of the copy its PostgreSQL will not do it by itself. */
const MOST_FAILURES = 3;

/** The name of publication, slot and subscription. */
const nameOf = (id: number): string => `livery_move_${id}`;

const LOGICAL = `does not keep what logical replication needs (wal_level). Say there, as its superuser,
  alter system set wal_level = logical;
and restart it; then run this again.`;

/**
 * Says what stands against a copy before anything is done.
 *
 * @throws {CellError} with what to set and where
 */
export const checkServers = async (source: OpenCell, target: OpenCell): Promise<void> => {
  const look = `select current_setting('wal_level') as "walLevel", (select rolsuper from pg_roles
      where rolname = current_user) as "isSuperuser", system_identifier::text as system
    from pg_control_system()`;
  interface Server {
    walLevel: string;
    isSuperuser: boolean;
    system: string;
  }
  const from = await askOne<Server>(source.pool, look);
  const to = await askOne<Server>(target.pool, look);
  const shape = `select coalesce(string_agg(name || hash, ' ' order by name), '') as shape from migration`;
  const [had, has] = await Promise.all(
    [source, target].map(({ pool }) => askOne<{ shape: string }>(pool, shape)),
  );
  if (had?.shape !== has?.shape)
    throw new CellError(
      `The cells ${source.name} and ${target.name} are of different versions. Bring both to the same one, then run this again.`,
    );
  if (from.walLevel !== 'logical')
    throw new CellError(`The PostgreSQL of the cell ${source.name} ${LOGICAL}`);
  for (const [{ name }, { isSuperuser }] of [[source, from] as const, [target, to] as const])
    if (!isSuperuser)
      throw new CellError(
        `The address of the cell ${name} names no superuser: copying past triggers and row security needs one. Run this with an address that does.`,
      );
  if (from.system === to.system)
    throw new CellError(
      `The cells ${source.name} and ${target.name} are on the same PostgreSQL: each needs one of its own.`,
    );
};

/** Begins the copy of a brand's rows, or goes on with one that was begun. */
export const startCopy = async (
  source: OpenCell,
  target: OpenCell,
  tables: readonly BrandTable[],
  id: number,
): Promise<void> => {
  const name = nameOf(id);
  if ((await ask(target.pool, SUBSCRIBED, [name])).length > 0) return;
  await endCopy(source, target, id);
  await clearBrand(target.pool, tables, id);
  // Without a key that names the brand, changes of its rows could not be told from others.
  for (const table of tables.filter(({ hasKey }) => !hasKey))
    await withTable(source.pool, [`alter table ${table.name} replica identity full`]);
  const parts = tables.map((table) => `table ${table.name} where (merchant_id = ${id})`);
  await source.pool.query(`create publication ${name} for ${parts.join(', ')}
    with (publish = 'insert, update, delete', publish_via_partition_root = true)`);
  await target.pool.query(
    `create subscription ${name} connection '${source.url.replaceAll("'", "''")}' publication ${name}`,
  );
};

const SUBSCRIBED = `select from pg_subscription s
  join pg_database d on d.oid = s.subdbid and d.datname = current_database() where s.subname = $1`;

/** Ends the copy, wherever it stands; what was copied stays. */
export const endCopy = async (source: OpenCell, target: OpenCell, id: number): Promise<void> => {
  const name = nameOf(id);
  await target.pool.query(`drop subscription if exists ${name}`);
  await source.pool.query(`drop publication if exists ${name}`);
  // One that was cut off in its beginning left a slot, which would keep all that is written from then on.
  await source.pool.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots
      where slot_name = $1 and not active`,
    [name],
  );
};

/**
 * Waits until every table was copied as it stood and its changes follow.
 *
 * @throws {CellError} when the copy fails again and again
 */
export const waitForCopy = async (
  target: OpenCell,
  id: number,
  tell: (left: number, all: number) => void,
): Promise<void> => {
  for (let told = -1; ; await wait(LOOK_EVERY_MS)) {
    const { left, all } = await askOne<{ left: number; all: number }>(
      target.pool,
      `select count(*) filter (where r.srsubstate <> 'r')::int as left, count(*)::int as all
        from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid where s.subname = $1`,
      [nameOf(id)],
    );
    if (left === 0) return;
    await refuseFailed(target, id);
    if (left !== told) tell(left, all);
    told = left;
  }
};

const refuseFailed = async (target: OpenCell, id: number): Promise<void> => {
  const [row] = await ask<{ failures: number }>(
    target.pool,
    `select (apply_error_count + sync_error_count)::int as failures
      from pg_stat_subscription_stats where subname = $1`,
    [nameOf(id)],
  );
  if ((row?.failures ?? 0) >= MOST_FAILURES)
    throw new CellError(
      `The copy failed ${row?.failures} times; the log of the PostgreSQL of the cell ${target.name} says why. Take it back with --undo, mend that, and begin again.`,
    );
};

/**
 * Waits until all that was written in the source is in the target, and on its disk.
 *
 * @param isLate asked while it waits
 * @returns false when it became too late
 */
export const waitForLevel = async (
  source: OpenCell,
  target: OpenCell,
  id: number,
  isLate: () => boolean,
): Promise<boolean> => {
  const { at } = await askOne<{ at: string }>(source.pool, 'select pg_current_wal_lsn() as at');
  for (; !isLate(); await wait(LOOK_EVERY_MS)) {
    const [row] = await ask<{ done: boolean }>(
      source.pool,
      `select confirmed_flush_lsn >= $2::pg_lsn as done from pg_replication_slots
        where slot_name = $1`,
      [nameOf(id), at],
    );
    if (row?.done) return true;
    await refuseFailed(target, id);
  }
  return false;
};
