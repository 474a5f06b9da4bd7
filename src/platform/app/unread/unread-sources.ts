import type { BadgePage } from '#api/inbox.ts';
import type { Reward, RewardKind } from '#api/rewards.ts';
import { sumOf, type UnreadKinds } from '../../people/inbox/unread-kinds.ts';

/** What is known of a member, read once for all pages. */
export interface UnreadFacts {
  kinds: UnreadKinds;
  rewards: readonly Reward[];
}

const claimable = (rewards: readonly Reward[], kinds?: readonly RewardKind[]): number =>
  rewards.filter(({ state, kind }) => state === 'claimable' && (!kinds || kinds.includes(kind)))
    .length;

/** Every page with a badge, and what it counts. */
export const unreadSources: Record<BadgePage, (facts: UnreadFacts) => number> = {
  messageV2: ({ kinds }) => sumOf(kinds),
  rewardCenter: ({ rewards }) => claimable(rewards),
  missionLeaderboard: ({ rewards }) => claimable(rewards, ['mission', 'race']),
};
