import type { Reward, RewardKind } from '#api/rewards.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Asked } from '../../base/ledger/short-way.ts';
import type { Context, Merchant, Session } from '../../base/endpoints/handler.ts';
import type { ProtectionFacts } from '../../people/protection/read-facts.ts';

/** For whom a source is asked. */
export interface RewardMember {
  memberId: number;
  /** BCP-47; the titles are in it where the source has them. */
  language: string;
}

/** Who claims, and from where: a limit may count it. */
export interface Claimant {
  merchant: Merchant;
  memberId: number;
  /** The network address of the request. */
  ip: string;
  /** The browser in which the session was opened; null: not known. */
  deviceId: number | null;
}

/** Who claims by this request. */
export const claimantOf = ({
  merchant,
  session,
  ip,
}: Pick<Context, 'merchant' | 'ip'> & { session: Session }): Claimant => ({
  merchant,
  memberId: session.memberId,
  ip,
  deviceId: session.deviceId,
});

/** What was claimed: a bonus or cash in minor units, or hundredths of a point. */
export interface Claimed {
  amountMinor: number;
  points: number;
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
   * Grants one; the member is locked. One that was claimed before grants nothing and answers the
   * same.
   *
   * @returns the bonus in minor units, or what it is when it may be points
   * @throws {Refusal} when there is no such reward, or it is not earned
   */
  claim: (tx: OpenTransaction, claimant: Claimant, id: string) => Promise<number | Claimed>;
  /**
   * The usual case of it by a function of the database, for an account that is not frozen: together with what others claim at
   * this moment, in a transaction of its own. Left out: there is none.
   */
  shortly?: {
    /** What is asked of `answer_brand_requests`; null for what is certainly not usual. */
    ask: (merchant: Merchant, memberId: number, id: string) => Asked | null;
    /** What its answer gave. */
    read: (answer: unknown) => Claimed;
  };
}
