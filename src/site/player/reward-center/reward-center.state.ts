import { type Reward, rewards, type RewardState } from '#api/rewards.ts';
import type { RewardState as CardState } from '#components/RewardCard/RewardCard.tsx';

import { memberQuery } from '../../remote/member-query.ts';

/** The member's rewards of all kinds. */
export const rewardsQuery = memberQuery(rewards);

/** How the card of a reward looks. */
export const cardStates: Record<RewardState, CardState> = {
  claimable: 'open',
  joinable: 'pending',
  open: 'pending',
  received: 'done',
  ended: 'closed',
};

/** The parts of the page, in their order, with what stands in each. */
export const rewardParts = [
  { id: 'claimable', states: ['claimable'] },
  { id: 'open', states: ['open', 'joinable'] },
  { id: 'history', states: ['received', 'ended'] },
] as const satisfies readonly { id: string; states: readonly RewardState[] }[];

/** The rewards of one part. */
export const rewardsIn = (list: readonly Reward[], states: readonly RewardState[]): Reward[] =>
  list.filter(({ state }) => states.includes(state));
