import { readMessages, toldTo } from '../chat/read-messages.ts';
import { sql } from '../../base/database/sql.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant, membersOf } from './subscriber.ts';

/** Messages of one look that are told of; a page that missed more asks for the room anew. */
const MAX_TOLD = 50;

/** A message is numbered before it is committed: the last numbers are looked at again. */
const RECHECK_EVERY = 20;

/** Tells the members of a brand what was written in its chat room. */
export const createChatSource = (): EventSource => {
  const told = new Map<number, { last: number; ids: ReadonlySet<number> }>();
  return async (database, subscribers) => {
    for (const { merchant, listening } of byMerchant(membersOf(subscribers))) {
      if (!merchant.config.chat.enabled) continue;
      const before = told.get(merchant.id);
      if (!before) {
        const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::bigint as last
          from chat_message where merchant_id = ${merchant.id}`.execute(database);
        told.set(merchant.id, { last: rows[0]?.last ?? 0, ids: new Set() });
        continue;
      }
      const found = await readMessages(database, merchant.id, {
        after: before.last - RECHECK_EVERY,
        limit: MAX_TOLD,
      });
      const news = found.filter(
        ({ id }) => id > before.last || (before.ids.size > 0 && !before.ids.has(id)),
      );
      told.set(merchant.id, {
        last: Math.max(before.last, ...found.map(({ id }) => id)),
        ids: new Set(found.map(({ id }) => id)),
      });
      for (const message of news)
        for (const { member, send } of membersOf(listening))
          send({ name: 'chat', data: toldTo(member.memberId, message) });
    }
  };
};
