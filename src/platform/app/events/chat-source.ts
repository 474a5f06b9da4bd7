import { readMessages, toldTo } from '../chat/read-messages.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant, membersOf } from './subscriber.ts';

/** Messages of one look that are told of; a page that missed more asks for the room anew. */
const MAX_TOLD = 50;

/** A message is numbered before it is committed: the last numbers are looked at again. */
const RECHECK_EVERY = 20;

/** Messages that were taken out so long ago are told of once; a page that was away for longer asks for the room anew. */
const REMOVED_MINUTES = 10;

/** What was told of a brand's room: the greatest number, the numbers of the last look, and those taken out. */
interface Told {
  last: number;
  ids: ReadonlySet<number>;
  removed: ReadonlySet<number>;
}

/** From here on: what was written before is no news. */
const begin = async (
  database: Database,
  told: Map<number, Told>,
  merchantIds: readonly number[],
): Promise<void> => {
  if (merchantIds.length === 0) return;
  const lasts = await readLasts(database, merchantIds);
  for (const id of merchantIds)
    told.set(id, { last: lasts.get(id) ?? 0, ids: new Set(), removed: new Set() });
};

/** Tells the members of a brand what was written in its chat room, and what was taken out of it; two queries for all rooms. */
export const createChatSource = (): EventSource => {
  const told = new Map<number, Told>();
  return async (database, subscribers) => {
    const brands = byMerchant(membersOf(subscribers)).filter(
      ({ merchant }) => merchant.config.chat.enabled,
    );
    const [known, unknown] = [
      brands.filter(({ merchant }) => told.has(merchant.id)),
      brands.filter(({ merchant }) => !told.has(merchant.id)),
    ];
    await begin(
      database,
      told,
      unknown.map(({ merchant }) => merchant.id),
    );
    if (known.length === 0) return;
    const rooms = known.map(({ merchant }) => ({
      merchantId: merchant.id,
      after: (told.get(merchant.id)?.last ?? 0) - RECHECK_EVERY,
    }));
    const rows = await readMessages(database, rooms, MAX_TOLD);
    const written = Map.groupBy(rows, ({ merchantId }) => merchantId);
    const removed = await readRemoved(
      database,
      known.map(({ merchant }) => merchant.id),
    );
    for (const { merchant, listening } of known) {
      const before = told.get(merchant.id) ?? { last: 0, ids: new Set(), removed: new Set() };
      const gone = removed.get(merchant.id) ?? new Set<number>();
      const found = written.get(merchant.id) ?? [];
      const news = found.filter(
        ({ id }) => id > before.last || (before.ids.size > 0 && !before.ids.has(id)),
      );
      told.set(merchant.id, {
        last: Math.max(before.last, ...found.map(({ id }) => id)),
        ids: new Set(found.map(({ id }) => id)),
        removed: gone,
      });
      for (const message of news)
        for (const { member, send } of membersOf(listening))
          send({ name: 'chat', data: toldTo(member.memberId, message) });
      for (const id of [...gone].filter((one) => !before.removed.has(one)))
        for (const { send } of membersOf(listening)) send({ name: 'chatRemoved', data: { id } });
    }
  };
};

/** The messages of each room that were taken out of it lately. */
const readRemoved = async (
  database: Database,
  merchantIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  const { rows } = await sql<{ merchantId: number; ids: number[] }>`
    select c.merchant_id, jsonb_agg(c.id) as ids from chat_message c
      where c.merchant_id = any(${[...merchantIds]}::bigint[]) and c.removed_at is not null
        and c.removed_at > now() - make_interval(mins => ${REMOVED_MINUTES})
      group by c.merchant_id`.execute(database);
  return new Map(rows.map(({ merchantId, ids }) => [merchantId, new Set(ids)]));
};

/** The greatest number of each room. */
const readLasts = async (
  database: Database,
  merchantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ merchantId: number; last: number }>`
    select m.merchant_id, coalesce((select max(c.id) from chat_message c
        where c.merchant_id = m.merchant_id), 0)::bigint as last
      from unnest(${[...merchantIds]}::bigint[]) as m (merchant_id)`.execute(database);
  return new Map(rows.map(({ merchantId, last }) => [merchantId, last]));
};
