import type { RewardKind } from '#api/rewards.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { rewardSources } from './reward-sources.ts';

/** How many rewards of each kind a member can claim; as many as the reward center lists as claimable. */
export type RewardCounts = ReadonlyMap<RewardKind, number>;

/** Counts what a member can claim, each source by an index. */
export const countRewards = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<RewardCounts> => {
  const facts = await readFacts(database, merchant, memberId);
  const counts = await Promise.all(
    Object.values(rewardSources).map(async ({ kind, count }): Promise<[RewardKind, number]> => [
      kind,
      await count(database, merchant, { memberId, facts }),
    ]),
  );
  return new Map(counts);
};
