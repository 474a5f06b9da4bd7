import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { withSavepoint } from '../../base/database/with-savepoint.ts';
import type { BetFollower, BetWindow } from './bet-follower.ts';

/**
 * Follows the ended bets of all brands in one step. When that fails, each brand is followed by itself: one that fails
 * again is left behind with a mark of its own, and is tried from there at every look until it has caught up. Bets of a
 * brand are neither lost nor counted twice, because its mark moves in the step that counts them.
 */
export const followByBrand = async (
  tx: OpenTransaction,
  follower: BetFollower,
  { merchantIds, since, until }: BetWindow,
  log: Parameters<BetFollower['follow']>[2],
): Promise<void> => {
  const behind = await readBehind(tx, follower.name);
  const more = (await follower.listBrands?.(tx)) ?? [];
  const others = [...new Set([...merchantIds, ...more])].filter((id) => !behind.has(id));
  const together = { merchantIds: others, since, until };
  const failure = await withSavepoint(tx, () => follower.follow(tx, together, log));
  const alone = failure ? others.map((id) => [id, since] as const) : [];
  for (const [merchantId, from] of [...behind, ...alone]) {
    const window = { merchantIds: [merchantId], since: from, until };
    const failed = await withSavepoint(tx, async () => {
      await follower.follow(tx, window, log);
      await sql`delete from bet_brand_behind
        where follower = ${follower.name} and merchant_id = ${merchantId}`.execute(tx);
    });
    if (!failed) continue;
    await sql`insert into bet_brand_behind (follower, merchant_id, followed_until)
      values (${follower.name}, ${merchantId}, ${from}) on conflict do nothing`.execute(tx);
    log.error(
      { follower: follower.name, merchantId, followedUntil: from, err: failed.error },
      'the ended bets of a brand were not followed',
    );
  }
};

/** The followers that have left any brand behind. */
export const listBehind = async (tx: OpenTransaction): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ follower: string }>`
    select distinct follower from bet_brand_behind`.execute(tx);
  return new Set(rows.map(({ follower }) => follower));
};

const readBehind = async (
  tx: OpenTransaction,
  follower: string,
): Promise<ReadonlyMap<number, Date>> => {
  const { rows } = await sql<{ merchantId: number; followedUntil: Date }>`
    select merchant_id, followed_until from bet_brand_behind
      where follower = ${follower} order by merchant_id`.execute(tx);
  return new Map(rows.map((row) => [row.merchantId, row.followedUntil]));
};
