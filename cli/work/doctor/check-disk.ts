import { existsSync, linkSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Checkup, fail, ok, warn } from './checkup.ts';

/** Below the first it works still, below the second a build may stop half-way. */
const BYTES = { scarce: 2e9, short: 2e8 };
/** A site is about 200 names; most of them cost no inode, being links. */
const INODES = { scarce: 100_000, short: 5000 };

/** The nearest folder that is there. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(path.dirname(folder));

const GB = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** Whether a folder's disk has room for files and for their names. */
export const checkDisk = (name: string, folder: string): Checkup => {
  const { bavail, bsize, files, ffree } = statfsSync(existing(folder));
  const bytes = bavail * bsize;
  // Some file systems make inodes as they need them, and count none.
  const inodes = files === 0 ? Number.POSITIVE_INFINITY : ffree;
  const counted = Number.isFinite(inodes) ? ` and ${inodes} inodes` : '';
  const found = `${GB(bytes)}${counted} are free at ${folder}.`;
  const remedy = 'Make room; `livery store gc` takes away what no site uses.';
  if (bytes < BYTES.short || inodes < INODES.short) return fail(name, found, remedy);
  if (bytes < BYTES.scarce || inodes < INODES.scarce) return warn(name, found, remedy);
  return ok(name, found);
};

/** Whether a file of the store can have a second name among the sites. */
export const checkLinks = (storeDir: string, outDir: string): Checkup => {
  const [from, to] = [existing(storeDir), existing(outDir)];
  const source = path.join(from, `.doctor-${process.pid}`);
  const target = path.join(to, `.doctor-${process.pid}.link`);
  try {
    mkdirSync(from, { recursive: true });
    writeFileSync(source, '');
    linkSync(source, target);
    return ok('links', 'Sites share the files of the store by hard links.');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EACCES', 'EROFS', 'ENOSPC'].includes(code))
      return fail('links', `${from} or ${to} cannot be written to (${code}).`, 'Free or open it.');
    return warn(
      'links',
      `Files of the store cannot be linked into ${outDir} (${code}); they are copied.`,
      'Put LIVERY_HOME and --out on one file system that knows hard links.',
    );
  } finally {
    rmSync(source, { force: true });
    rmSync(target, { force: true });
  }
};
