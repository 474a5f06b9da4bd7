import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { isBeyond } from '../../base/lists/beyond-end.ts';
import { COUNTED_MOST } from '../../base/lists/counted-most.ts';
import { endOf, startOf } from '../../money/records/read-range.ts';
import type { Branch } from './read-branch.ts';
import type { RowEnd } from '../../base/lists/list-cursor.ts';

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

/** Of a team of more people no total is made. */
const COUNTED_PEOPLE = 20_000;

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
  const beyond = isBeyond(list.at, sql`r.id`, order.after, order.descending);
  const chosen = sql`${chosenOf(branch, list)} and ${beyond}`;
  const columns = sql`r.*, d.depth as level, (extract(epoch from ${list.at}) * 1000000)::bigint as value,
    r.id::text as key`;
  const people = peopleOf(branch, list);
  if (!isSmall)
    return sql`select ${columns} from ${list.table} r
      join downline d on d.member_id = r.member_id and ${people} where ${chosen} ${sorted}`;
  return sql`select r.* from downline d
    cross join lateral (select ${columns} from ${list.table} r where r.member_id = d.member_id and ${chosen} ${sorted}) r
    where ${people} order by r.value ${way}, r.id ${way} limit ${order.limit}`;
};

/**
 * Selects the rows of which a total is made, in no order. Unless all of them are asked for, person by person and only up to
 * some: to look through a large team, or through what everybody did for a small part of it, is most of what a page takes.
 */
const selectCounted = (branch: Branch, list: BelowList, exact: boolean): Part =>
  exact
    ? sql`select r.* from ${list.table} r
        join downline d on d.member_id = r.member_id and ${peopleOf(branch, list)} where ${chosenOf(branch, list)}`
    : sql`select r.* from (select d.member_id, d.since from downline d where ${peopleOf(branch, list)}) d
        cross join lateral (select r.* from ${list.table} r where r.member_id = d.member_id and ${chosenOf(branch, list)}
          limit ${COUNTED_MOST + 1}) r
        limit ${COUNTED_MOST + 1}`;

/**
 * Adds up rows of those below.
 *
 * @param sums columns, of rows `r`
 * @param exact however many there are; otherwise null where there are more than `COUNTED_MOST`, or the team has more than
 *   `COUNTED_PEOPLE`
 */
export const readTotals = async <Sums extends object>(
  tx: OpenTransaction,
  branch: Branch,
  list: BelowList,
  { sums, exact }: { sums: Part; exact: boolean },
): Promise<(Sums & { rows: number }) | null> => {
  const isWhole =
    exact || list.memberId !== undefined || (await sizeOf(tx, branch)) <= COUNTED_PEOPLE;
  // Whatever was found of some of them would be no total.
  if (!isWhole) return null;
  const { rows } = await sql<Sums & { rows: number }>`select count(*)::int as rows, ${sums}
    from (${selectCounted(branch, list, exact)}) r`.execute(tx);
  const [total] = rows;
  return total && (exact || total.rows <= COUNTED_MOST) ? total : null;
};

const chosenOf = ({ merchantId, range }: Branch, { at, where }: BelowList): Part =>
  sql`r.merchant_id = ${merchantId} and ${where} and ${at} >= greatest(${startOf(range)}, d.since)
    and ${at} >= ${startOf(range)} and ${at} < ${endOf(range)}`;

const peopleOf = ({ merchantId, agentId, ownerId }: Branch, { memberId }: BelowList): Part =>
  sql`d.merchant_id = ${merchantId} and d.ancestor_id = ${agentId} and d.until is null
    ${memberId === undefined ? sql`` : sql`and d.member_id = ${memberId}`}
    ${
      ownerId === agentId
        ? sql``
        : sql`and exists (select from downline u where u.merchant_id = d.merchant_id
            and u.ancestor_id = ${ownerId} and u.member_id = d.member_id and u.until is null)`
    }`;

const sizeOf = async (tx: OpenTransaction, { merchantId, ownerId }: Branch): Promise<number> => {
  const row = await tx
    .selectFrom('teamSize')
    .select('total')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', ownerId)
    .executeTakeFirst();
  return row?.total ?? 0;
};
