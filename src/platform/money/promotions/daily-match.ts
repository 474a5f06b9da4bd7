import { dayIn } from '#domain/date-presets.ts';
import type { PromotionEntry } from '../../base/database/bet-tables.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { release, takeBonus } from './give-back.ts';

/**
 * Whether a part in a daily match is of an earlier day and has nothing left to claim, so that the member can take
 * part again.
 */
export const isPastDay = (
  { terms, state, joinedAt }: PromotionEntry,
  { config }: Merchant,
  today: string,
): boolean =>
  terms.kind === 'dailyMatch' && state !== 'CLAIMABLE' && dayIn(config.timeZone, joinedAt) < today;

/** The begin of the day that it is at a merchant. */
export const beginOfToday = ({ config: { timeZone } }: Merchant) =>
  sql<Date>`((now() at time zone ${timeZone})::date)::timestamp at time zone ${timeZone}`;

/** The end of the day that it is at a merchant. */
export const endOfToday = ({ config: { timeZone } }: Merchant) =>
  sql<Date>`((now() at time zone ${timeZone})::date + 1)::timestamp at time zone ${timeZone}`;

/** Puts the part of an earlier day aside, for the next day's; what it still kept returns to the budget. */
export const putDayAside = async (tx: OpenTransaction, entry: PromotionEntry): Promise<void> => {
  const { merchantId, promotionId, memberId, depositId, bonusId } = entry;
  const isOpen = entry.state === 'JOINED';
  if (isOpen) await release(tx, entry, entry.reservedMinor);
  await sql`
    with gone as (
      delete from promotion_entry where merchant_id = ${merchantId}
        and promotion_id = ${promotionId} and member_id = ${memberId}
        returning joined_at
    )
    insert into promotion_day (merchant_id, promotion_id, member_id, joined_at, state, reserved_minor,
        deposit_id, bonus_id, ended_at)
      select ${merchantId}, ${promotionId}, ${memberId}, joined_at,
          ${isOpen ? 'EXPIRED' : entry.state}, ${isOpen ? 0 : entry.reservedMinor}, ${depositId},
          ${bonusId}, ${entry.endedAt ?? entry.dueAt}
        from gone`.execute(tx);
};

/** Takes back what a deposit of an earlier day has brought, as far as it is not played through. */
export const cancelPastDays = async (
  tx: OpenTransaction,
  merchant: Merchant,
  deposit: Deposit,
): Promise<void> => {
  const days = await tx
    .selectFrom('promotionDay')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where('depositId', '=', deposit.id)
    .where('state', '=', 'CLAIMED')
    .orderBy('promotionId')
    .forNoKeyUpdate()
    .execute();
  for (const day of days) {
    if (day.bonusId === null || !(await takeBonus(tx, merchant, day.bonusId))) continue;
    await tx
      .updateTable('promotionDay')
      .set({ state: 'CANCELLED', reservedMinor: 0 })
      .where('merchantId', '=', merchant.id)
      .where('promotionId', '=', day.promotionId)
      .where('memberId', '=', day.memberId)
      .where('bonusId', '=', day.bonusId)
      .execute();
    await release(tx, day, day.reservedMinor);
  }
};
