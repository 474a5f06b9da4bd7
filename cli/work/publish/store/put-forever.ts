import { sha256 } from '../../../base/files/fingerprint.ts';
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
  return store.put(key, await read(), there ? { is: 'still', etag: there.etag } : { is: 'new' });
};
