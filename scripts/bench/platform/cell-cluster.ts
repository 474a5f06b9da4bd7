import { rm } from 'node:fs/promises';
import { type RunningCluster, runCluster } from '#platform/base/database/embedded/run-cluster.ts';
import { makeStateDir } from './make-state-dir.ts';

/** What a PostgreSQL needs beside the usual, for brands to be moved from it and to it. */
export const CELL_SETTINGS = [
  'wal_level=logical',
  'max_connections=200',
  'max_worker_processes=24',
  'max_logical_replication_workers=12',
  'max_sync_workers_per_subscription=8',
];

/** The PostgreSQL of one cell. */
export interface CellCluster {
  url: string;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

/** Starts one PostgreSQL of its own, without a platform yet. */
export const startCellCluster = async (
  name: string,
  settings = CELL_SETTINGS,
): Promise<CellCluster> => {
  const folder = await makeStateDir(`cell-${name}`);
  const cluster: RunningCluster = await runCluster(folder, settings);
  return {
    url: cluster.urlOf('livery'),
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
