import type { BadgePage } from '#api/inbox.ts';
import type { Context, Session } from '../../base/endpoints/handler.ts';
import { countClaimable } from '../../money/missions/count-claimable.ts';
import { readUnread, sumOf } from '../../people/inbox/unread-kinds.ts';
import { listRewards } from '../rewards/claim-rewards.ts';

type Asking = Pick<Context, 'database' | 'merchant' | 'language'> & { session: Session };

/** How many things wait for a member on a page. */
type UnreadSource = (asking: Asking) => Promise<number>;

const unreadMessages: UnreadSource = async ({ database, merchant, session }) =>
  sumOf(await readUnread(database, { merchantId: merchant.id, memberId: session.memberId }));

const claimableRewards: UnreadSource = async (asking) =>
  (await listRewards(asking)).filter(({ state }) => state === 'claimable').length;

const claimableMissions: UnreadSource = ({ database, merchant, session }) =>
  countClaimable(database, merchant.id, session.memberId);

/** Every page with a badge, and what it counts. */
export const unreadSources: Partial<Record<BadgePage, UnreadSource>> = {
  messageV2: unreadMessages,
  rewardCenter: claimableRewards,
  missionLeaderboard: claimableMissions,
};
