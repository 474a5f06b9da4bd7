import { readActiveBonus } from '../bonuses/active-bonus.ts';
import { closeBonus } from '../bonuses/close-bonus.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/**
 * Ends what nothing is left of: a bonus whose account is empty while no bet with its money is open,
 * and every open turnover of a member who has no money at all. The member must be locked.
 */
export const closeSpent = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<void> => {
  const held = await readHeld(tx, merchant, memberId);
  if (held.bonusMinor > 0) return;
  if (held.otherMinor === 0)
    await tx
      .updateTable('turnoverItem')
      .set({ status: 'spent', closedAt: new Date() })
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', memberId)
      .where('status', '=', 'open')
      .execute();
  const active = await readActiveBonus(tx, merchant.id, memberId);
  if (active && !(await isStaked(tx, merchant.id, active.id)))
    await closeBonus(tx, merchant, active, 'SPENT');
};

/** The bonus account, and everything beside it: a vendor's wallet holds money too. */
const readHeld = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  memberId: number,
): Promise<{ bonusMinor: number; otherMinor: number }> =>
  tx
    .selectFrom('account')
    .select([
      sql<number>`(coalesce(sum(balance) filter (where kind = 'bonus'), 0))::bigint`.as(
        'bonusMinor',
      ),
      sql<number>`(coalesce(sum(balance) filter (where kind <> 'bonus'), 0))::bigint`.as(
        'otherMinor',
      ),
    ])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('currency', '=', config.currency)
    .executeTakeFirstOrThrow();

const isStaked = async (tx: OpenTransaction, merchantId: number, bonusId: number) =>
  (await tx
    .selectFrom('bet')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('bonusId', '=', bonusId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined;
