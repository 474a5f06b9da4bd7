import type { RedEnvelopeRound } from '#api/red-envelopes.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { ProtectionFacts } from '../../people/protection/read-facts.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { fillCountryOf } from '../../people/access/fill-countries.ts';
import { isTrial } from '../../people/access/member-types.ts';

/** A round as one member finds it. */
export interface MemberRound {
  id: number;
  promotionId: string;
  /** Language → text. */
  title: Record<string, string>;
  currency: string;
  turnover: number;
  state: 'ANNOUNCED' | 'OPEN' | 'CLOSED';
  opensAt: Date;
  closesAt: Date;
  isMeant: boolean;
  /** Whether an envelope is left. */
  isLeft: boolean;
  /** What the member has taken; null: nothing. */
  amountMinor: number | null;
  claimedAt: Date | null;
}

/** Days for which what was taken is told. */
const TOLD_DAYS = 90;

/** The rounds that are announced or open, the soonest first, and those of which the member has had one. */
export const readMemberRounds = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<MemberRound[]> => {
  await fillCountryOf(database, merchantId, memberId);
  const { rows } = await sql<MemberRound>`
    select r.id, r.promotion_id, r.title, r.currency, r.turnover, r.state, r.opens_at, r.closes_at,
        is_in_audience(r.merchant_id, ${memberId}, r.audience, r.opens_at) as is_meant, own.amount_minor, own.claimed_at,
        r.state = 'ANNOUNCED' or exists (select from red_envelope e
          where e.merchant_id = r.merchant_id and e.round_id = r.id
            and e.member_id is null and e.returned_at is null) as is_left
      from red_envelope_round r
      left join red_envelope own on own.merchant_id = r.merchant_id and own.round_id = r.id
        and own.member_id = ${memberId}
      where r.merchant_id = ${merchantId} and (
        r.state in ('ANNOUNCED', 'OPEN') and r.closes_at > now()
        or r.id in (select e.round_id from red_envelope e where e.merchant_id = ${merchantId}
          and e.member_id = ${memberId}
          and e.claimed_at > now() - make_interval(days => ${TOLD_DAYS})))
      order by r.opens_at, r.id`.execute(database);
  return rows;
};

/** How many rounds a member can take an envelope of at this moment. */
export const countOpenRounds = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<number> => {
  await fillCountryOf(database, merchantId, memberId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from red_envelope_round r
      where r.merchant_id = ${merchantId} and r.state in ('ANNOUNCED', 'OPEN')
        and r.opens_at <= now() and r.closes_at > now()
        and is_in_audience(r.merchant_id, ${memberId}, r.audience, r.opens_at)
        and not exists (select from red_envelope own where own.merchant_id = r.merchant_id
          and own.round_id = r.id and own.member_id = ${memberId})
        and (r.state = 'ANNOUNCED' or exists (select from red_envelope e
          where e.merchant_id = r.merchant_id and e.round_id = r.id
            and e.member_id is null and e.returned_at is null))`.execute(database);
  return rows[0]?.count ?? 0;
};

/** Whether a round may be offered: nobody is tempted who has a break from play, or plays for fun. */
export const mayBeOffered = (facts: ProtectionFacts, now: Date): boolean =>
  !isTrial(facts.type) && findPauseRefusal(facts, now) === null;

/** Where a round stands for a member; null when there is nothing to tell. */
export const phaseOf = (
  { state, isLeft, isMeant: meant, amountMinor, opensAt, closesAt }: MemberRound,
  now: Date,
): RedEnvelopeRound['phase'] | null => {
  if (amountMinor !== null) return 'taken';
  if (state === 'CLOSED' || !meant || closesAt <= now) return null;
  if (!isLeft) return 'gone';
  return opensAt > now ? 'announced' : 'open';
};

/** A round as the member's page is told of it. */
export const toRound = (
  round: MemberRound,
  phase: RedEnvelopeRound['phase'],
  { merchant, language }: { merchant: Merchant; language: string },
): RedEnvelopeRound => ({
  id: round.id,
  promotionId: round.promotionId,
  title: readText(round.title, language, merchant.config.languages.fallback),
  phase,
  opensAt: round.opensAt.toISOString(),
  closesAt: round.closesAt.toISOString(),
  amountMinor: round.amountMinor,
  currency: round.currency,
  turnover: round.turnover,
});
