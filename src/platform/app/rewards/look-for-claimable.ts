import type { Reward } from '#api/rewards.ts';
import { createBatches } from '../../base/database/batches.ts';
import { perDatabase } from '../../base/database/per-database.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { RewardMember } from '../../money/bonuses/reward-source.ts';
import { rankGiving } from '../../money/ranks/rank-giving.ts';
import { rewardSources } from './reward-sources.ts';

/** A reward that can be claimed, by its source. */
export type Claimable = Pick<Reward, 'kind' | 'id'>;

interface Asked {
  merchant: Merchant;
  memberId: number;
}

/** Null: of a rank, whose gifts its source tells. */
type Found = Pick<Reward, 'kind'> & { id: string | null };

/** Members whose rewards are found by one look. */
const MOST = 48;

const batchesOf = perDatabase((database) =>
  createBatches(
    async (asked: readonly Asked[]): Promise<(Found[] | null)[]> => {
      const merchant = asked[0]?.merchant;
      const { rows } = await sql<Found & { member: number; kind: Found['kind'] | null }>`
        select * from claimable_rewards(${merchant?.id}, ${asked.map(({ memberId }) => memberId)}::bigint[],
          ${merchant ? rankGiving(merchant) : null}::jsonb)`.execute(database);
      const ofMember = Map.groupBy(rows, ({ member }) => member);
      return asked.map(
        ({ memberId }) =>
          ofMember
            .get(memberId)
            ?.flatMap(({ kind, id }) => (kind === null ? [] : [{ kind, id }])) ?? null,
      );
    },
    { most: MOST, atOnce: 12, keyOf: ({ merchant }) => merchant.id, atOnceOfKey: 2 },
  ),
);

/**
 * Looks for what a member can claim, in the order in which the reward center lists it, together with others of the brand who ask
 * at this moment.
 *
 * @returns null when each source has to be asked
 */
export const lookForClaimable = async (
  database: Database,
  merchant: Merchant,
  member: RewardMember,
): Promise<readonly Claimable[] | null> => {
  const found = await batchesOf(database)({ merchant, memberId: member.memberId });
  if (!found) return null;
  const lists = await Promise.all(
    found.map(async ({ kind, id }): Promise<readonly Claimable[]> => {
      if (id !== null) return [{ kind, id }];
      const all = await rewardSources[kind].list(database, merchant, member);
      return all.filter(({ state }) => state === 'claimable');
    }),
  );
  return lists.flat();
};
