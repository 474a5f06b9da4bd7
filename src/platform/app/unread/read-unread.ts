import { unreadCount } from '#api/inbox.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readUnread } from '../../people/inbox/unread-kinds.ts';
import { unreadSources } from './unread-sources.ts';

/** What waits for a member: unread messages by kind, and how many things on each page with a badge. */
export const unreadCountHandler = handle(unreadCount, async (_input, context) => {
  const { database, merchant, session } = context;
  const owner = { merchantId: merchant.id, memberId: session.memberId };
  const [kinds, ...pages] = await Promise.all([
    readUnread(database, owner),
    ...Object.entries(unreadSources).map(async ([page, count]): Promise<[string, number]> => [
      page,
      await count(context),
    ]),
  ]);
  return { kinds, pages: Object.fromEntries(pages) };
});
