import { currencyOf } from '../../people/access/member-types.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { isSingleWallet, walletKind } from '../../money/wallets/wallet-kinds.ts';

/**
 * The highest stake that a member's money covers at a vendor: cash with bonus money, or the vendor's
 * own wallet where there is one; a stake is never taken out of both. A bonus that is bound to other games covers
 * nothing.
 *
 * @param nodeId the game; null where no game is known
 */
export const readStakeableMinor = async (
  tx: OpenTransaction,
  merchant: Merchant,
  {
    memberId,
    type,
    vendorCode,
    nodeId,
  }: { memberId: number; type: number; vendorCode: string; nodeId: number | null },
): Promise<number> => {
  const wallet = isSingleWallet(merchant.config) ? null : walletKind(vendorCode);
  const { rows } = await sql<{ stakeable: number | null }>`
    select case when a.bonus > 0 and exists (select from bonus b where b.merchant_id = ${merchant.id}
          and b.member_id = ${memberId} and b.status = 'ACTIVE'
          and not bonus_covers(b.node_ids, b.game_types, ${nodeId}::int,
            (select g.game_type from game g where g.node_id = ${nodeId}::int)))
        then greatest(a.cash, a.wallet) else a.stakeable end as stakeable
      from accounts_for_bet(${merchant.id}, ${memberId}, ${currencyOf(merchant, type)}, ${wallet}) a`.execute(
    tx,
  );
  const stakeableMinor = rows[0]?.stakeable ?? null;
  if (stakeableMinor === null) throw new Error(`member ${memberId} has no accounts`);
  return stakeableMinor;
};
