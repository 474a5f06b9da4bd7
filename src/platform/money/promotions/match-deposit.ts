import type { PromotionEntry } from '../../base/database/bet-tables.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { closeBonus } from '../bonuses/close-bonus.ts';
import { countDeposits, matchOf } from './promotion-standing.ts';

/** Days within which a match, or what an application brought, can be claimed. */
export const CLAIM_DAYS = 7;

/**
 * Lets a deposit that has just settled meet the condition of the matches that the member has joined; what
 * is not needed of the budget returns to it.
 */
export const matchDeposit = async (
  tx: OpenTransaction,
  { id: merchantId }: Merchant,
  deposit: Deposit,
): Promise<void> => {
  const creditMinor = deposit.amountMinor - deposit.feeMinor;
  const entries = await tx
    .selectFrom('promotionEntry')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', deposit.memberId)
    .where('kind', '=', 'depositMatch')
    .where('state', '=', 'JOINED')
    .where('dueAt', '>', new Date())
    .orderBy('promotionId')
    .forNoKeyUpdate()
    .execute();
  for (const entry of entries) {
    const { terms } = entry;
    if (terms.kind !== 'depositMatch' || creditMinor < terms.leastMinor) continue;
    const credits = await readCredits(tx, deposit);
    if (countDeposits(terms, credits) !== terms.nth) continue;
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
  }
};

/** What the member's settled deposits credited, in minor units. */
const readCredits = async (
  tx: OpenTransaction,
  { merchantId, memberId }: Deposit,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('deposit')
    .select(['amountMinor', 'feeMinor'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'SETTLED')
    .execute();
  return rows.map(({ amountMinor, feeMinor }) => amountMinor - feeMinor);
};

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
};

/** @returns false when the bonus has ended before */
const takeBonus = async (tx: OpenTransaction, merchant: Merchant, id: number): Promise<boolean> => {
  const ofBonus = { merchantId: merchant.id, id };
  const { status } = await tx
    .selectFrom('bonus')
    .select('status')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status === 'ACTIVE') {
    await closeBonus(tx, merchant, ofBonus, 'FORFEITED');
    return true;
  }
  const { numUpdatedRows } = await tx
    .updateTable('bonus')
    .set({ status: 'FORFEITED', closedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

type EntryKey = Pick<PromotionEntry, 'merchantId' | 'promotionId' | 'memberId'>;

const update = (tx: OpenTransaction, { merchantId, promotionId, memberId }: EntryKey) =>
  tx
    .updateTable('promotionEntry')
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('memberId', '=', memberId);

/** Gives an amount back to a promotion's budget. */
export const release = async (
  tx: OpenTransaction,
  { merchantId, promotionId }: EntryKey,
  minor: number,
): Promise<void> => {
  if (minor === 0) return;
  await tx
    .updateTable('promotionState')
    .set({ committedMinor: sql<number>`committed_minor - ${minor}` })
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .execute();
};
