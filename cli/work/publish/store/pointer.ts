import { InputError } from '../../../base/terminal/errors.ts';
import { parseReleaseId } from '../../../build/release/release-paths.ts';
import type { BrandState, Trial } from '../publishing.ts';
import type { Condition, StoreClient } from './store-client.ts';

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

/** How many releases of a brand a pointer names. */
const KEPT = 5;

/** A change that somebody else's came before so often is given up. */
const TRIES = 50;

/** The key of a brand's pointer. */
export const pointerKey = (code: string): string => `pointers/${code}.json`;

/** The brand of a pointer's key; `undefined` for any other object. */
export const codeOfKey = (key: string): string | undefined =>
  /^pointers\/([a-z][a-z0-9-]*)\.json$/.exec(key)?.[1];

/** The key of a manifest. @param digest SHA-256 of its bytes, hexadecimal */
export const manifestKey = (digest: string): string => `manifests/${digest}.json`;

/** The key of a content. @param digest SHA-256 of its bytes, hexadecimal */
export const blobKey = (digest: string): string => `blobs/${digest.slice(0, 2)}/${digest.slice(2)}`;

const parse = (text: string, shown: string): Pointer => {
  try {
    const pointer = JSON.parse(text) as Pointer;
    if (pointer.version === 1 && Array.isArray(pointer.releases)) return pointer;
  } catch {
    // Said below.
  }
  throw new InputError(
    `${shown} is no pointer of livery's. Remove it and publish the brand again.`,
  );
};

/** A brand's pointer and the version of it that was read. */
export const readPointer = async (
  store: StoreClient,
  code: string,
): Promise<{ pointer: Pointer; condition: Condition }> => {
  const found = await store.get(pointerKey(code));
  if (!found) {
    const pointer: Pointer = { version: 1, code, served: '', releases: [], refused: [] };
    return { pointer, condition: { is: 'new' } };
  }
  const pointer = parse(found.body.toString('utf8'), `${store.shown}/${pointerKey(code)}`);
  return { pointer, condition: { is: 'still', etag: found.etag } };
};

/** Only what may be needed stays named. */
const tidy = (pointer: Pointer): Pointer => {
  const { trial } = pointer;
  const tried = trial?.kind === 'visitors' ? trial.release : trial?.before;
  const releases = pointer.releases
    .toSorted((a, b) => numberOf(b.id) - numberOf(a.id))
    .filter(({ id }, at) => at < KEPT || id === pointer.served || id === tried);
  return { ...pointer, releases };
};

const numberOf = (id: string): number => parseReleaseId(id)?.number ?? 0;

/** The name of a brand's next release. */
export const nextId = ({ releases }: Pointer, hash: string): string =>
  `${Math.max(0, ...releases.map(({ id }) => numberOf(id))) + 1}-${hash}`;

/**
 * Changes a pointer. If somebody else changed it meanwhile, the change is made anew on theirs: none is
 * lost, and at every moment one of them is served whole.
 *
 * @param change answers the pointer as it shall be; `undefined` leaves it
 * @returns the pointer as it is now
 */
export const changePointer = async (
  store: StoreClient,
  code: string,
  change: (pointer: Pointer) => Pointer | undefined,
): Promise<Pointer> => {
  for (let left = TRIES; left > 0; left -= 1) {
    const { pointer, condition } = await readPointer(store, code);
    const next = change(pointer);
    if (!next) return pointer;
    const tidied = tidy(next);
    const body = Buffer.from(`${JSON.stringify(tidied)}\n`);
    if (await store.put(pointerKey(code), body, condition)) return tidied;
  }
  throw new InputError(`others change it all the time (${TRIES} tries). Publish it again later.`);
};

/** What a pointer says of its brand. */
export const stateOfPointer = ({ served, refused, trial }: Pointer): BrandState => ({
  release: served,
  hash: parseReleaseId(served)?.hash ?? '',
  refused,
  ...(trial && { trial }),
});
