import { statfs } from 'node:fs/promises';
import os from 'node:os';
import type { Stage } from './stage.ts';

/** Beside what the stage itself writes: caches, browsers, the sites of tests. */
const SPARE_GB = 2;

/**
 * Whether the temporary folder has room for what stages write there at the most.
 *
 * @param free in bytes; that of the temporary folder when left out
 * @returns what to do, or null when there is room
 */
export const lacksRoom = async (
  stages: readonly Pick<Stage, 'name' | 'diskGigabytes'>[],
  free?: number,
): Promise<string | null> => {
  const [most] = stages.toSorted((a, b) => (b.diskGigabytes ?? 0) - (a.diskGigabytes ?? 0));
  const needed = (most?.diskGigabytes ?? 0) + SPARE_GB;
  const left = (free ?? (await freeBytes())) / 1e9;
  if (!most?.diskGigabytes || left >= needed) return null;
  return (
    `The temporary folder ${os.tmpdir()} has ${left.toFixed(1)} GB left, and the stage "${most.name}" asks for ${needed}: ` +
    'its databases are removed when it ends. Make room there, or name another folder by TMPDIR.'
  );
};

const freeBytes = async (): Promise<number> => {
  const { bavail, bsize } = await statfs(os.tmpdir());
  return bavail * bsize;
};
