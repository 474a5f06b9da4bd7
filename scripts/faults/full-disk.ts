import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type DebianServer,
  initCluster,
  preparePrograms,
  startDebianServer,
} from '../debian/debian-postgres.ts';
import { makeDisk, NO_MOUNT } from '../debian/small-disk.ts';
import { ownPort } from '../../cli/base/free-port.ts';
import { bear, type Ground } from './bear.ts';
import type { Fault, Measured, Place } from './fault.ts';

/** Room for an empty platform, and not for much more. */
const SIZE = 'size=600m';

/** How long it stays full. */
export const FULL_MS = 10_000;

const BETWEEN = 60;

/** A PostgreSQL whose disk can be filled. */
export interface DiskGround extends Ground {
  fill: () => string;
}

/** A PostgreSQL whose disk is small; it is started again whenever it ends, as a supervisor would. */
export const makeSmall = async (
  folder: string,
  more: readonly string[] = [],
): Promise<DiskGround> => {
  const place = path.join(folder, 'disk');
  const disk = makeDisk(place);
  if (!disk.canMount) throw new Error(NO_MOUNT);
  disk.mount('-o', SIZE);
  const programs = await preparePrograms(folder);
  await programs.own(folder, place);
  const data = path.join(place, 'data');
  await initCluster(programs, folder, data);
  const own = { folder, data, port: await ownPort() };
  const settings = ['max_wal_size=64MB', 'min_wal_size=32MB', 'logging_collector=off', ...more];
  const life = { isOver: false };
  const start = (): Promise<DebianServer> => startDebianServer(programs, own, settings);
  const keep = async (server: DebianServer): Promise<void> => {
    current = server;
    await server.ended;
    while (!life.isOver)
      try {
        return await keep(await start());
      } catch {
        await wait(500);
      }
  };
  let current = await start();
  const kept = keep(current);
  return {
    primary: () => current,
    fill: disk.fill,
    close: async () => {
      life.isOver = true;
      await current.kill();
      await kept;
      disk.unmount();
    },
  };
};

/**
 * Fills the disk for a while, so many times.
 *
 * @returns how long it took at most, in s, until there was work again; and whether nobody noticed
 */
export const fillForAWhile = async (
  { load, times }: Pick<Place, 'load' | 'times'>,
  { fill }: DiskGround,
): Promise<Measured> => {
  let backS = 0;
  let unnoticed = 0;
  for (let time = 0; time < times; time += 1) {
    await load.until(BETWEEN);
    const before = load.statuses()['503'] ?? 0;
    const filler = fill();
    await wait(FULL_MS);
    if ((load.statuses()['503'] ?? 0) === before) unnoticed += 1;
    await rm(filler);
    const mendedAt = performance.now();
    await load.until(BETWEEN);
    backS = Math.max(backS, (performance.now() - mendedAt) / 1000);
  }
  return {
    figures: { longestUntilBackS: backS },
    faults: unnoticed > 0 ? [`${unnoticed} times nothing was answered 503 on a full disk`] : [],
  };
};

/** The disk of the database is full for a while: what cannot be written is refused, and nothing is wrong. */
export const fullDisk: Fault = {
  name: 'full-disk',
  title: 'the disk of the database is full for 10 s',
  run: (times) =>
    bear({
      fault: 'full-disk',
      times,
      makeGround: (folder) => makeSmall(folder),
      breakIt: fillForAWhile,
    }),
};
