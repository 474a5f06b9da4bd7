import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { keepUploadBytes, readUploadBytes, type UploadId } from './upload-bytes.ts';

/** So many are looked for at once. */
const LOT = 100;

interface StoredUpload extends UploadId {
  bytes: Uint8Array | null;
}

/** The next uploads whose bytes are in rows, or in the store. */
const readLot = async (
  database: Database,
  { merchantId, id }: UploadId,
  isInStore: boolean,
): Promise<StoredUpload[]> => {
  const { rows } = await sql<StoredUpload>`
    select merchant_id, id::text, case when ${isInStore} then null else bytes end as bytes from upload
      where (merchant_id, id) > (${merchantId}, ${id}::uuid) and (bytes is null) = ${isInStore}
      order by merchant_id, id limit ${LOT}`.execute(database);
  return rows;
};

/** Moves one into the store; one that was deleted meanwhile leaves an object that is swept. */
const moveIn = async (database: Database, { bytes, ...upload }: StoredUpload): Promise<void> => {
  if (!bytes) return;
  await keepUploadBytes(database, upload, bytes, async (tx) => {
    const { rows } = await sql`update upload set bytes = null
      where merchant_id = ${upload.merchantId} and id = ${upload.id}::uuid
      returning 1`.execute(tx);
    if (rows.length === 0)
      await tx
        .insertInto('uploadObject')
        .values({ merchantId: upload.merchantId, id: upload.id })
        .execute();
  });
};

/** Moves one back into its row; a trigger notes that its object is wanted no more. */
const moveBack = async (database: Database, upload: StoredUpload): Promise<void> => {
  const bytes = await readUploadBytes(upload);
  await sql`update upload set bytes = ${bytes} where merchant_id = ${upload.merchantId}
    and id = ${upload.id}::uuid and bytes is null`.execute(database);
};

/**
 * Moves the bytes of all uploads from their rows into the store, or back; players may go on. What was cut off goes on
 * where it was when it runs again.
 *
 * @param isBack out of the store, into the rows
 * @param onMoved told after each lot how many were moved so far
 * @throws {StoreUnavailable} what was moved before stays moved
 */
export const moveUploads = async (
  database: Database,
  isBack: boolean,
  onMoved: (count: number) => void = () => {},
): Promise<number> => {
  let moved = 0;
  let last: UploadId = { merchantId: 0, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const lot = await readLot(database, last, isBack);
    for (const upload of lot) {
      await (isBack ? moveBack : moveIn)(database, upload);
      last = { merchantId: upload.merchantId, id: upload.id };
    }
    moved += lot.length;
    if (lot.length < LOT) return moved;
    onMoved(moved);
  }
};
