import type { GiftOccasion } from './gift-title.ts';

/** A gift as one member finds it. */
export interface MemberGift {
  /** `level:<rank>`, `month:<yyyy-MM>`, `birthday:<yyyy>`: each is given once. */
  gift: string;
  occasion: GiftOccasion;
  rank: string;
  /** Minor units; 0: none. */
  bonusMinor: number;
  /** Hundredths of a point; 0: none. */
  points: number;
  /** How many times the bonus is staked. */
  turnover: number;
  /** The day from which it could be claimed, `yyyy-MM-dd`. */
  offeredOn: string;
  /** Until when it can be claimed; null: nothing ends it, or a break from play that has no end yet. */
  endsAt: Date | null;
  claimedAt: Date | null;
}
