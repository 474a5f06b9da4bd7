import { timesUpMinor } from '#domain/share.ts';
import type { GameType } from '#generated/merchant-config.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { readActiveBonus } from './active-bonus.ts';
import { sql } from '../../base/database/sql.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';

/** Money to play with, for one member. */
export interface BonusGrant {
  memberId: number;
  amountMinor: number;
  /** Unique within the merchant: the same key grants once. */
  key: string;
  /** Language → text. */
  title: Record<string, string>;
  /** How many times it is staked; left out: as the merchant's file says of bonuses. */
  turnover?: number;
  /** Left out: it is staked on every game, and all of it becomes cash. */
  bound?: { nodeIds?: number[]; gameTypes?: GameType[]; mostMinor: number };
}

/** What was granted; a replay finds what the key granted before. */
export type GrantOutcome =
  | { ok: true; id: number; status: string; replay: boolean }
  | { ok: false; code: 'member_unknown' | 'trial_account' | 'grant_changed' };

/**
 * Grants a bonus: it is active at once, or waits while another one is played through.
 */
export const grantBonus = async (
  tx: OpenTransaction,
  merchant: Merchant,
  grant: BonusGrant,
): Promise<GrantOutcome> => {
  const { memberId, amountMinor, key, title } = grant;
  const member = await lockMember(tx, merchant.id, memberId);
  if (!member) return { ok: false, code: 'member_unknown' };
  if (isTrial(member.type)) return { ok: false, code: 'trial_account' };
  const { turnover = merchant.config.withdrawals.turnover.bonusTimes } = grant;
  const made = await tx
    .insertInto('bonus')
    .values({
      merchantId: merchant.id,
      memberId,
      grantKey: key,
      title: JSON.stringify(title),
      currency: merchant.config.currency,
      amountMinor,
      status: 'WAITING',
      requiredMinor: timesUpMinor(amountMinor, turnover),
      ...grant.bound,
    })
    .onConflict((conflict) => conflict.columns(['merchantId', 'grantKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return readGrant(tx, merchant.id, grant);
  if (!(await readActiveBonus(tx, merchant.id, memberId)))
    await activateNextBonus(tx, merchant, memberId);
  return { ...(await readStatus(tx, merchant.id, made.id)), replay: false };
};

const readGrant = async (
  tx: OpenTransaction,
  merchantId: number,
  grant: BonusGrant,
): Promise<GrantOutcome> => {
  const { id, memberId, amountMinor } = await tx
    .selectFrom('bonus')
    .select(['id', 'memberId', 'amountMinor'])
    .where('merchantId', '=', merchantId)
    .where('grantKey', '=', grant.key)
    .executeTakeFirstOrThrow();
  if (memberId !== grant.memberId || amountMinor !== grant.amountMinor)
    return { ok: false, code: 'grant_changed' };
  return { ...(await readStatus(tx, merchantId, id)), replay: true };
};

const readStatus = async (tx: OpenTransaction, merchantId: number, id: number) => {
  const { status } = await tx
    .selectFrom('bonus')
    .select('status')
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ok: true as const, id, status };
};

/**
 * Gives the oldest bonus that waits to the member's bonus account. The member must be locked and
 * have no active bonus.
 */
const activateNextBonus = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
): Promise<void> => {
  await callLedger(
    tx,
    sql`select activate_next_bonus(${id}, ${memberId}, ${config.withdrawals.bonusDays})`,
  );
};
