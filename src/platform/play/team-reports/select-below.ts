import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { endOf, startOf } from '../../money/records/read-range.ts';
import type { Branch } from './read-branch.ts';
import type { RowEnd } from './report-cursor.ts';

type Part = ReturnType<typeof sql>;

/** What is listed of those below. */
export interface BelowList {
  /** The table, as `r`. */
  table: Part;
  /** By what the rows stand in order, of `r`; `r.id` decides between equals. */
  at: Part;
  /** Which rows, of `r`. */
  where: Part;
  /** One account alone. */
  memberId?: number | undefined;
}

/** Which of them are read. */
export interface BelowOrder {
  descending: boolean;
  after: RowEnd | null;
  limit: number;
}

/** A team of so many is read person by person; a larger one out of what everybody did. */
const READ_EACH = 1000;

/**
 * Selects rows of those below now, since they are: `r` with all its columns, `level` below who asks, and where a page may
 * end (`value`, `key`).
 */
export const selectBelow = async (
  tx: OpenTransaction,
  branch: Branch,
  list: BelowList,
  order: BelowOrder,
): Promise<Part> => {
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const isSmall = list.memberId !== undefined || (await sizeOf(tx, branch)) <= READ_EACH;
  const sorted = sql`order by ${list.at} ${way}, r.id ${way} limit ${order.limit}`;
  const chosen = sql`r.merchant_id = ${branch.merchantId} and ${list.where}
    and ${list.at} >= greatest(${startOf(branch.range)}, d.since) and ${list.at} >= ${startOf(branch.range)}
    and ${list.at} < ${endOf(branch.range)} ${following(list.at, order)}`;
  const columns = sql`r.*, d.depth as level, (extract(epoch from ${list.at}) * 1000000)::bigint as value,
    r.id::text as key`;
  const people = sql`d.merchant_id = ${branch.merchantId} and d.ancestor_id = ${branch.agentId} and d.until is null
    ${list.memberId === undefined ? sql`` : sql`and d.member_id = ${list.memberId}`}
    ${
      branch.ownerId === branch.agentId
        ? sql``
        : sql`and exists (select from downline u where u.merchant_id = d.merchant_id
            and u.ancestor_id = ${branch.ownerId} and u.member_id = d.member_id and u.until is null)`
    }`;
  if (!isSmall)
    return sql`select ${columns} from ${list.table} r
      join downline d on d.member_id = r.member_id and ${people} where ${chosen} ${sorted}`;
  return sql`select r.* from downline d
    cross join lateral (select ${columns} from ${list.table} r where r.member_id = d.member_id and ${chosen} ${sorted}) r
    where ${people} order by r.value ${way}, r.id ${way} limit ${order.limit}`;
};

const following = (at: Part, { after, descending }: BelowOrder): Part => {
  if (!after) return sql``;
  const sign = sql.raw(descending ? '<' : '>');
  return sql`and (${at}, r.id) ${sign} ('epoch'::timestamptz + ${after.value}::bigint * interval '1 microsecond',
    ${after.key}::bigint)`;
};

const sizeOf = async (tx: OpenTransaction, { merchantId, ownerId }: Branch): Promise<number> => {
  const row = await tx
    .selectFrom('teamSize')
    .select('total')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', ownerId)
    .executeTakeFirst();
  return row?.total ?? 0;
};

/** Rows that are counted for a total, unless all of them are asked for: to count them is most of what a page takes. */
export const COUNTED_MOST = 2000;

/** How many rows a total reads: one more than are counted tells that there are more. */
export const totalLimit = (exact: boolean): number => (exact ? 2_147_483_647 : COUNTED_MOST + 1);
