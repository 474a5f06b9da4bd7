import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';

/** The active merchants as they were imported last, by code. */
export const readStoredMerchants = async (
  database: Database | OpenTransaction,
): Promise<Merchant[]> => {
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'code', 'config'])
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  // Only a checked and resolved config is ever written there.
  return rows.map(({ id, code, config }) => ({ id, code, config: config as MerchantConfig }));
};
