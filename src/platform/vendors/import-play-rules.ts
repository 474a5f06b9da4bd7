import { sql } from '../database/sql.ts';
import type { OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { isSingleWallet } from '../wallets/purses.ts';

/**
 * Writes what a merchant's settings say about play where the database looks at it. Every member is
 * then looked at anew before the next bet: the settings may have become stricter.
 */
export const importPlayRules = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
): Promise<void> => {
  const { currency, limits, security } = config;
  await sql`
    insert into play_rule (merchant_id, currency, vendor_purses, idle, longest)
      values (${id}, ${currency}, ${!isSingleWallet(config)},
        make_interval(mins => ${limits.idleMinutes}),
        make_interval(hours => ${security.sessionMaxHours}))
    on conflict (merchant_id) do update set currency = excluded.currency,
      vendor_purses = excluded.vendor_purses, idle = excluded.idle,
      longest = excluded.longest`.execute(tx);
  await tx.deleteFrom('playPass').where('merchantId', '=', id).execute();
};
