import { sha256 } from '../../../base/files/fingerprint.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { parseManifest } from '../../../build/release/check-manifest.ts';
import type { Manifest } from '../../../build/release/make-manifest.ts';
import type { Source } from '../publishing.ts';
import { blobKey, codeOfKey, manifestKey, readPointer } from './pointer.ts';
import { openStore, type StoreClient } from './store-client.ts';

/** What is wrong with an object that never changes, and how to mend it. */
const damage = ({ shown }: StoreClient, what: string, isThere: boolean): string =>
  `${what} ${isThere ? 'was changed or cut' : 'is missing'} in ${shown}. ` +
  `livery publish <folder> --to ${shown} --mend brings it again.`;

/**
 * One release's manifest from a store, not yet proved.
 *
 * @throws {InputError} when it is not there
 */
export const readStoredManifest = async (store: StoreClient, digest: string): Promise<Manifest> => {
  const key = manifestKey(digest);
  const found = await store.get(key);
  if (found && sha256(found.body) === digest)
    return parseManifest(found.body.toString('utf8'), `${store.shown}/${key}`);
  throw new InputError(damage(store, `the manifest ${key}`, found !== undefined));
};

/**
 * One content from a store.
 *
 * @throws {InputError} when it is not there, or other bytes are
 */
export const readStoredFile = async (
  store: StoreClient,
  name: string,
  digest: string,
): Promise<Buffer> => {
  const key = blobKey(digest);
  const found = await store.get(key);
  if (found && sha256(found.body) === digest) return found.body;
  throw new InputError(damage(store, `${name} (${key})`, found !== undefined));
};

/** What a store serves, as something to publish elsewhere. */
export const storeSource = (shown: string): Source => {
  const store = openStore(shown);
  return {
    shown,
    codes: async () => {
      const keys = [...(await store.list('pointers/')).keys()];
      const codes = keys.flatMap((key) => codeOfKey(key) ?? []).toSorted();
      if (codes.length > 0) return codes;
      throw new InputError(`${shown} holds no site; livery publish <folder> --to ${shown} first.`);
    },
    manifest: async (code) => {
      const { pointer } = await readPointer(store, code);
      const release = pointer.releases.find(({ id }) => id === pointer.served);
      if (release) return readStoredManifest(store, release.manifest);
      throw new InputError(`it is served from no release in ${shown}.`);
    },
    file: (_code, name, digest) => readStoredFile(store, name, digest),
  };
};
