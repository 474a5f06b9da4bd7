import { isTrial } from '../../people/access/member-types.ts';
import { readUnreadOf } from '../../people/inbox/unread-kinds.ts';
import type { EventSource } from './event-source.ts';
import { type MemberSubscriber, membersOf } from './subscriber.ts';

/**
 * Tells members how many of their messages are unread: at once when they come, so that nothing is missed that came before,
 * and when it has changed. One query for all brands.
 */
export const createUnreadSource = (): EventSource => {
  const told = new WeakMap<MemberSubscriber, string>();
  return async (database, subscribers) => {
    const members = membersOf(subscribers).filter(({ member }) => !isTrial(member.type));
    if (members.length === 0) return;
    const counts = await readUnreadOf(
      database,
      members.map(({ merchant, member }) => ({
        merchantId: merchant.id,
        memberId: member.memberId,
      })),
    );
    for (const [at, subscriber] of members.entries()) {
      const kinds = counts[at] ?? {};
      const now = JSON.stringify(kinds);
      if (told.get(subscriber) === now) continue;
      told.set(subscriber, now);
      subscriber.send({ name: 'unread', data: { kinds } });
    }
  };
};
