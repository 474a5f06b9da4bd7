import type { GamesDatabase, WalletCall } from '../database/games-tables.ts';
import { sql } from '../database/sql.ts';

/** Longer than a busy platform takes: whoever waits since then waits for somebody. */
const LATE_MINUTES = 5;

/** What a player is owed, or a wallet must still hear, and why it has not. */
export interface UnsettledMessage {
  id: number;
  /** `refused`: the wallet will say the same again. `pending`: it does not answer; sent on and on. */
  state: 'refused' | 'pending';
  call: WalletCall;
  vendorCode: string;
  merchant: string;
  /** The player's number at the merchant. */
  playerId: string;
  gameName: string;
  /** Of the round, or of the bet on a shared one. */
  roundId: string;
  /** What was won, in minor units of `currency`; null where the wallet says how much. */
  payoutMinor: number | null;
  currency: string;
  /** Of a pending one: what the last try was told, where the wallet said anything. */
  refusal: string | null;
  attempts: number;
  createdAt: Date;
}

/** Ends of rounds that did not reach the wallet, the oldest first. */
export const listUnsettled = async (
  database: GamesDatabase,
  limit: number,
): Promise<UnsettledMessage[]> => {
  const { rows } = await sql<UnsettledMessage>`
    select m.id, m.state, m.call, m.vendor_code as "vendorCode", p.merchant,
        p.player_id as "playerId", coalesce(r.game_name, s.game_name) as "gameName",
        coalesce(m.round_id, m.shared_bet_id) as "roundId",
        (m.body ->> 'payoutMinor')::bigint as "payoutMinor",
        coalesce(o.facts ->> 'currency', '') as currency, m.refusal, m.attempts,
        m.created_at as "createdAt"
      from message m
      left join round r on r.id = m.round_id
      left join shared_bet b on b.id = m.shared_bet_id
      left join shared_round s on s.id = b.round_id
      join player p on p.id = coalesce(r.player_id, b.player_id)
      left join play_session o on o.id = coalesce(r.session_id, b.session_id)
      where m.state = 'refused' and m.call in ('win', 'jackpot')
        or m.state = 'pending' and m.created_at < now() - make_interval(mins => ${LATE_MINUTES})
      order by m.id limit ${limit}`.execute(database);
  return rows;
};
