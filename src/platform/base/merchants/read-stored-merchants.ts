import { updateStored } from '#config/resolve/update-stored.ts';
import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';

/** A merchant as it was imported last, by this version or by an older one. */
export interface StoredMerchant extends Merchant {
  /** What of its configuration this version cannot read, though it was brought up to date. */
  misfits: string[];
}

/**
 * The active merchants as they were imported last, by code.
 *
 * @param codes those that are wanted; all when left out
 */
export const readStoredMerchants = async (
  database: Database | OpenTransaction,
  codes?: readonly string[],
): Promise<StoredMerchant[]> => {
  if (codes?.length === 0) return [];
  const query = database
    .selectFrom('merchant')
    .select(['id', 'code', 'config'])
    .where('active', '=', true)
    .orderBy('code');
  const rows = await (
    codes ? query.where(sql<boolean>`code = any(${[...codes]}::text[])`) : query
  ).execute();
  return rows.map(({ id, code, config }) => ({ id, code, ...updateStored(config) }));
};
