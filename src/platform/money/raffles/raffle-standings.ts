import type { PromotionStanding } from '#api/promotions.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { isMeant } from './close-raffles.ts';

/** A raffle as one member stands to it. */
export interface MemberRaffle {
  promotionId: string;
  title: Record<string, string>;
  state: 'OPEN' | 'CLOSED' | 'DRAWN' | 'CANCELLED';
  source: 'validBets' | 'deposits';
  currency: string;
  stepMinor: number;
  mostTickets: number;
  startsAt: Date;
  endsAt: Date;
  isMeant: boolean;
  publicId: string | null;
  countedMinor: number;
  tickets: number;
  /** What the member's tickets have won, and how much of it is not claimed. */
  wonMinor: number;
  unclaimedMinor: number;
  endedAt: Date | null;
}

/** What a member's settled deposits have credited in the time of the raffle `r`. */
const creditedMinor = (memberId: number) => sql`(
  select sum(d.amount_minor - d.fee_minor) from deposit d
    where d.merchant_id = r.merchant_id and d.member_id = ${memberId} and d.currency = r.currency
      and d.state = 'SETTLED' and d.ended_at >= r.starts_at and d.ended_at < r.ends_at)`;

/**
 * The raffles of a merchant as a member stands to them; the newest end first.
 *
 * @param id chooses one
 */
export const readMemberRaffles = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
  id?: string,
): Promise<MemberRaffle[]> => {
  const { rows } = await sql<MemberRaffle>`
    select own.*, greatest(0, least(most_tickets, counted_minor / step_minor))::int as tickets
      from (
        select r.promotion_id, r.title, r.state, r.source, r.currency, r.step_minor, r.most_tickets,
            r.starts_at, r.ends_at, r.ended_at, e.member_id is not null or ${isMeant} as is_meant, e.public_id,
            coalesce(case when r.source = 'deposits' and r.state = 'OPEN'
              then ${creditedMinor(memberId)} else e.counted_minor end, 0)::bigint as counted_minor,
            coalesce(won.minor, 0)::bigint as won_minor,
            coalesce(won.unclaimed, 0)::bigint as unclaimed_minor
          from raffle r
          join member m on m.merchant_id = r.merchant_id and m.id = ${memberId} and m.type <> 4
          left join raffle_entry e on e.merchant_id = r.merchant_id
            and e.promotion_id = r.promotion_id and e.member_id = m.id
          left join lateral (
            select sum(amount_minor) as minor, sum(amount_minor) filter (where claimed_at is null) as unclaimed
              from raffle_prize p where p.merchant_id = r.merchant_id
                and p.promotion_id = r.promotion_id and p.member_id = m.id
          ) won on true
          where r.merchant_id = ${merchantId}
            and (${id ?? null}::text is null or r.promotion_id = ${id ?? null})
      ) own
      order by ends_at desc, promotion_id`.execute(database);
  return rows;
};

/** How a member stands to the raffles that have been opened. */
export const readRaffleStandings = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<PromotionStanding[]> => {
  const [raffles, facts] = await Promise.all([
    readMemberRaffles(database, merchant.id, memberId),
    readFacts(database, merchant, memberId),
  ]);
  const now = new Date();
  const isPaused = findPauseRefusal(facts, now) !== null;
  return raffles.map((raffle) => standingOfRaffle(raffle, { isPaused, now }));
};

/** How a member stands to one raffle. Who has a break from play keeps the tickets, and is offered none. */
export const standingOfRaffle = (
  raffle: MemberRaffle,
  { isPaused, now }: { isPaused: boolean; now: Date },
): PromotionStanding => {
  const { promotionId: id, currency, wonMinor, endsAt, tickets } = raffle;
  const of = (
    status: PromotionStanding['status'],
    more: Partial<PromotionStanding> = {},
  ): PromotionStanding => ({
    id,
    currency,
    status,
    reason: null,
    amountMinor: null,
    dueAt: null,
    ...more,
  });
  if (wonMinor > 0)
    return of(raffle.unclaimedMinor > 0 ? 'claim' : 'claimed', { amountMinor: wonMinor });
  if (raffle.state === 'DRAWN') return of('closed', { reason: tickets > 0 ? 'notDrawn' : 'ended' });
  if (raffle.state === 'CANCELLED') return of('closed', { reason: 'ended' });
  const isOver = endsAt <= now;
  if (tickets > 0) return isOver ? of('processing') : of('joined', { dueAt: endsAt.toISOString() });
  if (isOver) return of('closed', { reason: 'ended' });
  if (!raffle.isMeant) return of('closed', { reason: 'audience' });
  if (isPaused) return of('closed', { reason: 'pause' });
  return raffle.startsAt > now ? of('comingSoon') : of('joined', { dueAt: endsAt.toISOString() });
};
