import type { ListedRelease, ReleaseList } from '../../../build/release/rollback.ts';
import { parseReleaseId } from '../../../build/release/release-paths.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import type { Trial } from '../publishing.ts';
import type { Pointer, StoredRelease } from './parse-pointer.ts';
import { readPointer, readPointers } from './pointer.ts';
import { openStore, type StoreClient } from './store-client.ts';
import { readStoredManifest } from './store-source.ts';

/** What a store says of one brand: a line of `livery list --out s3://…`. */
export interface ListedBrand {
  code: string;
  /** The served release; empty when nothing is served. */
  release: string;
  /** Those that can be served, the newest first. */
  releases: string[];
  trial?: Trial;
  /** Hashes of releases that somebody turned back from. */
  refused: string[];
  /** Why what stands there is no pointer, and how to mend it. */
  fault?: string;
}

/** What `livery list --out s3://… --json` prints. */
export interface StoreList {
  store: string;
  brands: ListedBrand[];
}

/** Lists the brands of a store, with what is served of each. */
export const listStore = async (shown: string): Promise<StoreList> => {
  const { pointers, faults } = await readPointers(openStore(shown));
  const good = [...pointers.values()].map(({ code, served, releases, refused, trial }) => ({
    code,
    release: served,
    releases: releases.map(({ id }) => id),
    refused,
    ...(trial && { trial }),
  }));
  const broken = [...faults].map(([code, fault]) => ({
    code,
    release: '',
    releases: [],
    refused: [],
    fault,
  }));
  const brands = [...good, ...broken].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return { store: shown, brands };
};

/**
 * A brand's pointer on a store that must have one.
 *
 * @throws {UsageError} when the brand was never published there
 */
export const requirePointer = async (store: StoreClient, code: string): Promise<Pointer> => {
  const { pointer, condition } = await readPointer(store, code);
  if (condition.is === 'still') return pointer;
  throw new UsageError(`${store.shown} has no site of ${code}.`);
};

/**
 * A release of a pointer, by its whole name or its number.
 *
 * @throws {UsageError} when there is none of that name; says which there are
 */
export const requireStored = (
  { code, releases }: Pointer,
  named: string,
  shown: string,
): StoredRelease => {
  const found = releases.find(
    ({ id }) => id === named || String(parseReleaseId(id)?.number) === named,
  );
  if (found) return found;
  const ids = releases.map(({ id }) => id).join(', ');
  throw new UsageError(`${code} has no release "${named}" in ${shown}. It has ${ids || 'none'}.`);
};

/** Lists what there is of a brand on a store to put back. */
export const describeStored = async (shown: string, code: string): Promise<ReleaseList> => {
  const store = openStore(shown);
  const { releases, served, refused } = await requirePointer(store, code);
  const describe = async ({ id, manifest }: StoredRelease): Promise<ListedRelease> => {
    const { compile, config } = await readStoredManifest(store, manifest).catch(
      (error: unknown) => {
        // Named all the same: that it is damaged says `verify`.
        if (error instanceof InputError) return { compile: '', config: '' };
        throw error;
      },
    );
    const isServed = id === served;
    const number = parseReleaseId(id)?.number ?? 0;
    return { id, number, served: isServed, held: isServed && refused.length > 0, compile, config };
  };
  return { code, releases: await Promise.all(releases.map(describe)) };
};
