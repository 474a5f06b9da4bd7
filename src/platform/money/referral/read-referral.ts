import { referral, referralFriends } from '#api/referral.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { furthestStage, readFriends, toFriend } from './friend-view.ts';

/** The member's own invitation, the terms, and what invited friends have brought. */
export const referralHandler = handle(referral, async (_input, context, refuse) => {
  const { database, merchant, session, language } = context;
  const { config } = merchant;
  const { enabled, budgetMinor: _budget, text = {}, ...terms } = config.referral;
  if (!enabled) return refuse('referral_off');
  const { fallback } = config.languages;
  const [code, counts, sums, [own]] = await Promise.all([
    readCode(database, merchant, session.memberId),
    countFriends(database, merchant.id, session.memberId),
    sumRewards(database, merchant, session.memberId),
    readFriends(database, merchant.id, { friendId: session.memberId }),
  ]);
  return {
    code,
    text: readText(text, language, fallback),
    textLanguage: textLanguage(text, language, fallback),
    terms: { ...terms, bonusDays: config.withdrawals.bonusDays },
    currency: config.currency,
    counts,
    ...sums,
    invited: own ? toFriend(own) : null,
  };
});

/** The friends whom the member has invited, page by page. */
export const referralFriendsHandler = handle(
  referralFriends,
  async ({ before, pageSize }, { database, merchant, session }, refuse) => {
    if (!merchant.config.referral.enabled) return refuse('referral_off');
    const found = await readFriends(database, merchant.id, {
      inviterId: session.memberId,
      before,
      limit: pageSize + 1,
    });
    const friends = found.slice(0, pageSize);
    return {
      friends: friends.map((row) => ({ ...toFriend(row), name: maskName(row.username) })),
      next: found.length > pageSize ? (friends.at(-1)?.friendId ?? null) : null,
    };
  },
);

/** The member's own code; null for agents and play accounts, and during a break from play. */
const readCode = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<string | null> => {
  const facts = await readFacts(database, merchant, memberId);
  if (facts.type !== 0 || findPauseRefusal(facts, new Date())) return null;
  const row = await database
    .selectFrom('affiliateCode')
    .select('code')
    .where('merchantId', '=', merchant.id)
    .where('ownerId', '=', memberId)
    .where('kind', '=', 'referral')
    .where('active', '=', true)
    .orderBy('code')
    .executeTakeFirst();
  return row?.code ?? null;
};

type Counts = Record<'registered' | 'verified' | 'deposit' | 'active' | 'unqualified', number>;

const countFriends = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<Counts> => {
  const { rows } = await sql<{ stage: keyof Counts; count: number }>`
    select case when r.barred is null then ${furthestStage} else 'unqualified' end as stage,
        count(*)::int as count
      from referral r where r.merchant_id = ${merchantId} and r.inviter_id = ${memberId}
      group by 1`.execute(database);
  const none: Counts = { registered: 0, verified: 0, deposit: 0, active: 0, unqualified: 0 };
  for (const { stage, count } of rows) none[stage] = count;
  return none;
};

interface Sums {
  lockedMinor: number;
  claimableMinor: number;
  claimedMinor: number;
  monthMinor: number;
}

const sumRewards = async (
  database: Database,
  { id, config: { timeZone } }: Merchant,
  memberId: number,
): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    select coalesce(sum(amount_minor) filter (where state = 'LOCKED'), 0)::bigint as locked_minor,
        coalesce(sum(amount_minor) filter (where state = 'CLAIMABLE'), 0)::bigint as claimable_minor,
        coalesce(sum(amount_minor) filter (where state = 'CLAIMED'), 0)::bigint as claimed_minor,
        coalesce(sum(amount_minor) filter (where state <> 'CANCELLED' and party = 'inviter'
          and booked_at >= date_trunc('month', now() at time zone ${timeZone}) at time zone ${timeZone}),
          0)::bigint as month_minor
      from referral_reward where merchant_id = ${id} and member_id = ${memberId}`.execute(database);
  return rows[0] ?? { lockedMinor: 0, claimableMinor: 0, claimedMinor: 0, monthMinor: 0 };
};
