import { sql } from '../../base/database/sql.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { rankOf } from '../../people/access/rank-of.ts';
import type { EventSource } from './event-source.ts';
import { type MemberSubscriber, membersOf } from './subscriber.ts';

/** Ranks change seldom: those who were told theirs are looked at again with each so many looks, two seconds. */
const LOOKS = 4;

/**
 * Tells members which rank they hold: at once when they come, so that no change is missed that came since their page asked,
 * and soon after it is another one. One query for all brands with ranks.
 */
export const createRankSource = (): EventSource => {
  const told = new WeakMap<MemberSubscriber, string | null>();
  let looks = 0;
  return async (database, subscribers) => {
    looks += 1;
    const members = membersOf(subscribers).filter(
      (each) =>
        each.merchant.config.ranks.enabled &&
        !isTrial(each.member.type) &&
        (looks % LOOKS === 0 || !told.has(each)),
    );
    if (members.length === 0) return;
    const { rows } = await sql<{ at: number; rank: string | null }>`
      select m.at::int, ${rankOf('m')} as rank
        from unnest(${members.map(({ merchant }) => merchant.id)}::bigint[],
          ${members.map(({ member }) => member.memberId)}::bigint[]) with ordinality
          as m (merchant_id, id, at)`.execute(database);
    for (const { at, rank } of rows) {
      const subscriber = members[at - 1];
      if (!subscriber || told.get(subscriber) === rank) continue;
      told.set(subscriber, rank);
      if (rank !== null) subscriber.send({ name: 'rank', data: { rank } });
    }
  };
};
