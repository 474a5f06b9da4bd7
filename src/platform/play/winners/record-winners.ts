import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { maskName } from '../../people/members/mask-name.ts';
import type { BetFollower, BetWindow } from '../ended-bets/bet-follower.ts';

/** More wins than any list shows are not kept of one look at a brand. */
const MAX_PER_BATCH = 200;

interface Win {
  merchantId: number;
  id: number;
  nodeId: number;
  settledAt: Date;
  currency: string;
  memberId: number;
  username: string;
  wonMinor: number;
}

/**
 * Brings the wins of the bets onto their brands' winners boards, and takes those off whose bet was
 * taken back. Play credits win nothing, and what the house kept of a payout nobody has won.
 */
export const recordWinners = async (tx: OpenTransaction, window: BetWindow): Promise<void> => {
  await insertWins(tx, await readWins(tx, window));
  await removeVoided(tx, window);
};

const readWins = async (
  tx: OpenTransaction,
  { merchantIds, since, until }: BetWindow,
): Promise<Win[]> => {
  const { rows } = await sql<Win>`
    select r.merchant_id, won.id, won.node_id, won.settled_at, r.currency, won.member_id, p.username, won.won_minor
      from play_rule r
      cross join lateral (
        select b.id, b.node_id, b.settled_at, b.member_id, b.payout_minor - b.kept_payout_minor - b.stake_minor as won_minor
          from bet b
          where b.merchant_id = r.merchant_id and b.settled_at > ${since} and b.settled_at <= ${until}
            and b.status = 'settled' and b.currency = r.currency and b.node_id is not null
            and b.payout_minor - b.kept_payout_minor - b.stake_minor >= r.winner_least_minor
          order by won_minor desc limit ${MAX_PER_BATCH}
      ) won
      join member p on p.merchant_id = r.merchant_id and p.id = won.member_id
      where r.merchant_id = any(${[...merchantIds]}::bigint[])`.execute(tx);
  return rows;
};

const insertWins = async (tx: OpenTransaction, wins: readonly Win[]): Promise<void> => {
  if (wins.length === 0) return;
  const rows = wins.map((win) => ({
    merchant_id: win.merchantId,
    win_key: `bet-${win.id}`,
    member_id: win.memberId,
    customer_name: maskName(win.username),
    node_id: win.nodeId,
    amount_minor: win.wonMinor,
    currency: win.currency,
    won_at: win.settledAt,
  }));
  await sql`insert into winner
      (merchant_id, win_key, member_id, customer_name, node_id, amount_minor, currency, won_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (merchant_id bigint,
      win_key text, member_id bigint, customer_name text, node_id int, amount_minor bigint,
      currency text, won_at timestamptz)
    on conflict do nothing`.execute(tx);
};

const removeVoided = async (
  tx: OpenTransaction,
  { merchantIds, since, until }: BetWindow,
): Promise<void> => {
  await sql`delete from winner using bet
    where bet.merchant_id = any(${[...merchantIds]}::bigint[])
      and bet.voided_at > ${since} and bet.voided_at <= ${until}
      and winner.merchant_id = bet.merchant_id and winner.win_key = 'bet-' || bet.id`.execute(tx);
};

/** Keeps the winners boards. */
export const winnersFollower: BetFollower = { name: 'winners', follow: recordWinners };
