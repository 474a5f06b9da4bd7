import { currencyOf } from '../../people/access/member-types.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { isSingleWallet, walletKind } from '../../money/wallets/wallet-kinds.ts';

/**
 * The highest stake that a member's money covers at a vendor: cash with bonus money, or the vendor's
 * own wallet where there is one; a stake is never taken out of both.
 */
export const readStakeableMinor = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, type, vendorCode }: { memberId: number; type: number; vendorCode: string },
): Promise<number> => {
  const wallet = isSingleWallet(merchant.config) ? null : walletKind(vendorCode);
  const { rows } = await sql<{ stakeable: number | null }>`
    select stakeable from bet_accounts(${merchant.id}, ${memberId}, ${currencyOf(merchant, type)},
      ${wallet})`.execute(tx);
  const stakeableMinor = rows[0]?.stakeable ?? null;
  if (stakeableMinor === null) throw new Error(`member ${memberId} has no accounts`);
  return stakeableMinor;
};
