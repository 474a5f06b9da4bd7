import type { ReferralStage, ReferredFriend } from '#api/referral.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** A friend with what it has brought to one of the two. */
export interface FriendRow {
  friendId: number;
  username: string;
  stage: 'registered' | ReferralStage;
  registeredAt: Date;
  barred: string | null;
  rewards: {
    stage: ReferralStage;
    amountMinor: number;
    state: 'LOCKED' | 'CLAIMABLE' | 'CLAIMED' | 'CANCELLED';
    unlocksAt: string;
  }[];
}

/** The furthest stage of the referral `r`, as SQL. */
export const furthestStage = sql<'registered' | ReferralStage>`case
  when r.active_at is not null then 'active' when r.deposited_at is not null then 'deposit'
  when r.verified_at is not null then 'verified' else 'registered' end`;

/**
 * Reads friends, the newest first: those whom a member has invited, or the member as an invited friend.
 *
 * @param options.before friends who registered before this one
 */
export const readFriends = async (
  database: Database,
  merchantId: number,
  options: { inviterId: number; before: number | undefined; limit: number } | { friendId: number },
): Promise<FriendRow[]> => {
  const isOwn = 'friendId' in options;
  const which = isOwn
    ? sql`r.friend_id = ${options.friendId}`
    : sql`r.inviter_id = ${options.inviterId}
        and r.friend_id < ${options.before ?? Number.MAX_SAFE_INTEGER}`;
  const { rows } = await sql<FriendRow>`
    select r.friend_id, m.username, ${furthestStage} as stage, r.registered_at, r.barred,
        coalesce((select jsonb_agg(jsonb_build_object('stage', w.stage, 'amountMinor', w.amount_minor,
            'state', w.state, 'unlocksAt', w.unlocks_at) order by w.id)
          from referral_reward w where w.merchant_id = r.merchant_id and w.friend_id = r.friend_id
            and w.party = ${isOwn ? 'friend' : 'inviter'}), '[]') as rewards
      from referral r join member m on m.merchant_id = r.merchant_id and m.id = r.friend_id
      where r.merchant_id = ${merchantId} and ${which}
      order by r.friend_id desc limit ${isOwn ? 1 : options.limit}`.execute(database);
  return rows;
};

const states = {
  LOCKED: 'locked',
  CLAIMABLE: 'claimable',
  CLAIMED: 'claimed',
  CANCELLED: 'notGiven',
} as const;

/** A friend as the member is told of it: why one does not qualify is for operators. */
export const toFriend = ({ stage, registeredAt, barred, rewards }: FriendRow): ReferredFriend => ({
  stage,
  registeredAt: registeredAt.toISOString(),
  qualifies: barred === null,
  rewards: rewards.map(({ state, unlocksAt, ...reward }) => ({
    stage: reward.stage,
    amountMinor: reward.amountMinor,
    state: states[state],
    lockedUntil: state === 'LOCKED' ? new Date(unlocksAt).toISOString() : null,
  })),
});
