import type { ReferralStage } from '#api/referral.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { barReferral } from './bar-referral.ts';
import { furthestStage } from './friend-view.ts';

/** An invited friend as an operator reads it. Amounts are in minor units, of both together. */
export interface OperatedReferral {
  merchant: string;
  inviter: string;
  friend: string;
  stage: 'registered' | ReferralStage;
  registeredAt: Date;
  validMinor: number;
  currency: string;
  /** Why nothing is earned with it; null: it counts. */
  barred: string | null;
  barredAt: Date | null;
  /** Who has the same browser, address, account or household. */
  barredWith: string | null;
  lockedMinor: number;
  claimableMinor: number;
  claimedMinor: number;
}

/**
 * The invited friends of these merchants, the newest first.
 *
 * @param filter.barred those with whom nothing is earned, or those who count
 * @param filter.inviter a username
 */
export const readReferrals = async (
  database: Database,
  merchants: readonly Merchant[],
  filter: { inviter?: string | undefined; friend?: string; barred?: boolean; limit: number },
): Promise<OperatedReferral[]> => {
  const { inviter = null, friend = null, barred = null, limit } = filter;
  const { rows } = await sql<OperatedReferral>`
    select merchant.code as merchant, merchant.currency, i.username as inviter, f.username as friend,
        ${furthestStage} as stage, r.registered_at, r.valid_minor, r.barred, r.barred_at,
        w.username as barred_with, sums.*
      from referral r
      join merchant on merchant.id = r.merchant_id
      join member i on i.merchant_id = r.merchant_id and i.id = r.inviter_id
      join member f on f.merchant_id = r.merchant_id and f.id = r.friend_id
      left join member w on w.merchant_id = r.merchant_id and w.id = r.barred_with
      cross join lateral (
        select coalesce(sum(amount_minor) filter (where state = 'LOCKED'), 0)::bigint as locked_minor,
            coalesce(sum(amount_minor) filter (where state = 'CLAIMABLE'), 0)::bigint as claimable_minor,
            coalesce(sum(amount_minor) filter (where state = 'CLAIMED'), 0)::bigint as claimed_minor
          from referral_reward e where e.merchant_id = r.merchant_id and e.friend_id = r.friend_id
      ) sums
      where r.merchant_id = any(${merchants.map(({ id }) => id)}::bigint[])
        and (${inviter}::text is null or i.username = ${inviter})
        and (${friend}::text is null or f.username = ${friend})
        and (${barred}::boolean is null or (r.barred is not null) = ${barred})
      order by r.registered_at desc, r.friend_id desc limit ${limit}`.execute(database);
  return rows;
};

/** A reward of one referral as an operator reads it. */
export interface OperatedReward {
  member: string;
  party: 'inviter' | 'friend';
  stage: ReferralStage;
  amountMinor: number;
  state: 'LOCKED' | 'CLAIMABLE' | 'CLAIMED' | 'CANCELLED';
  /** Why it was cancelled, or never given. */
  reason: string | null;
  bookedAt: Date;
  unlocksAt: Date;
}

/** The rewards of a friend, by username, in the order in which they were booked. */
export const readReferralRewards = async (
  database: Database,
  merchant: Merchant,
  friend: string,
): Promise<OperatedReward[]> => {
  const { rows } = await sql<OperatedReward>`
    select m.username as member, e.party, e.stage, e.amount_minor, e.state, e.reason, e.booked_at,
        e.unlocks_at
      from referral_reward e
      join member f on f.merchant_id = e.merchant_id and f.id = e.friend_id
      join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
      where e.merchant_id = ${merchant.id} and f.username = ${friend} order by e.id`.execute(
    database,
  );
  return rows;
};

/** What came of it: `changed` is false when it was revoked before. */
export type ReferralRevoked = { ok: true; changed: boolean } | { ok: false };

/**
 * Ends what a friend earns, and takes back everything that nobody has claimed.
 *
 * @param friend a username
 * @returns not ok when nobody has invited such a member
 */
export const revokeReferral = (
  database: Database,
  merchant: Merchant,
  friend: string,
  actor: Actor,
): Promise<ReferralRevoked> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ friendId: number; barred: string | null }>`
      select r.friend_id, r.barred from referral r
        join member f on f.merchant_id = r.merchant_id and f.id = r.friend_id
        where r.merchant_id = ${merchant.id} and f.username = ${friend} for update of r`.execute(
      tx,
    );
    const [found] = rows;
    if (!found) return { ok: false };
    if (found.barred === 'revoked') return { ok: true, changed: false };
    const key = { merchantId: merchant.id, friendId: found.friendId };
    await barReferral(tx, key, { why: 'revoked', claimable: true });
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: 'referral.revoke',
      subject: `member ${found.friendId}`,
      facts: { before: found.barred },
    });
    return { ok: true, changed: true };
  });
