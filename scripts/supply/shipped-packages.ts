import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the lock file says of one place below `node_modules`, as far as it is read here. */
export interface LockEntry {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  /** The machines that install it; left out, all of them. */
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** `package-lock.json`, as far as it is read here; the product itself stands under ''. */
export interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockEntry>;
}

/** A package that is installed where the product runs. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression; nothing where the package states none. */
  licence: string | undefined;
  /** Hexadecimal; nothing where the lock file holds no SHA-512. */
  sha512: string | undefined;
  isOptional: boolean;
  /** `name@version` of what it needs, sorted. */
  needs: readonly string[];
  /** Where npm puts it, from the repository's folder. */
  place: string;
}

const root = path.resolve(import.meta.dirname, '..', '..');

/** The server and the command run on this one, which the tests bring along as a package. */
const RUNTIME = 'node_modules/node';

/** Reads the lock file of this repository. */
export const readLockFile = (): LockFile =>
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;

const nameAt = (place: string): string => place.replace(/^.*node_modules\//, '');

const idAt = (place: string, { version = '' }: LockEntry): string => `${nameAt(place)}@${version}`;

const sha512Of = ({ integrity = '' }: LockEntry): string | undefined => {
  const [, base64] = /(?:^|\s)sha512-(\S+)/.exec(integrity) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex');
};

/** Node looks for a package beside the one that asks, then one folder up, and so on. */
const placeOf = (lock: LockFile, asking: string, name: string): string | undefined => {
  for (let folder = asking; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === '') return undefined;
  }
};

const isShipped = (place: string, { dev }: LockEntry): boolean =>
  place !== '' && (dev !== true || place === RUNTIME);

const needsOf = (lock: LockFile, place: string, entry: LockEntry): string[] => {
  const asked = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
  const needs = Object.keys(asked).flatMap((name) => {
    const found = placeOf(lock, place, name);
    const needed = found === undefined ? undefined : lock.packages[found];
    return found !== undefined && needed && isShipped(found, needed) ? [idAt(found, needed)] : [];
  });
  return [...new Set(needs)].toSorted();
};

/**
 * What `npm ci --omit=dev` installs, on whatever machine, and the pinned Node; one of each version,
 * sorted. It is read from the lock file alone, so that it is the same everywhere.
 */
export const shippedPackages = (lock: LockFile = readLockFile()): ShippedPackage[] => {
  const found = new Map<string, ShippedPackage>();
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!isShipped(place, entry)) continue;
    const id = idAt(place, entry);
    const same = found.get(id);
    found.set(id, {
      name: nameAt(place),
      version: entry.version ?? '',
      licence: entry.license,
      sha512: sha512Of(entry),
      isOptional: (entry.optional ?? entry.devOptional ?? false) && (same?.isOptional ?? true),
      needs: [...new Set([...(same?.needs ?? []), ...needsOf(lock, place, entry)])].toSorted(),
      place: same?.place ?? place,
    });
  }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
};

/** What the product itself needs, without what is for its development; the pinned Node too. */
export const directNeeds = (lock: LockFile): string[] => {
  const runtime = lock.packages[RUNTIME];
  const own = needsOf(lock, '', lock.packages[''] ?? {});
  return [...own, ...(runtime ? [idAt(RUNTIME, runtime)] : [])].toSorted();
};
