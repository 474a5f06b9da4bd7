import type { PromotionEntry } from '../../base/database/bet-tables.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { cancelPastDays } from './daily-match.ts';
import { readCredits } from './member-facts.ts';
import { release, takeBonus } from './give-back.ts';
import { depositConditionOf, isMetBy } from './deposit-condition.ts';
import { matchOf, momentAt } from './promotion-standing.ts';

/** Days within which a match, or what an application brought, can be claimed. */
export const CLAIM_DAYS = 7;

/**
 * Lets a deposit that has just settled meet the condition of the matches and free stakes that the member has joined; what
 * is not needed of the budget returns to it.
 */
export const matchDeposit = async (
  tx: OpenTransaction,
  merchant: Merchant,
  deposit: Deposit,
): Promise<void> => {
  const { id: merchantId } = merchant;
  const creditMinor = deposit.amountMinor - deposit.feeMinor;
  const { now, today } = momentAt(merchant);
  const entries = await tx
    .selectFrom('promotionEntry')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', deposit.memberId)
    .where('kind', 'in', ['depositMatch', 'dailyMatch', 'freeStake'])
    .where('state', '=', 'JOINED')
    .where('dueAt', '>', now)
    .orderBy('promotionId')
    .forNoKeyUpdate()
    .execute();
  for (const entry of entries) {
    const { terms } = entry;
    const condition = depositConditionOf(terms);
    if (!condition || creditMinor < condition.leastMinor) continue;
    const credits = await readCredits(tx, merchant, deposit.memberId);
    if (!isMetBy(condition, creditMinor, credits, today)) continue;
    const matchMinor = matchOf(terms, creditMinor);
    if (matchMinor === 0) continue;
    await release(tx, entry, entry.reservedMinor - matchMinor);
    await update(tx, entry)
      .set({
        state: 'CLAIMABLE',
        reservedMinor: matchMinor,
        depositId: deposit.id,
        dueAt: sql<Date>`now() + make_interval(days => ${CLAIM_DAYS})`,
      })
      .execute();
    await tellMatched(tx, entry);
  }
};

/** Writes into the inbox that a match or a free stake waits to be claimed. */
const tellMatched = (
  tx: OpenTransaction,
  { merchantId, memberId, promotionId, title }: PromotionEntry,
): Promise<void> =>
  notifyMember(tx, {
    merchantId,
    memberId,
    kind: 'reward',
    template: 'rewardReady',
    values: { reward: { texts: title } },
    path: '/rewardCenter',
    key: `match:${promotionId}`,
  });

/**
 * Takes back what a deposit has brought that goes back to its payer: a claim that is open, or a bonus that is
 * not played through. To be called before the deposit's money moves: it locks the member.
 */
export const cancelMatch = async (
  tx: OpenTransaction,
  merchant: Merchant,
  deposit: Deposit,
): Promise<void> => {
  await lockMember(tx, merchant.id, deposit.memberId);
  const entries = await tx
    .selectFrom('promotionEntry')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where('depositId', '=', deposit.id)
    .where('state', 'in', ['CLAIMABLE', 'CLAIMED'])
    .orderBy('promotionId')
    .forNoKeyUpdate()
    .execute();
  for (const entry of entries) {
    if (entry.bonusId !== null && !(await takeBonus(tx, merchant, entry.bonusId))) continue;
    await update(tx, entry)
      .set({ state: 'CANCELLED', reservedMinor: 0, endedAt: new Date() })
      .execute();
    await release(tx, entry, entry.reservedMinor);
  }
  await cancelPastDays(tx, merchant, deposit);
};

const update = (tx: OpenTransaction, { merchantId, promotionId, memberId }: PromotionEntry) =>
  tx
    .updateTable('promotionEntry')
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('memberId', '=', memberId);
