import { sha256 } from '../../../base/files/fingerprint.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { parseManifest } from '../../../build/release/check-manifest.ts';
import type { Manifest } from '../../../build/release/make-manifest.ts';
import type { Source } from '../publishing.ts';
import { blobKey, codeOfKey, manifestKey, readPointer } from './pointer.ts';
import { openStore, type StoreClient } from './store-client.ts';

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
  const what = found ? 'was changed' : 'is missing';
  throw new InputError(`${store.shown}/${key} ${what}; remove it and publish the brand again.`);
};

/**
 * One content from a store, not yet proved.
 *
 * @throws {InputError} when it is not there
 */
export const readStoredFile = async (
  store: StoreClient,
  name: string,
  digest: string,
): Promise<Buffer> => {
  const found = await store.get(blobKey(digest));
  if (found) return found.body;
  throw new InputError(
    `${name} is missing (${store.shown}/${blobKey(digest)}); publish the brand there again with --force.`,
  );
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
