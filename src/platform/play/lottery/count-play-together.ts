import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/** A bet that was settled in this transaction. */
export interface SettledBet {
  id: number;
  memberId: number;
  stakeMinor: number;
  payoutMinor: number;
  validMinor: number;
}

/**
 * Adds settled bets of many members to their quarters of an hour and to their open play sessions,
 * as the trigger of `bet` does one by one.
 */
export const countPlayTogether = async (
  tx: OpenTransaction,
  merchantId: number,
  bets: readonly SettledBet[],
): Promise<void> => {
  await sql`insert into play_quarter as q (merchant_id, member_id, quarter, game_type, bets,
      settled_minor, payout_minor, valid_minor)
    select ${merchantId}, s.member, date_bin('15 minutes', now(),
        timestamptz '2000-01-01 00:00:00Z'), 'LOTT', count(*), sum(s.stake), sum(s.payout),
        sum(s.valid)
      from unnest(${bets.map(({ memberId }) => memberId)}::bigint[],
        ${bets.map(({ stakeMinor }) => stakeMinor)}::bigint[],
        ${bets.map(({ payoutMinor }) => payoutMinor)}::bigint[],
        ${bets.map(({ validMinor }) => validMinor)}::bigint[]) as s (member, stake, payout, valid)
      group by s.member
    on conflict (merchant_id, member_id, quarter, game_type) do update set
      bets = q.bets + excluded.bets,
      settled_minor = q.settled_minor + excluded.settled_minor,
      payout_minor = q.payout_minor + excluded.payout_minor,
      valid_minor = q.valid_minor + excluded.valid_minor`.execute(tx);
  const won = bets.filter(({ payoutMinor }) => payoutMinor > 0).map(({ id }) => id);
  if (won.length === 0) return;
  // A session has the wins of the bets that were placed in it.
  await sql`update play_session p set won_minor = p.won_minor + s.won
    from (select b.member_id, sum(b.payout_minor) as won
        from bet b
        join play_session o on o.merchant_id = b.merchant_id and o.member_id = b.member_id
          and o.ended_at is null and o.started_at <= b.placed_at
        where b.merchant_id = ${merchantId} and b.id = any(${won}::bigint[])
        group by b.member_id) s
    where p.merchant_id = ${merchantId} and p.member_id = s.member_id
      and p.ended_at is null`.execute(tx);
};
