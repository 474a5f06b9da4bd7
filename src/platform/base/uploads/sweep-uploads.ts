import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { uploadKey, type UploadId } from './upload-bytes.ts';
import { uploadStore } from './upload-store.ts';

/** So many objects are removed with one look. */
const LOT = 1000;

/** Removes pictures that no form has taken within a day, and enrolments nobody has finished. */
export const sweepUploads = async (database: Database): Promise<void> => {
  await sql`delete from upload where used_at is null
    and created_at < now() - interval '1 day'`.execute(database);
  await sql`delete from authenticator where confirmed_at is null
    and created_at < now() - interval '1 day'`.execute(database);
  await sweepObjects(database);
};

/**
 * Removes objects whose rows are gone, or never came. An hour is longer than any writing takes.
 *
 * @throws {StoreUnavailable} they are removed when it is back
 */
const sweepObjects = async (database: Database): Promise<void> => {
  const store = uploadStore();
  if (!store) return;
  for (;;) {
    const unused = await readUnused(database);
    for (const one of unused) await removeUnused(database, store, one);
    if (unused.length < LOT) return;
  }
};

const readUnused = async (database: Database): Promise<UploadId[]> => {
  const { rows } = await sql<UploadId>`select merchant_id, id::text from upload_object
    where since < now() - interval '1 hour' order by since limit ${LOT}`.execute(database);
  return rows;
};

/** The note is held until the object is gone: whoever announces the same one anew waits, and writes it after that. */
const removeUnused = (
  database: Database,
  store: Pick<ObjectStore, 'remove'>,
  upload: UploadId,
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql`delete from upload_object where merchant_id = ${upload.merchantId}
      and id = ${upload.id}::uuid and since < now() - interval '1 hour' returning 1`.execute(tx);
    if (rows.length > 0) await store.remove(uploadKey(upload));
  });
