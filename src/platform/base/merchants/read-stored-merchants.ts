import { updateStored } from '#config/resolve/update-stored.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';

/** A merchant as it was imported last, by this version or by an older one. */
export interface StoredMerchant extends Merchant {
  /** What of its configuration this version cannot read, though it was brought up to date. */
  misfits: string[];
}

/** The active merchants as they were imported last, by code. */
export const readStoredMerchants = async (
  database: Database | OpenTransaction,
): Promise<StoredMerchant[]> => {
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'code', 'config'])
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  return rows.map(({ id, code, config }) => ({ id, code, ...updateStored(config) }));
};
