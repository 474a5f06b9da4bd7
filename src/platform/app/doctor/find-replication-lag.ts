import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { agoText, type Check, type Finding, runbook, sizeText } from './finding.ts';

const MAX_LAG_SECONDS = 30;
const MAX_LAG_BYTES = 256 * 1024 * 1024;

/** A standby that is there has a commit within milliseconds. */
const LONG_COMMIT_SECONDS = 10;

const page = runbook('LiveryReplicationLag');

/** Finds standbys that are behind or missing, and slots that nobody reads and that keep the log of writes for it. */
export const replicationLag: Check = {
  name: 'replication',
  find: async ({ database }) =>
    (await isStandby(database))
      ? findOwnLag(database)
      : [
          ...(await findWaitingCommits(database)),
          ...(await findLaggards(database)),
          ...(await findIdleSlots(database)),
        ],
};

const isStandby = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(database);
  return rows[0]?.is === true;
};

const finding = (subject: string, found: string, remedy: string): Finding => ({
  check: 'replication',
  subject,
  found,
  remedy,
  page,
});

const findOwnLag = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds
      where pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
        and now() - pg_last_xact_replay_timestamp() > make_interval(secs => ${MAX_LAG_SECONDS})`.execute(
    database,
  );
  return rows.map(({ seconds }) =>
    finding(
      'this standby',
      `This standby is ${agoText(seconds)} behind.`,
      'Look at its disk and at long queries on it; the platform belongs to the primary.',
    ),
  );
};

/** Commits of this login, or of all where it may see them, that no synchronous standby has. */
const findWaitingCommits = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ count: number; seconds: number; names: string }>`
    select count(*) as count, extract(epoch from clock_timestamp() - min(query_start))::float8 as seconds,
        current_setting('synchronous_standby_names') as names
      from pg_stat_activity
      where datname = current_database() and wait_event = 'SyncRep'
        and query_start < clock_timestamp() - make_interval(secs => ${LONG_COMMIT_SECONDS})
      having count(*) > 0`.execute(database);
  return rows.map(({ count, seconds, names }) =>
    finding(
      'commits',
      `${count} commits wait for a standby, the first for ${agoText(seconds)}: none that synchronous_standby_names (${names}) asks for has them.`,
      `Bring that standby back. Where it will not come, say as PostgreSQL's superuser: alter system set synchronous_standby_names = ''; select pg_reload_conf(). Then what is acknowledged stands on one machine alone, until there is another.`,
    ),
  );
};

const findLaggards = async (database: Database): Promise<Finding[]> => {
  const hidden = await sql<{ count: number }>`
    select count(*) as count from pg_stat_replication where state is null`.execute(database);
  if ((hidden.rows[0]?.count ?? 0) > 0)
    throw new Error(
      'How far standbys are is shown to members of pg_read_all_stats only: grant it to the login of the server.',
    );
  const { rows } = await sql<{ name: string; state: string; seconds: number; bytes: number }>`
    select coalesce(nullif(application_name, ''), pid::text) as name, state,
        coalesce(extract(epoch from replay_lag), 0)::float8 as seconds,
        coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::bigint as bytes
      from pg_stat_replication
      where state <> 'backup' and (replay_lag > make_interval(secs => ${MAX_LAG_SECONDS})
        or pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) > ${MAX_LAG_BYTES})
      order by name`.execute(database);
  return rows.map(({ name, state, seconds, bytes }) =>
    finding(
      name,
      `The standby ${name} (${state}) is ${agoText(seconds)} and ${sizeText(bytes)} behind.`,
      'Look at its disk, its network and at long queries on it; a synchronous one makes every bet wait.',
    ),
  );
};

const findIdleSlots = async (database: Database): Promise<Finding[]> => {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select slot_name as name,
        coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::bigint as bytes
      from pg_replication_slots where not active and not temporary order by slot_name`.execute(
    database,
  );
  return rows.map(({ name, bytes }) =>
    finding(
      name,
      `Nobody reads the replication slot ${name}; ${sizeText(bytes)} of writes are kept for it, until the disk is full.`,
      `Bring its standby back, or drop it: select pg_drop_replication_slot('${name}').`,
    ),
  );
};
