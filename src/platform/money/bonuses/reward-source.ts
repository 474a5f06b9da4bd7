import type { Reward, RewardKind } from '#api/rewards.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { ProtectionFacts } from '../../people/protection/read-facts.ts';

/** For whom a source is asked. */
export interface RewardMember {
  memberId: number;
  /** BCP-47; the titles are in it where the source has them. */
  language: string;
}

/** Whose rewards are counted. */
export interface CountedMember {
  memberId: number;
  /** What protects the member: read once for all sources. */
  facts: ProtectionFacts;
}

/** Where rewards come from. A new kind of reward is a source and a line in `app/rewards/reward-sources.ts`. */
export interface RewardSource {
  kind: RewardKind;
  /** What the member can claim, works towards or has had of this kind. */
  list: (database: Database, merchant: Merchant, member: RewardMember) => Promise<Reward[]>;
  /**
   * How many of them `list` would call claimable at this moment: asked at every page, so it looks at nothing but those, by
   * an index.
   */
  count: (database: Database, merchant: Merchant, member: CountedMember) => Promise<number>;
  /**
   * Grants one as a bonus; the member is locked. One that was claimed before grants nothing and answers the
   * same.
   *
   * @returns the bonus in minor units
   * @throws {Refusal} when there is no such reward, or it is not earned
   */
  claim: (tx: OpenTransaction, merchant: Merchant, memberId: number, id: string) => Promise<number>;
}
