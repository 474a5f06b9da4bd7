import type { InboxKind } from '#api/inbox.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** Whose messages. */
export interface InboxOwner {
  merchantId: number;
  memberId: number;
}

export type UnreadKinds = Partial<Record<InboxKind, number>>;

/** No badge says more, and no look costs more. */
const MOST_COUNTED = 1000;

/**
 * How many unread messages each of these members has, by kind: one query over the index of the unread.
 *
 * @returns in the order of the members; the kinds of each in the order of their names
 */
export const readUnreadOf = async (
  database: Database | OpenTransaction,
  owners: readonly InboxOwner[],
): Promise<UnreadKinds[]> => {
  const { rows } = await sql<{ at: number; kind: InboxKind; count: number }>`
    select m.at::int, u.kind, u.count
      from unnest(${owners.map(({ merchantId }) => merchantId)}::bigint[],
        ${owners.map(({ memberId }) => memberId)}::bigint[]) with ordinality
        as m (merchant_id, member_id, at)
      cross join lateral (
        select one.kind, count(*)::int as count from (
          select i.kind from inbox_message i
            where i.merchant_id = m.merchant_id and i.member_id = m.member_id
              and i.read_at is null and i.deleted_at is null
            limit ${MOST_COUNTED}
        ) one group by one.kind
      ) u
      order by m.at, u.kind`.execute(database);
  const counts = owners.map((): UnreadKinds => ({}));
  for (const { at, kind, count } of rows) {
    const own = counts[at - 1];
    if (own) own[kind] = count;
  }
  return counts;
};

/** How many unread messages a member has, by kind. */
export const readUnread = async (
  database: Database | OpenTransaction,
  owner: InboxOwner,
): Promise<UnreadKinds> => (await readUnreadOf(database, [owner]))[0] ?? {};

/** All of them together. */
export const sumOf = (kinds: UnreadKinds): number =>
  Object.values(kinds).reduce((sum, count) => sum + count, 0);
