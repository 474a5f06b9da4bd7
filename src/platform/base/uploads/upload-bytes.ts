import type { Database } from '../database/tables.ts';
import { StoreUnavailable } from '../object-store/object-store.ts';
import { uploadStore } from './upload-store.ts';

/** Which upload: an id counts at its brand alone. */
export interface UploadId {
  merchantId: number;
  id: string;
}

/** Where the bytes of an upload stand in the store. */
export const uploadKey = ({ merchantId, id }: UploadId): string => `uploads/${merchantId}/${id}`;

/**
 * The bytes of an upload: those of its row, or those of the store.
 *
 * @param row `bytes` null: they are in the store
 * @throws {StoreUnavailable} where they are in the store and that is away, or `LIVERY_S3_URL` is not set here
 */
export const readUploadBytes = async ({
  bytes,
  ...upload
}: UploadId & { bytes: Uint8Array | null }): Promise<Uint8Array> => {
  if (bytes) return bytes;
  const store = uploadStore();
  if (!store) throw new StoreUnavailable('the store of uploads', 'LIVERY_S3_URL is not set');
  const found = await store.get(uploadKey(upload));
  if (!found) throw new Error(`${store.shown} has lost the upload ${uploadKey(upload)}`);
  return found;
};

/** The same of several rows; whatever else they hold stays. */
export const withBytes = async <Row extends UploadId & { bytes: Uint8Array | null }>(
  rows: readonly Row[],
): Promise<(Omit<Row, 'bytes'> & { bytes: Uint8Array })[]> => {
  const read: (Omit<Row, 'bytes'> & { bytes: Uint8Array })[] = [];
  for (const row of rows) read.push({ ...row, bytes: await readUploadBytes(row) });
  return read;
};

/**
 * Keeps the bytes of an upload: in the store where there is one, else in its row. An object is announced before it is
 * written, so that one whose row never comes is known, and swept.
 *
 * @param write writes the row with these bytes; null: they are in the store
 * @throws {StoreUnavailable} then nothing is kept
 */
export const keepUploadBytes = async (
  database: Database,
  { merchantId, id }: UploadId,
  bytes: Uint8Array,
  write: (tx: Database, bytes: Uint8Array | null) => Promise<unknown>,
): Promise<void> => {
  const store = uploadStore();
  if (!store) {
    await write(database, bytes);
    return;
  }
  await database
    .insertInto('uploadObject')
    .values({ merchantId, id })
    .onConflict((same) => same.columns(['merchantId', 'id']).doUpdateSet({ since: new Date() }))
    .execute();
  await store.put(uploadKey({ merchantId, id }), bytes);
  await database.transaction().execute(async (tx) => {
    const announced = await tx
      .deleteFrom('uploadObject')
      .where('merchantId', '=', merchantId)
      .where('id', '=', id)
      .returning('id')
      .execute();
    // It took so long that the object was taken for one that nobody wants.
    if (announced.length === 0) throw new StoreUnavailable(store.shown, 'it is too slow');
    await write(tx, null);
  });
};
