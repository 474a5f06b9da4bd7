import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#platform/base/database/connect.ts';
import {
  type DebianServer,
  initCluster,
  preparePrograms,
  type Programs,
  startDebianServer,
} from './debian-postgres.ts';
import { ownPort } from '../../cli/base/free-port.ts';

/** A primary and its synchronous standby; nothing is acknowledged that the standby does not have. */
export interface StandbyPair {
  /** Who takes writes: after a promotion the former standby. */
  primary: DebianServer;
  standby: DebianServer;
  /** The standby takes the place of a primary that is gone; it has no standby of its own then. */
  promote: () => Promise<void>;
  /** Gives the primary a new standby, and waits until it is synchronous. */
  renew: () => Promise<void>;
}

/** Says which standby a server waits for, from when its settings are read next. */
const nameStandby = async (server: DebianServer, name: string): Promise<void> => {
  const { pool, close } = await connect(server.urlOf('postgres'), { connections: 1 });
  await pool.query(`alter system set synchronous_standby_names = '${name}'`);
  await close();
};

const readSettings = async (server: DebianServer): Promise<void> => {
  const { pool, close } = await connect(server.urlOf('postgres'), { connections: 1 });
  await pool.query('select pg_reload_conf()');
  await close();
};

/** Nothing is acknowledged from now on that the standby does not have. */
const waitUntilSynchronous = async (primary: DebianServer): Promise<void> => {
  const { pool, close } = await connect(primary.urlOf('postgres'), { connections: 1 });
  const isSynchronous = async () =>
    (await pool.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount;
  while (!(await isSynchronous())) await wait(50);
  await close();
};

/** Starts a copy of a primary that follows it. */
const follow = async (
  programs: Programs,
  place: { folder: string; data: string },
  primary: DebianServer,
  name: string,
): Promise<DebianServer> => {
  const { port: from } = new URL(primary.urlOf('postgres'));
  // As with every standby but the first: the copy has what its primary's `alter system` says.
  await nameStandby(primary, name);
  await programs.must('pg_basebackup', [
    `--host=${place.folder}`,
    `--port=${from}`,
    `--pgdata=${place.data}`,
    '--write-recovery-conf',
    '--create-slot',
    `--slot=${name}`,
    '--checkpoint=fast',
  ]);
  const own = { ...place, port: await ownPort() };
  const standby = await startDebianServer(programs, own, [`cluster_name=${name}`]);
  await readSettings(primary);
  await waitUntilSynchronous(primary);
  return standby;
};

/**
 * Starts both, of Debian's PostgreSQL.
 *
 * @param folder where they keep everything
 */
export const startStandbyPair = async (folder: string): Promise<StandbyPair> => {
  const programs = await preparePrograms(folder);
  let number = 1;
  let data = path.join(folder, 'standby1');
  const first = { folder, data: path.join(folder, 'primary'), port: await ownPort() };
  await initCluster(programs, folder, first.data);
  const primary = await startDebianServer(programs, first, []);
  const pair: StandbyPair = {
    primary,
    standby: await follow(programs, { folder, data }, primary, 'standby1'),
    promote: async () => {
      // Step 3 of deploy/runbooks/failover.md.
      await nameStandby(pair.standby, '');
      await readSettings(pair.standby);
      await programs.must('pg_ctl', ['promote', '-D', data]);
      pair.primary = pair.standby;
    },
    renew: async () => {
      number += 1;
      const name = `standby${number}`;
      data = path.join(folder, name);
      pair.standby = await follow(programs, { folder, data }, pair.primary, name);
    },
  };
  return pair;
};
