import type { PromotionStanding } from '#api/promotions.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';

interface Contest {
  id: string;
  isComing: boolean;
  isOver: boolean;
  isFull: boolean;
  isMeant: boolean;
  /** What can be claimed, in minor units. */
  claimableMinor: number;
  /** The same in hundredths of a point. */
  claimablePoints: number;
  dueAt: Date | null;
}

/**
 * How a member stands to mission sets and races: nobody joins them, everybody of the audience takes part. What can be
 * claimed is claimed where the missions are, and among the rewards.
 */
export const readContestStandings = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<PromotionStanding[]> => {
  const { rows } = await sql<Contest>`
    select p.id, coalesce(p.starts_at > now(), false) as is_coming,
        coalesce(p.ends_at <= now() or s.closed_at is not null, false) as is_over,
        p.mechanic ->> 'kind' = 'missionSet' and coalesce(s.committed_minor, 0) + (
          select min(x.amount_minor) from mission x
            where x.merchant_id = p.merchant_id and x.set_id = p.id)
          > (p.mechanic ->> 'budgetMinor')::bigint as is_full,
        is_in_audience(p.merchant_id, ${memberId}, p.audience, now()) as is_meant,
        (own.minor + won.minor)::bigint as claimable_minor, own.points::bigint as claimable_points, least(own.until, won.until) as due_at
      from promotion p
      left join promotion_state s on s.merchant_id = p.merchant_id and s.promotion_id = p.id
      cross join lateral (
        select coalesce(sum(a.amount_minor) filter (where a.points is null), 0) as minor,
            coalesce(sum(a.points), 0) as points, min(a.claim_until) as until from mission_award a
          where a.merchant_id = p.merchant_id and a.member_id = ${memberId} and a.set_id = p.id
            and a.state = 'CLAIMABLE'
      ) own
      cross join lateral (
        select coalesce(sum(z.amount_minor), 0) as minor, min(z.claim_until) as until
          from race_prize z
          join race r on r.merchant_id = z.merchant_id and r.id = z.race_id
          where z.merchant_id = p.merchant_id and z.member_id = ${memberId}
            and r.promotion_id = p.id and z.state = 'CLAIMABLE'
      ) won
      where p.merchant_id = ${merchant.id} and p.mechanic ->> 'kind' in ('missionSet', 'race')
      order by p.sequence, p.id`.execute(database);
  if (rows.length === 0) return [];
  const facts = await readFacts(database, merchant, memberId);
  const isPaused = isTrial(facts.type) || findPauseRefusal(facts, new Date()) !== null;
  return rows.map((contest) => ({
    id: contest.id,
    reason: null,
    amountMinor: null,
    currency: merchant.config.currency,
    dueAt: null,
    ...standingAt(contest, isPaused),
  }));
};

const standingAt = (
  { isComing, isOver, isFull, isMeant, claimableMinor, claimablePoints, dueAt }: Contest,
  isPaused: boolean,
): Pick<PromotionStanding, 'status'> & Partial<PromotionStanding> => {
  if (claimableMinor > 0 || claimablePoints > 0)
    return {
      status: 'claim',
      amountMinor: claimableMinor > 0 ? claimableMinor : null,
      ...(claimablePoints > 0 && { points: claimablePoints }),
      dueAt: dueAt?.toISOString() ?? null,
    };
  if (isOver) return { status: 'closed', reason: 'ended' };
  if (!isMeant) return { status: 'closed', reason: 'audience' };
  if (isPaused) return { status: 'closed', reason: 'pause' };
  if (isFull) return { status: 'closed', reason: 'budget' };
  return { status: isComing ? 'comingSoon' : 'joined' };
};
