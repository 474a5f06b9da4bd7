import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256 } from '../../base/files/fingerprint.ts';
import { storeDir } from '../../base/paths.ts';
import { type Leftover, listLeftovers } from './leftovers.ts';
import { findDamage } from './remote/find-damage.ts';
import { listUnits, type StoreUnit } from './store-units.ts';

/** Something in the store that is not what its name says. */
export interface BrokenUnit extends Leftover {
  kind: StoreUnit['kind'];
  /** Whether sites have a link to it: they show the same wrong bytes. */
  isLinked: boolean;
}

/** What a check found: what `livery store check --json` prints. */
export interface StoreCheck {
  /** How many units were read, every byte of them. */
  checked: number;
  bytes: number;
  /** Was removed from the store; it is made anew when it is needed. */
  broken: BrokenUnit[];
  leftovers: Leftover[];
}

const read = (file: string): Buffer => readFileSync(path.join(storeDir(), file));

const unpack = (name: string, content: Buffer): Buffer => {
  if (name.endsWith('.br')) return brotliDecompressSync(content);
  return name.endsWith('.gz') ? gunzipSync(content) : content;
};

/** A blob is called by the hash of what it holds, also when it holds it packed. */
const damageOfBlob = (name: string): string | undefined => {
  const [, start = '', rest = ''] = /^blobs\/(..)\/([0-9a-f]{62})(?:\.br|\.gz)?$/.exec(name) ?? [];
  try {
    if (sha256(unpack(name, read(name))) === start + rest) return undefined;
  } catch {
    return 'it does not unpack';
  }
  return 'it holds something else than its name says';
};

const damageOfFolder = (unit: StoreUnit, kind: 'compile' | 'icons'): string | undefined => {
  const root = kind === 'icons' ? path.dirname(unit.name) : unit.name;
  return findDamage(
    kind,
    new Map(unit.files.map((file) => [path.posix.relative(root, file), read(file)])),
  );
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const damageOf = (unit: StoreUnit): string | undefined => {
  const { kind, name } = unit;
  if (kind === 'blobs') return damageOfBlob(name);
  if (kind === 'fonts') {
    const isRight = sha256(read(name)) === path.parse(name).name;
    return isRight ? undefined : 'it holds something else than its name says';
  }
  if (kind === 'compile' || kind === 'icons') return damageOfFolder(unit, kind);
  if (kind === 'games') return undefined;
  // Of a site the head is one line, and `build.json` follows.
  const text = read(name).toString('utf8');
  const end = text.indexOf('\n');
  const parts = kind === 'sites' ? [text.slice(0, end), text.slice(end)] : [text];
  return parts.every(isJson) ? undefined : 'it is not whole';
};

/**
 * Reads everything that the store holds and removes what is not what it should be. Sites keep what
 * they have: a broken file that they link to is also theirs, and only a build repairs it.
 *
 * Only while no build is running; see `whileStoreIsIdle`.
 */
export const checkStore = (): StoreCheck => {
  const leftovers = listLeftovers();
  const remove = (name: string): void =>
    rmSync(path.join(storeDir(), name), { recursive: true, force: true });
  for (const { name } of leftovers) remove(name);
  const units = listUnits();
  const broken = units.flatMap((unit): BrokenUnit[] => {
    const why = damageOf(unit);
    const { kind, name, isLinked } = unit;
    return why === undefined ? [] : [{ kind, name, why, isLinked }];
  });
  for (const { name } of broken) {
    // What was made of a broken compile goes with it.
    if (statSync(path.join(storeDir(), name), { throwIfNoEntry: false })) remove(name);
  }
  const bytes = units.reduce((sum, unit) => sum + unit.bytes, 0);
  return { checked: units.length, bytes, broken, leftovers };
};
