import { sha256 } from '../../../base/files/fingerprint.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import type { StoreClient } from './store-client.ts';

/** An object that never changes, named by its content. */
export interface Lasting {
  key: string;
  sha256: string;
  bytes: number;
}

/**
 * Writes an object that never changes, where it is not there yet. One that was cut on its way is told
 * by its length, and written whole.
 *
 * @param read its bytes, asked for only when they are needed
 * @param mends also compares every byte of what is there
 * @returns whether it was written
 * @throws {InputError} when the store has kept a part of it
 */
export const putForever = async (
  store: StoreClient,
  { key, sha256: digest, bytes }: Lasting,
  read: () => Promise<Buffer>,
  mends: boolean,
): Promise<boolean> => {
  const there = await store.head(key);
  const isWhole = async (): Promise<boolean> => {
    if (there?.bytes !== bytes) return false;
    if (!mends) return true;
    const found = await store.get(key);
    return found !== undefined && sha256(found.body) === digest;
  };
  if (there && (await isWhole())) return false;
  const condition = there ? ({ is: 'still', etag: there.etag } as const) : ({ is: 'new' } as const);
  if (await store.put(key, await read(), condition)) return true;
  // Somebody else was quicker, or a try of our own that the store has cut: a full one does so.
  const now = await store.head(key);
  if (now?.bytes === bytes) return false;
  throw new InputError(
    `${key} was cut on its way into ${store.shown} (${now?.bytes ?? 0} of ${bytes} bytes). Look whether ` +
      'the store is full, and publish again. Nothing was lost: what is served stays.',
  );
};
