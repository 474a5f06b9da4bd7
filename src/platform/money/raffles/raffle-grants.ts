import { prizesMinor } from '#config/content/check-raffles.ts';
import type { Raffle } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';

/** Each member's part in all prizes, by the tickets that the last days would have given, as SQL. */
export const raffleGrants = (merchantId: number, raffle: Raffle, days: number) => {
  const { source, stepMinor, mostTickets, categories = null } = raffle;
  const counted =
    source === 'deposits'
      ? sql`select member_id, ended_at as at, amount_minor - fee_minor as minor from deposit
          where merchant_id = ${merchantId} and state = 'SETTLED'
            and ended_at > now() - make_interval(days => ${days})`
      : sql`select member_id, settled_at as at, valid_minor as minor from bet
          where merchant_id = ${merchantId} and status = 'settled'
            and settled_at > now() - make_interval(days => ${days})
            and (${categories}::text[] is null or game_type = any(${categories}::text[]))`;
  return sql`
    select member_id, at, (${prizesMinor(raffle)}::numeric * tickets / sum(tickets) over ())::bigint as minor
      from (
        select member_id, max(at) as at, least(${mostTickets}, sum(minor) / ${stepMinor}::bigint)::bigint
            as tickets
          from (${counted}) counted group by member_id having sum(minor) >= ${stepMinor}
      ) had`;
};
