import { unreadCount } from '#api/inbox.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readUnread } from '../../people/inbox/unread-kinds.ts';
import { countRewards } from '../rewards/count-rewards.ts';
import { unreadSources } from './unread-sources.ts';

/** What waits for a member: unread messages by kind, and how many things on each page with a badge. */
export const unreadCountHandler = handle(unreadCount, async (_input, context) => {
  const { database, merchant, session } = context;
  const [kinds, rewards] = await Promise.all([
    readUnread(database, { merchantId: merchant.id, memberId: session.memberId }),
    countRewards(database, merchant, session.memberId),
  ]);
  const pages = Object.entries(unreadSources).map(([page, count]): [string, number] => [
    page,
    count({ kinds, rewards }),
  ]);
  return { kinds, pages: Object.fromEntries(pages) };
});
