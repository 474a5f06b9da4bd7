import { fedMinor } from '#domain/jackpot-feed.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { BetFollower, BetWindow } from '../ended-bets/bet-follower.ts';

/** A pool with what was staked for it since it was last fed. */
interface FedPool {
  merchantId: number;
  currency: string;
  accountId: number;
  remainderMicro: number;
  percent: string;
  stakesMinor: number;
}

/**
 * Brings what was staked since the last time into the pools of all brands: a part of the stakes of
 * the games that feed them, less what was taken back. Play credits feed nothing.
 * The stakes of a pool that could not be fed wait for the next time.
 */
const feedJackpots: BetFollower['follow'] = async (tx, window, log) => {
  const pools = await readStakes(tx, window);
  if (pools.length === 0) return;
  const feeds = pools.map((pool) => {
    const { stakesMinor, percent, remainderMicro } = pool;
    const fed = fedMinor(stakesMinor, Number(percent), remainderMicro);
    return {
      merchant: pool.merchantId,
      currency: pool.currency,
      account: pool.accountId,
      amount: fed.amountMinor,
      remainder: fed.remainderMicro,
    };
  });
  const { rows } = await sql<{ failedMerchant: number; reason: string }>`
    select * from feed_jackpot_pools(${JSON.stringify(feeds)}::jsonb, ${window.until})`.execute(tx);
  for (const { failedMerchant, reason } of rows)
    log.error({ merchantId: failedMerchant, reason }, 'a jackpot was not fed');
};

/**
 * Stakes that were settled since each pool was fed, less those of settled bets that were taken back.
 * The pools are held until the transaction ends.
 */
const readStakes = async (
  tx: OpenTransaction,
  { merchantIds, until }: BetWindow,
): Promise<FedPool[]> => {
  const { rows } = await sql<FedPool>`
    select p.merchant_id, p.currency, p.account_id, p.remainder_micro, r.jackpot_percent as percent,
        bets.minor::bigint as stakes_minor
      from jackpot_pool p
      join play_rule r on r.merchant_id = p.merchant_id and r.currency = p.currency
      cross join lateral (
        select count(*) as count,
            coalesce(sum(one.minor) filter (where one.game_type = any(r.jackpot_types)), 0) as minor
          from (
            select b.game_type, b.stake_minor as minor from bet b
              where b.merchant_id = p.merchant_id and b.currency = p.currency
                and b.settled_at > p.fed_until and b.settled_at <= ${until}
            union all
            select b.game_type, -b.stake_minor from bet b
              where b.merchant_id = p.merchant_id and b.currency = p.currency
                and b.voided_at > p.fed_until and b.voided_at <= ${until}
                and b.settled_at is not null
          ) one
      ) bets
      where p.merchant_id = any(${[...merchantIds]}::bigint[]) and p.fed_until < ${until}
        and bets.count > 0
      order by p.merchant_id for update of p`.execute(tx);
  return rows;
};

/** Feeds the pools. */
export const jackpotFollower: BetFollower = { name: 'jackpots', follow: feedJackpots };
