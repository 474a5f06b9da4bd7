import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findOrphans, prepareCluster } from '#platform/base/database/embedded/cluster.ts';
import { readPostmaster } from '#platform/base/database/embedded/postmaster.ts';
import { runCluster } from '#platform/base/database/embedded/run-cluster.ts';
import { readOwner } from '../base/end-folder.ts';
import { isRunning } from '../base/known-process.ts';
import { sweepAbandoned } from '../base/sweep-abandoned.ts';

/** As `mkdtemp` names the folders of tests and benchmarks, and the server of a checkout's tests. */
const OURS = /^livery[- ][a-z][a-z -]*[- ](?:[0-9A-Za-z]{6}|[0-9a-f]{12})$/;

/** No run takes as long; a folder in use is written to at its top more often. */
const OLDER_THAN_MS = 6 * 3_600_000;

/**
 * Removes what runs of tests and benchmarks that were killed have left in the temporary folder,
 * with the databases that still run for nobody, and data that was put elsewhere for folders that are gone. What is younger than six hours stays, and so does a
 * database that somebody is connected to. A folder that says who made it goes as soon as that process is gone, and not before.
 *
 * @returns the removed folders
 */
export const sweepLeftovers = async (
  folder = os.tmpdir(),
  olderThanMs = OLDER_THAN_MS,
  outside?: readonly string[],
): Promise<string[]> => {
  const removed = sweepAbandoned(folder);
  const names = await readdir(folder);
  for (const name of names.filter((each) => OURS.test(each))) {
    const place = path.join(folder, name);
    const owner = readOwner(place);
    if (owner !== null && isRunning(owner)) continue;
    if (!(await isOld(place, olderThanMs)) || !(await endDatabase(place))) continue;
    // Another run may do the same at this moment.
    await rm(place, { recursive: true, force: true }).catch(() => {});
    removed.push(place);
  }
  for (const place of await findOrphans(outside)) {
    if (!(await isOld(place, olderThanMs)) || (await runsBelow(place))) continue;
    await rm(place, { recursive: true, force: true }).catch(() => {});
    removed.push(place);
  }
  return removed;
};

/** Whether one of the databases of a folder outside still runs. */
const runsBelow = async (place: string): Promise<boolean> => {
  const names = await readdir(path.join(place, 'cluster')).catch(() => []);
  const running = await Promise.all(
    names.map((name) => readPostmaster(path.join(place, 'cluster', name))),
  );
  return running.some((postmaster) => postmaster !== null);
};

const isOld = async (place: string, olderThanMs: number): Promise<boolean> => {
  const found = await stat(place).catch(() => null);
  return (
    found !== null && found.uid === process.getuid?.() && Date.now() - found.mtimeMs > olderThanMs
  );
};

/** Ends the database of a folder and removes its data; false: somebody uses it. */
const endDatabase = async (place: string): Promise<boolean> => {
  if (!(await stat(path.join(place, 'postgres', 'cluster.json')).catch(() => null))) return true;
  const { data } = await prepareCluster(place);
  if (await readPostmaster(data)) {
    const cluster = await runCluster(place);
    await cluster.stop();
    if (await readPostmaster(data)) return false;
  }
  await rm(data, { recursive: true, force: true });
  return true;
};
