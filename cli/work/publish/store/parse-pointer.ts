import { InputError } from '../../../base/terminal/errors.ts';
import { parseReleaseId } from '../../../build/release/release-paths.ts';
import type { Trial } from '../publishing.ts';

/** A release on a store: its name, and the sha256 of its manifest's text. */
export interface StoredRelease {
  id: string;
  manifest: string;
}

/** What a store says of one brand: the one object that changes. */
export interface Pointer {
  version: 1;
  code: string;
  /** The served release; empty when nothing is served. */
  served: string;
  /** The last five and those that are served or on trial, the newest first. */
  releases: StoredRelease[];
  /** Hashes of releases that somebody turned back from. */
  refused: string[];
  trial?: Trial;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && parseReleaseId(value) !== undefined;

const matches = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

const isRelease = (value: unknown): value is StoredRelease =>
  isObject(value) && isId(value['id']) && matches(value['manifest'], /^[0-9a-f]{64}$/);

const isTrial = (value: unknown, ids: ReadonlySet<unknown>): boolean => {
  if (!isObject(value)) return false;
  const { kind, before, release, lots } = value;
  if (kind === 'brands') return before === '' || ids.has(before);
  return kind === 'visitors' && ids.has(release) && Number.isInteger(lots) && Number(lots) > 0;
};

/** What is wrong with an object that stands where a brand's pointer belongs. */
const faultOf = (pointer: unknown, code: string): string | undefined => {
  if (!isObject(pointer) || typeof pointer['version'] !== 'number') return 'it is no pointer';
  const { code: own, served, releases, refused, trial } = pointer;
  if (own !== code) return `it is that of another brand (${JSON.stringify(own)})`;
  if (!Array.isArray(releases) || !releases.every(isRelease)) return 'its releases are none';
  const ids = new Set<unknown>(releases.map(({ id }) => id));
  if (served !== '' && !ids.has(served)) return 'it serves a release that it does not name';
  if (!Array.isArray(refused) || !refused.every((hash) => matches(hash, /^[0-9a-f]{10}$/)))
    return 'what was turned back from is no list of releases';
  if (trial !== undefined && !isTrial(trial, ids)) return 'its trial is none';
  return undefined;
};

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The format of what a later livery wrote, which nobody may write over; `undefined` for all else. */
const laterFormat = (pointer: unknown): number | undefined => {
  const version = isObject(pointer) ? pointer['version'] : undefined;
  return typeof version === 'number' && version > 1 ? version : undefined;
};

/**
 * Reads a brand's pointer, and believes nothing of it.
 *
 * @param place the store, its key and the brand
 * @param mends whether garbage counts as a brand that was never published: it is written over
 * @returns `undefined` for garbage that may be mended
 * @throws {InputError} says where it is, what is wrong and how to mend it
 */
export const parsePointer = (
  text: string,
  { store, key, code }: { store: string; key: string; code: string },
  mends: boolean,
): Pointer | undefined => {
  const value = valueOf(text);
  const later = laterFormat(value);
  if (later !== undefined)
    throw new InputError(
      `${store}/${key} has a format that this livery does not know (${later}). ` +
        'Bring livery up to date; it is left as it is.',
    );
  const fault = faultOf(value, code);
  if (fault === undefined) return value as Pointer;
  if (mends) return undefined;
  throw new InputError(
    `${store}/${key} is not the pointer of ${code}: ${fault}. What servers have stays. ` +
      `livery publish <folder> --to ${store} --only ${code} --mend writes it anew.`,
  );
};
