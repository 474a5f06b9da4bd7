import type { BadgePage } from '#api/inbox.ts';
import type { RewardKind } from '#api/rewards.ts';
import { sumOf, type UnreadKinds } from '../../people/inbox/unread-kinds.ts';
import type { RewardCounts } from '../rewards/count-rewards.ts';

/** What is known of a member, read once for all pages. */
export interface UnreadFacts {
  kinds: UnreadKinds;
  /** What can be claimed, by kind. */
  rewards: RewardCounts;
}

const claimable = (rewards: RewardCounts, kinds: Iterable<RewardKind> = rewards.keys()): number =>
  [...kinds].reduce((sum, kind) => sum + (rewards.get(kind) ?? 0), 0);

/** Every page with a badge, and what it counts. */
export const unreadSources: Record<BadgePage, (facts: UnreadFacts) => number> = {
  messageV2: ({ kinds }) => sumOf(kinds),
  rewardCenter: ({ rewards }) => claimable(rewards),
  missionLeaderboard: ({ rewards }) => claimable(rewards, ['mission', 'race']),
};
