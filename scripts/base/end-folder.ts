import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { homesOf } from '#platform/base/database/embedded/cluster.ts';
import {
  commandOf,
  type Ending,
  endProcesses,
  type KnownProcess,
  startOf,
} from './known-process.ts';

/** In a folder: who made it, then a line for each process that belongs to it. */
export const OWNER_FILE = '.owner';

/** The process that made a folder, and where its number means anything. */
export interface Owner extends KnownProcess {
  system: string;
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const parse = <Value>(line: string): Value[] => {
  try {
    return [JSON.parse(line) as Value];
  } catch {
    // Cut off in the middle.
    return [];
  }
};

/** Whether a folder is one of ours: the temporary folder is everybody's, and what stands in theirs is not believed. */
const isOurs = (folder: string): boolean => {
  try {
    const file = lstatSync(path.join(folder, OWNER_FILE));
    // The folder itself may have been given to the user of PostgreSQL.
    return lstatSync(folder).isDirectory() && file.isFile() && file.uid === process.getuid?.();
  } catch {
    return false;
  }
};

/** Who made a folder; null: it is none of ours, or nobody has said so yet. */
export const readOwner = (folder: string): Owner | null => {
  if (!isOurs(folder)) return null;
  const [line = ''] = readText(path.join(folder, OWNER_FILE)).split('\n');
  return parse<Owner>(line)[0] ?? null;
};

const readEndings = (folder: string): Ending[] =>
  readText(path.join(folder, OWNER_FILE))
    .split('\n')
    .slice(1)
    .flatMap((line) => parse<Ending>(line));

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name));
  } catch {
    return [];
  }
};

/** Where embedded servers of a folder, or of a state folder directly below it, may have put their data. */
const clustersOf = (folder: string): string[] =>
  [folder, ...foldersIn(folder)].flatMap((state) => homesOf(path.join(state, 'postgres')));

/** The PostgreSQL that runs over some data; it is ended without writing what nobody will read. */
const postmasterOf = (data: string): Ending[] => {
  const pid = Number(readText(path.join(data, 'postmaster.pid')).split('\n')[0]);
  const startedAt = pid > 0 ? startOf(pid) : null;
  // A file that was left behind may name the number of another program by now.
  return startedAt !== null && /(?:^|\/)postgres$/.test(commandOf(pid))
    ? [{ pid, startedAt, signal: 'SIGQUIT' }]
    : [];
};

/** Lets go of file systems that are mounted below. */
const unmountBelow = (folder: string): void => {
  const mounted = readText('/proc/self/mounts')
    .split('\n')
    .flatMap((line) => line.split(' ')[1] ?? [])
    .filter((place) => place.startsWith(`${folder}${path.sep}`));
  for (const place of mounted.toReversed())
    try {
      execFileSync('umount', ['--lazy', place], { stdio: 'ignore' });
    } catch {
      // Somebody else has done it.
    }
};

/**
 * Ends what was started in a folder of `makeOwnFolder`, and removes it. Nothing happens where it is gone. Ends before
 * anything else happens in this process.
 */
export const endFolder = (folder: string): void => {
  if (!isOurs(folder)) return;
  const real = realpathSync(folder);
  const clusters = clustersOf(real);
  endProcesses([...readEndings(real), ...clusters.flatMap(foldersIn).flatMap(postmasterOf)]);
  unmountBelow(real);
  const outside = clusters
    .filter((cluster) => !cluster.startsWith(`${real}${path.sep}`))
    .map((cluster) => path.dirname(cluster));
  for (const place of [...outside, real])
    rmSync(place, { recursive: true, force: true, maxRetries: 3 });
};
