import type {
  DailyMatch,
  DepositMatch,
  FreeStake,
  MissionSet,
  PointsMultiplier,
  PromotionAudience,
  PromotionMechanic,
  Race,
  Raffle,
  RebateBoost,
  SignUpReward,
} from '#generated/merchant-content.ts';
import { raffleGrants } from '../raffles/raffle-grants.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readCountries } from '../../people/access/member-country.ts';
import { rankOf } from '../../people/access/rank-of.ts';
import { wantedMinor } from '../rebates/boost-rebates.ts';
import { multipliedPoints, pointsWorthMinor } from '../points/forecast-multiplier.ts';
import { freeStakeGrants, proofGrants } from './forecast-free-stake.ts';
import { missionGrants, raceGrants } from './forecast-contests.ts';

/** What a member would have got. */
export interface ForecastMember {
  username: string;
  /** Minor units. */
  amountMinor: number;
}

/** What a promotion would have cost over a time that has passed. Amounts are in minor units. */
export interface Forecast {
  id: string;
  days: number;
  currency: string;
  /** Members whom the rule would have given something, had every one of them joined. */
  members: number;
  /** The bonuses of all of them, before the budget. */
  costMinor: number;
  budgetMinor: number | null;
  /** What the budget would have let through, the earliest first. */
  paidMinor: number;
  paidMembers: number;
  /** The ten that would have cost most, the dearest first. */
  dearest: ForecastMember[];
  /** Stakes less payouts of the bets that were settled in the time. */
  netWinMinor: number;
}

/**
 * Replays the brand's own history against a promotion's mechanic: deposits, proofs of age, paid rebates, bets, or
 * what the promotion itself has given.
 * It is the most that the promotion would have cost: it takes everyone for joined, and every bonus for played
 * through.
 *
 * @param days how far to look back
 * @returns undefined when the merchant has no such promotion with a mechanic
 */
