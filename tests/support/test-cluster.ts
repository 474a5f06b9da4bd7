import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { runCluster } from '#platform/base/database/embedded/run-cluster.ts';
import { preparedServer } from './prepared-server.ts';

/**
 * Nothing that a test writes must survive a power cut; and nobody waits for what a file that is
 * over has left in memory to be written out.
 */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=2GB',
  'checkpoint_timeout=1h',
  // Several files at once, each with a platform and its pools.
  'max_connections=300',
];

/** One place for each checkout, so that two checkouts can be tested at once. */
const stateDir = path.join(
  os.tmpdir(),
  `livery-tests-${createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 12)}`,
);

/** Where a run that holds the server tells its workers how it is reached. */
const HELD = 'LIVERY_TEST_CLUSTER';

/** Whether a whole run holds the server, and clears away at its end what its files have made. */
export const isHeld = (): boolean => Boolean(process.env[HELD]) && preparedServer() === null;

export interface TestCluster {
  /** Reaches the server's own database. */
  maintenanceUrl: string;
  leave: () => Promise<void>;
}

/**
 * The real PostgreSQL of all tests of this checkout: the one that the run holds, else one that is
 * started by whoever comes first, adopted by all others, and ended by the last.
 */
export const joinCluster = async (): Promise<TestCluster> => {
  const held = preparedServer()?.nodes[0] ?? process.env[HELD];
  if (held) return { maintenanceUrl: held, leave: async () => {} };
  const cluster = await runCluster(stateDir, FAST);
  return { maintenanceUrl: cluster.urlOf('postgres'), leave: cluster.stop };
};

/** Holds the server for a whole run: the files of its workers find it without looking. */
export const keepCluster = async (): Promise<TestCluster> => {
  const cluster = await joinCluster();
  process.env[HELD] = cluster.maintenanceUrl;
  return {
    ...cluster,
    leave: async () => {
      delete process.env[HELD];
      await cluster.leave();
    },
  };
};
