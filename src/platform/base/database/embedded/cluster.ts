import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PlatformError } from '../../errors/platform-error.ts';
import { canRun, copyBinaries, findBinaries, type Binaries } from './binaries.ts';
import { readPostmaster } from './postmaster.ts';
import { canWrite, findRunAs, type RunAs } from './run-as.ts';

/** One embedded server: where it lives, who runs it, and how one signs in. */
export interface Cluster {
  /** `.livery/postgres`: password and log; only we read it. */
  home: string;
  /** The data folder; elsewhere when the server's user cannot reach `.livery`. */
  data: string;
  binaries: Binaries;
  runAs: RunAs;
  password: string;
  /** Changes when `.livery` was removed: without its password the old data cannot be opened. */
  id: string;
}

/**
 * Prepares the folders of the server that belongs to a state folder.
 *
 * An ordinary user keeps everything under `stateDir`. Root starts the server as another user,
 * who may be unable to enter the checkout (below /root, for example): then data and binaries
 * go to a folder of a stable name under /var/tmp or the system's temporary folder.
 */
export const prepareCluster = async (stateDir: string): Promise<Cluster> => {
  const home = path.join(stateDir, 'postgres');
  await mkdir(home, { recursive: true });
  const runAs = await findRunAs();
  const { id, password } = await readIdentity(home);
  const installed = await findBinaries();
  const place = await findPlace(home, runAs);
  const data = path.join(place, `data-${id}`);
  // A server that is already running is used as it is.
  const binaries = (await readPostmaster(data))
    ? installed
    : await findUsable(installed, home, runAs);
  return { home, data, binaries, runAs, password, id };
};

/** The binaries, copied where their user can reach them when they do not run in their own place. */
const findUsable = async (installed: Binaries, home: string, runAs: RunAs): Promise<Binaries> => {
  if (await canRun(installed, runAs)) return installed;
  const copied = await copyBinaries(installed, await outsidePlace(home, runAs));
  if (await canRun(copied, runAs)) return copied;
  throw new PlatformError(
    'database_binaries_missing',
    `The PostgreSQL in ${copied.folder} does not start on this machine; set DATABASE_URL to use a server of your own.`,
  );
};

const readIdentity = async (home: string): Promise<{ id: string; password: string }> => {
  const file = path.join(home, 'cluster.json');
  const fresh = { id: randomBytes(4).toString('hex'), password: randomBytes(24).toString('hex') };
  await writeFile(file, JSON.stringify(fresh), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return JSON.parse(await readFile(file, 'utf8')) as { id: string; password: string };
};

const findPlace = async (home: string, runAs: RunAs): Promise<string> => {
  const here = path.join(home, 'cluster');
  await mkdir(here, { recursive: true });
  if (runAs.uid === undefined) return here;
  await chown(here, runAs.uid, runAs.gid ?? runAs.uid);
  if (await canWrite(here, runAs)) return here;
  const outside = path.join(await outsidePlace(home, runAs), 'cluster');
  await mkdir(outside, { recursive: true });
  await chown(outside, runAs.uid, runAs.gid ?? runAs.uid);
  return outside;
};

/** Where a database goes that its user cannot reach beside its checkout; the first that will do. */
const outsideParents = (): string[] => ['/var/tmp', os.tmpdir(), '/tmp'];

/** In a folder outside: the place that it belongs to. */
const HOME_FILE = 'home';

/** The name of a folder outside, by the place that it belongs to. */
const outsideName = (found: string): string =>
  `livery-${createHash('sha256').update(found).digest('hex').slice(0, 16)}`;

/**
 * Every folder in which the data of a server may stand, whether anything is there or not.
 *
 * @param home `postgres` in its state folder, as `realpath` has it
 */
export const homesOf = (home: string): string[] =>
  [home, ...outsideParents().map((parent) => path.join(parent, outsideName(home)))].map((place) =>
    path.join(place, 'cluster'),
  );

/** A folder of ours whose name follows from the checkout's place, so that every start finds it. */
const outsidePlace = async (home: string, runAs: RunAs): Promise<string> => {
  const found = await realpath(home);
  const name = outsideName(found);
  for (const parent of outsideParents()) {
    const folder = path.join(parent, name);
    const usable = await canWrite(parent, runAs);
    if (!usable || !(await claimFolder(folder))) continue;
    await writeFile(path.join(folder, HOME_FILE), found);
    return folder;
  }
  throw new PlatformError(
    'database_start_failed',
    'No folder was found that the user of PostgreSQL may enter; move the checkout to where others may read it, or set DATABASE_URL.',
  );
};

/**
 * The folders outside whose checkout was in the temporary folder and is gone: nobody has the password of the
 * data in them any more. One whose checkout was elsewhere is not told: its disk may only be away.
 */
export const findOrphans = async (
  parents: readonly string[] = outsideParents(),
): Promise<string[]> => {
  const temporary = await realpath(os.tmpdir());
  const orphans: string[] = [];
  for (const parent of new Set(parents)) {
    const names = await readdir(parent).catch(() => []);
    for (const name of names.filter((each) => /^livery-[0-9a-f]{16}$/.test(each))) {
      const folder = path.join(parent, name);
      const home = await readFile(path.join(folder, HOME_FILE), 'utf8').catch(() => null);
      if (home?.startsWith(`${temporary}${path.sep}`) && !existsSync(home)) orphans.push(folder);
    }
  }
  return orphans;
};

/** Makes the folder, or takes it when it is really ours: /var/tmp is everybody's. */
const claimFolder = async (folder: string): Promise<boolean> => {
  await mkdir(folder, { mode: 0o755 }).catch(() => {});
  const found = await lstat(folder).catch(() => null);
  return found !== null && found.isDirectory() && found.uid === process.getuid?.();
};
