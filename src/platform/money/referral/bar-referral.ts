import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { ReferralStage } from '#api/referral.ts';
import type { ReferralKey } from './referral-terms.ts';

/** Why a friend brings nothing more, and whose the shared browser, address, account or household is. */
export type Bar =
  | {
      why: 'identity' | 'device' | 'address' | 'account' | 'household';
      withMemberId: number;
    }
  | { why: 'closed' | 'depositRefunded' | 'revoked' };

/**
 * Ends what a friend earns, for good, and takes back what is locked. The referral must be locked.
 *
 * @param options.stages takes back those only
 * @param options.claimable takes back what can be claimed, too
 */
export const barReferral = async (
  tx: OpenTransaction,
  key: ReferralKey,
  bar: Bar & { stages?: readonly ReferralStage[]; claimable?: boolean },
): Promise<void> => {
  const withMemberId = 'withMemberId' in bar ? bar.withMemberId : null;
  await sql`update referral set barred = ${bar.why}, barred_at = now(), barred_with = ${withMemberId}
    where merchant_id = ${key.merchantId} and friend_id = ${key.friendId}`.execute(tx);
  await cancelRewards(tx, key, {
    states: bar.claimable ? ['LOCKED', 'CLAIMABLE'] : ['LOCKED'],
    stages: bar.stages ?? ['verified', 'deposit', 'active'],
    reason: 'barred',
  });
};

/** Takes rewards back that nobody has claimed; the budget has them again. The referral must be locked. */
export const cancelRewards = async (
  tx: OpenTransaction,
  { merchantId, friendId }: ReferralKey,
  which: {
    states: readonly ('LOCKED' | 'CLAIMABLE')[];
    stages: readonly ReferralStage[];
    reason: 'barred' | 'betsTakenBack';
  },
): Promise<void> => {
  await lockBudget(tx, merchantId);
  await sql`
    with gone as (
      update referral_reward set state = 'CANCELLED', reason = ${which.reason}, ended_at = now()
        where merchant_id = ${merchantId} and friend_id = ${friendId}
          and state = any(${[...which.states]}::text[]) and stage = any(${[...which.stages]}::text[])
        returning amount_minor
    )
    update referral_state
      set committed_minor = committed_minor - (select coalesce(sum(amount_minor), 0) from gone)
      where merchant_id = ${merchantId}`.execute(tx);
};

/**
 * Holds the budget of a brand until the transaction ends: what is booked and taken back waits for its turn, so
 * that budget and caps hold under any number at once.
 *
 * @returns what is promised and given, in minor units
 */
export const lockBudget = async (tx: OpenTransaction, merchantId: number): Promise<number> => {
  await sql`insert into referral_state (merchant_id) values (${merchantId})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ committedMinor: number }>`
    select committed_minor from referral_state where merchant_id = ${merchantId}
      for no key update`.execute(tx);
  return rows[0]?.committedMinor ?? 0;
};
