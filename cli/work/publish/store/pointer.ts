import pLimit from 'p-limit';
import { failureOf } from '../../../base/files/brand-failure.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { parseReleaseId } from '../../../build/release/release-paths.ts';
import type { BrandState } from '../publishing.ts';
import { parsePointer, type Pointer } from './parse-pointer.ts';
import type { Condition, StoreClient } from './store-client.ts';

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

/**
 * A brand's pointer and the version of it that was read.
 *
 * @param mends whether garbage counts as a brand that was never published: it is written over
 * @throws {InputError} when something else stands there
 */
export const readPointer = async (
  store: StoreClient,
  code: string,
  mends = false,
): Promise<{ pointer: Pointer; condition: Condition }> => {
  const none: Pointer = { version: 1, code, served: '', releases: [], refused: [] };
  const key = pointerKey(code);
  const found = await store.get(key);
  if (!found) return { pointer: none, condition: { is: 'new' } };
  const pointer = parsePointer(
    found.body.toString('utf8'),
    { store: store.shown, key, code },
    mends,
  );
  return { pointer: pointer ?? none, condition: { is: 'still', etag: found.etag } };
};

/** So many pointers are read at once. */
const AT_ONCE = 16;

/** What stands where the pointers of brands belong. */
export interface FoundPointers {
  pointers: Map<string, Pointer>;
  /** Brand → why what stands there is no pointer, and how to mend it. */
  faults: Map<string, string>;
}

/**
 * Reads pointers; one that is none costs its brand alone.
 *
 * @param codes all of the store when left out
 */
export const readPointers = async (
  store: StoreClient,
  codes?: readonly string[],
): Promise<FoundPointers> => {
  const limit = pLimit(AT_ONCE);
  const found: FoundPointers = { pointers: new Map(), faults: new Map() };
  const listed = async (): Promise<string[]> =>
    [...(await store.list('pointers/')).keys()].flatMap((key) => codeOfKey(key) ?? []);
  const read = async (code: string): Promise<void> => {
    try {
      const { pointer, condition } = await readPointer(store, code);
      if (condition.is === 'still') found.pointers.set(code, pointer);
    } catch (error) {
      found.faults.set(code, failureOf(error).reason);
    }
  };
  await Promise.all((codes ?? (await listed())).map((code) => limit(() => read(code))));
  return found;
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
 * @param mends whether garbage is written over
 * @returns the pointer as it is now
 */
export const changePointer = async (
  store: StoreClient,
  code: string,
  change: (pointer: Pointer) => Pointer | undefined,
  mends = false,
): Promise<Pointer> => {
  for (let left = TRIES; left > 0; left -= 1) {
    const { pointer, condition } = await readPointer(store, code, mends);
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
