import { type OpenTurnover, spreadTurnover } from '#domain/turnover.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** A settled bet of a member without a bonus. */
interface CountedBet {
  id: number;
  memberId: number;
  validMinor: number;
}

/**
 * Counts settled bets of many members for their open turnover, as `countBet` does one by one, and
 * ends the turnover of who has nothing left.
 */
export const countTogether = async (
  tx: OpenTransaction,
  merchant: Merchant,
  bets: readonly CountedBet[],
): Promise<void> => {
  const open = await readOpen(tx, merchant.id, [...new Set(bets.map(({ memberId }) => memberId))]);
  if (open.size === 0) return;
  const counts = bets
    .filter(({ memberId, validMinor }) => validMinor > 0 && open.has(memberId))
    .flatMap(({ id: betId, memberId, validMinor }) =>
      countOne(open.get(memberId) ?? [], validMinor).map((part) => ({ betId, ...part })),
    );
  if (counts.length > 0) await writeCounts(tx, merchant.id, counts);
  await endSpent(tx, merchant, [...open.keys()]);
};

const readOpen = async (
  tx: OpenTransaction,
  merchantId: number,
  members: readonly number[],
): Promise<Map<number, OpenTurnover[]>> => {
  const { rows } = await sql<OpenTurnover & { memberId: number }>`
    select id, member_id as "memberId", required_minor as "requiredMinor", done_minor as "doneMinor"
      from turnover_item where merchant_id = ${merchantId} and status = 'open'
        and member_id = any(${members}::bigint[]) order by id`.execute(tx);
  return Map.groupBy(rows, ({ memberId }) => memberId);
};

/** Spreads one bet, and notes in the items what they have had: the next bet goes on from there. */
const countOne = (
  items: OpenTurnover[],
  validMinor: number,
): { itemId: number; countedMinor: number }[] =>
  spreadTurnover(items, validMinor).map(({ id, countedMinor }) => {
    const item = items.find((each) => each.id === id);
    if (item) item.doneMinor += countedMinor;
    return { itemId: id, countedMinor };
  });

const writeCounts = async (
  tx: OpenTransaction,
  merchantId: number,
  counts: readonly { betId: number; itemId: number; countedMinor: number }[],
): Promise<void> => {
  const items = [...new Set(counts.map(({ itemId }) => itemId))];
  await sql`with counted as (
      insert into turnover_count (merchant_id, bet_id, item_id, counted_minor)
        select ${merchantId}, c.* from unnest(${counts.map(({ betId }) => betId)}::bigint[],
          ${counts.map(({ itemId }) => itemId)}::bigint[],
          ${counts.map(({ countedMinor }) => countedMinor)}::bigint[]) as c
        returning item_id, counted_minor),
    sums as (select item_id, sum(counted_minor)::bigint as minor from counted group by 1)
    update turnover_item i set done_minor = i.done_minor + s.minor,
        status = case when i.done_minor + s.minor >= i.required_minor then 'done' else i.status end,
        closed_at = case when i.done_minor + s.minor >= i.required_minor then now()
          else i.closed_at end
      from sums s where i.merchant_id = ${merchantId} and i.id = s.item_id
        and i.id = any(${items}::bigint[])`.execute(tx);
};

const endSpent = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  members: readonly number[],
): Promise<void> => {
  // Who is spent is found once, before: joined, a server without statistics asks for every item.
  await sql`update turnover_item i set status = 'spent', closed_at = now()
    where i.merchant_id = ${id} and i.status = 'open' and i.member_id = any(array(
      select member_id from account where merchant_id = ${id} and currency = ${config.currency}
        and member_id = any(${members}::bigint[]) group by 1 having sum(balance) = 0))`.execute(tx);
};