export const forecastPromotion = async (
  database: Database,
  merchant: Merchant,
  id: string,
  days: number,
): Promise<Forecast | undefined> => {
  const row = await database
    .selectFrom('promotion')
    .select(['mechanic', 'audience', 'category'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.mechanic) return undefined;
  const { mechanic, audience, category } = row;
  const since = sql`now() - make_interval(days => ${days})`;
  const grants = grantsOf(merchant, { id, category, mechanic, days });
  const budgetMinor = budgetOf(mechanic, merchant);
  const { rows } = await sql<{ username: string; amountMinor: number; isPaid: boolean }>`
    select m.username, g.minor as amount_minor, coalesce(
        sum(g.minor) over (order by g.at, g.member_id) <= ${budgetMinor}::bigint, true) as is_paid
      from (${grants}) g
      join member m on m.merchant_id = ${merchant.id} and m.id = g.member_id and m.type <> 4
      where g.at > ${since} and g.minor > 0 and ${isMeant(audience)}
        and ${await isFromThere(database, merchant.id, audience)}`.execute(database);
  const byMember = sumByMember(rows);
  const paid = rows.filter(({ isPaid }) => isPaid);
  return {
    id,
    days,
    currency: merchant.config.currency,
    members: byMember.length,
    costMinor: total(rows),
    budgetMinor,
    paidMinor: total(paid),
    paidMembers: sumByMember(paid).length,
    dearest: byMember.slice(0, 10),
    netWinMinor: await readNetWin(database, merchant, days),
  };
};

/** What the rule would have given, as SQL: `member_id`, `at`, `minor`. */
const grantsOf = (
  merchant: Merchant,
  {
    id,
    category,
    mechanic,
    days,
  }: { id: string; category: string; mechanic: PromotionMechanic; days: number },
) =>
  ({
    depositMatch: () => matches(merchant.id, mechanic as DepositMatch),
    raffle: () => raffleGrants(merchant.id, mechanic as Raffle, days),
    freeStake: () => freeStakeGrants(merchant.id, mechanic as FreeStake, days),
    dailyMatch: () => dailyMatches(merchant, mechanic as DailyMatch),
    rebateBoost: () => wantedMinor(merchant.id, category, mechanic as RebateBoost),
    signUpReward: () => proofGrants(merchant.id, (mechanic as SignUpReward).amountMinor),
    dailyRebate: () => rebates(merchant.id, category),
    redEnvelope: () => envelopes(merchant.id, id),
    application: () => approvals(merchant.id, id),
    pointsMultiplier: () => multipliedPoints(merchant, mechanic as PointsMultiplier),
    missionSet: () => missionGrants(merchant, mechanic as MissionSet, days),
    race: () => raceGrants(merchant, mechanic as Race, days),
  })[mechanic.kind]();

const budgetOf = (mechanic: PromotionMechanic, merchant: Merchant): number | null => {
  if (mechanic.kind === 'pointsMultiplier')
    return pointsWorthMinor(mechanic.budgetPoints * 100, merchant);
  return 'budgetMinor' in mechanic ? mechanic.budgetMinor : null;
};

/** Stakes less payouts of the bets of some days, in minor units. */
const readNetWin = async (
  database: Database,
  { id, config }: Merchant,
  days: number,
): Promise<number> => {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(stake_minor - payout_minor + kept_payout_minor), 0)::bigint as minor from bet
      where merchant_id = ${id} and status = 'settled' and currency = ${config.currency}
        and settled_at > now() - make_interval(days => ${days})`.execute(database);
  return rows[0]?.minor ?? 0;
};

const total = (grants: readonly { amountMinor: number }[]): number =>
  grants.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const sumByMember = (grants: readonly ForecastMember[]): ForecastMember[] => {
  const sums = new Map<string, number>();
  for (const { username, amountMinor } of grants)
    sums.set(username, (sums.get(username) ?? 0) + amountMinor);
  return [...sums]
    .map(([username, amountMinor]) => ({ username, amountMinor }))
    .toSorted((one, other) => other.amountMinor - one.amountMinor);
};

/** Whether the member `m` is one for whom the promotion is, when `g` came; ranks are those of today. */
const isMeant = (audience: PromotionAudience | null) => {
  const {
    registeredWithinDays: days = null,
    affiliatesOnly = false,
    ranks = null,
  } = audience ?? {};
  return sql`(${days}::int is null or g.at <= m.registered_at + make_interval(days => ${days}::int))
    and (not ${affiliatesOnly}::boolean or m.upline_id is not null or m.referrer_id is not null)
    and (${ranks}::text[] is null or ${rankOf('m')} = any(${ranks}::text[]))`;
};

/** Whether the member `m` is of one of the audience's countries: they follow from no column. */
const isFromThere = async (
  database: Database,
  merchantId: number,
  audience: PromotionAudience | null,
) => {
  const { countries } = audience ?? {};
  if (countries === undefined) return sql`true`;
  const { rows } = await sql<{ id: number }>`
    select id from member where merchant_id = ${merchantId}`.execute(database);
  const known = await readCountries(
    database,
    merchantId,
    rows.map(({ id }) => id),
  );
  const meant = [...known].flatMap(([id, country]) => (countries.includes(country) ? [id] : []));
  return sql`m.id = any(${meant}::bigint[])`;
};

/** Each member's first deposit of each day that is of at least the least amount. */
const dailyMatches = (
  { id, config }: Merchant,
  { leastMinor, mostMinor, percent }: DailyMatch,
) => sql`
  select member_id, at, least(${mostMinor}::bigint, credit * ${percent}::bigint / 100) as minor
    from (select member_id, ended_at as at, amount_minor - fee_minor as credit,
        row_number() over (partition by member_id, (ended_at at time zone ${config.timeZone})::date
          order by ended_at, id) as nth
      from deposit where merchant_id = ${id} and state = 'SETTLED'
        and amount_minor - fee_minor >= ${leastMinor}) counted
    where nth = 1`;

/** Each member's deposit that the rule matches; it is counted among those of at least the least amount. */
const matches = (merchantId: number, { nth, leastMinor, mostMinor, percent }: DepositMatch) => sql`
  select member_id, ended_at as at, least(${mostMinor}::bigint, credit * ${percent}::bigint / 100) as minor
    from (select member_id, ended_at, amount_minor - fee_minor as credit,
        row_number() over (partition by member_id order by ended_at, id) as nth
      from deposit where merchant_id = ${merchantId} and state = 'SETTLED'
        and amount_minor - fee_minor >= ${leastMinor}) counted
    where nth = ${nth}`;

/** What the promotion's own rounds gave: envelopes follow from no history of play. */
const envelopes = (merchantId: number, id: string) => sql`
  select e.member_id, e.claimed_at as at, e.amount_minor as minor
    from red_envelope_round r
    join red_envelope e on e.merchant_id = r.merchant_id and e.round_id = r.id
    where r.merchant_id = ${merchantId} and r.promotion_id = ${id} and e.member_id is not null`;

/** What people granted to the promotion's own applications: nothing else says how they would decide. */
const approvals = (merchantId: number, id: string) => sql`
  select e.member_id, a.decided_at as at, e.reserved_minor as minor
    from promotion_application a
    join promotion_entry e on e.merchant_id = a.merchant_id and e.promotion_id = a.promotion_id
      and e.member_id = a.member_id
    where a.merchant_id = ${merchantId} and a.promotion_id = ${id} and a.approved`;

const rebates = (merchantId: number, category: string) => sql`
  select member_id, paid_at as at, amount_minor as minor from rebate
    where merchant_id = ${merchantId} and game_type = ${category}`;
