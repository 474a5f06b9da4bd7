import type { RebateBoost } from '#generated/merchant-content.ts';
import type { StoredPromotion } from '../../base/database/bet-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { filterMeant } from '../../people/access/audience.ts';
import { beginOf, endOf } from './valid-bets.ts';

/** A boost that holds on a day, and what is left of its budget. */
interface Boost {
  id: string;
  category: string;
  mechanic: RebateBoost;
  audience: StoredPromotion['audience'];
  leftMinor: number;
  /** The moment at which the day is over. */
  dayEnd: Date;
}

/**
 * Decides what the boosts of a brand add to the rebates of a day that has been settled, for all its members at
 * once: none is decided before another, so that a budget that is short is shared by all in proportion. Paid
 * afterwards (see pay-boosts.ts). To be called once for each day, in the transaction that notes it as settled.
 */
export const decideBoosts = async (
  tx: OpenTransaction,
  merchant: Merchant,
  day: string,
): Promise<void> => {
  for (const boost of await lockBoosts(tx, merchant, day)) {
    const { rows } = await sql<{ memberId: number }>`
      select member_id from rebate where merchant_id = ${merchant.id} and day = ${day}
        and game_type = ${boost.category}`.execute(tx);
    const meant = await filterMeant(
      tx,
      merchant.id,
      rows.map(({ memberId }) => memberId),
      { audience: boost.audience, at: boost.dayEnd },
    );
    await share(tx, merchant.id, day, { boost, meant });
  }
};

/** The boosts that hold on a day, each with the row of its budget locked until the transaction ends. */
const lockBoosts = async (tx: OpenTransaction, merchant: Merchant, day: string) => {
  const { rows: found } = await sql<Omit<Boost, 'leftMinor'>>`
    select p.id, p.category, p.mechanic, p.audience, ${endOf(day, merchant)} as day_end
      from promotion p where p.merchant_id = ${merchant.id}
        and p.mechanic ->> 'kind' = 'rebateBoost'
        and (p.starts_at is null or p.starts_at < ${endOf(day, merchant)})
        and (p.ends_at is null or p.ends_at > ${beginOf(day, merchant)})
        and coalesce(p.mechanic -> 'weekdays' @> to_jsonb(extract(isodow from ${day}::date)::int), true)
      order by p.id`.execute(tx);
  const boosts: Boost[] = [];
  for (const boost of found) {
    await sql`insert into promotion_state (merchant_id, promotion_id)
      values (${merchant.id}, ${boost.id}) on conflict do nothing`.execute(tx);
    const { rows } = await sql<{ committedMinor: number; isClosed: boolean }>`
      select committed_minor, coalesce(closed_at < ${endOf(day, merchant)}, false) as is_closed
        from promotion_state where merchant_id = ${merchant.id} and promotion_id = ${boost.id}
        for no key update`.execute(tx);
    const [state] = rows;
    if (!state || state.isClosed) continue;
    const leftMinor = Math.max(0, boost.mechanic.budgetMinor - state.committedMinor);
    boosts.push({ ...boost, leftMinor });
  }
  return boosts;
};

/** Writes what each member gets, and takes it out of the budget. */
const share = async (
  tx: OpenTransaction,
  merchantId: number,
  day: string,
  { boost, meant }: { boost: Boost; meant: readonly number[] },
): Promise<void> => {
  const { id, category, mechanic, leftMinor } = boost;
  await sql`
    with wanted as (
      select w.* from (${wantedMinor(merchantId, category, mechanic)}) w
        where w.day = ${day} and w.member_id = any(${meant}::bigint[]) and w.minor > 0
    ), given as (
      insert into rebate_boost (merchant_id, promotion_id, member_id, day, game_type, rate, amount_minor)
        select ${merchantId}, ${id}, member_id, ${day}, ${category}, extra_rate, part from (
          select w.*, case when sum(minor) over () <= ${leftMinor}::bigint then minor
              else div(minor::numeric * ${leftMinor}, sum(minor) over ())::bigint end as part
            from wanted w) parts
        where part > 0
        returning amount_minor
    )
    update promotion_state set committed_minor = committed_minor + given.minor
      from (select sum(amount_minor)::bigint as minor from given) given
      where merchant_id = ${merchantId} and promotion_id = ${id} and given.minor > 0`.execute(tx);
};

/**
 * What a boost would add to each settled rebate of a category, as SQL: `member_id`, `day`, `at`, `extra_rate`,
 * `minor`. The bets that a rebate was paid for are those of its day, less what voids of earlier days took.
 */
export const wantedMinor = (
  merchantId: number,
  category: string,
  { times = 1, addPercent = 0, mostMinor }: RebateBoost,
) => sql`
  select n.member_id, n.day, n.paid_at as at, n.extra_rate,
      least(${mostMinor}::bigint, div(greatest(n.net, 0) * round(n.extra_rate * 1000), 100000)::bigint) as minor
    from (select r.member_id, r.day, r.paid_at,
        round(r.rate * (${times}::numeric - 1) + ${addPercent}::numeric, 3) as extra_rate,
        r.valid_minor + coalesce((select b.carry_minor from rebate b
          where b.merchant_id = r.merchant_id and b.member_id = r.member_id
            and b.game_type = r.game_type and b.day < r.day
          order by b.day desc limit 1), 0) as net
      from rebate r where r.merchant_id = ${merchantId} and r.game_type = ${category}) n`;

/** The boosts of any brand that are decided and not paid. */
export const readUnpaidBoosts = async (
  database: Database,
): Promise<{ merchantId: number; promotionId: string; memberId: number; day: string }[]> => {
  const { rows } = await sql<{
    merchantId: number;
    promotionId: string;
    memberId: number;
    day: string;
  }>`select merchant_id, promotion_id, member_id, to_char(day, 'YYYY-MM-DD') as day
      from rebate_boost where paid_at is null
      order by merchant_id, rebate_boost.day, member_id, promotion_id`.execute(database);
  return rows;
};
