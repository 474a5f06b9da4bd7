import { sql } from '../../base/database/sql.ts';
import type { StoredMallItem } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** An item with how many are left, and how many more one member may have; null: as many as are wanted. */
export interface ShelvedItem extends StoredMallItem {
  left: number | null;
  mayHave: number | null;
}

/**
 * Reads a brand's catalogue as it stands for a member, in the order of the file.
 *
 * @param itemId one item only
 */
export const readShelf = async (
  database: Database | OpenTransaction,
  { merchantId, memberId, itemId }: { merchantId: number; memberId: number; itemId?: string },
): Promise<ShelvedItem[]> => {
  const { rows } = await sql<ShelvedItem>`
    select i.*,
        case when i.stock is not null
          then greatest(0, i.stock - coalesce(t.count, 0))::int end as left,
        case when i.per_member is not null
          then greatest(0, i.per_member - coalesce(had.count, 0))::int end as may_have
      from mall_item i
      left join mall_taken t on t.merchant_id = i.merchant_id and t.item_id = i.id
      left join lateral (
        select sum(o.quantity) as count from mall_order o
          where o.merchant_id = i.merchant_id and o.member_id = ${memberId} and o.item_id = i.id
            and o.state <> 'REJECTED') had on i.per_member is not null
      where i.merchant_id = ${merchantId} and (${itemId ?? null}::text is null or i.id = ${itemId ?? null})
      order by i.position`.execute(database);
  return rows;
};

/**
 * Takes some of an item off the shelf. Who takes the same item at once waits here, until the other's order
 * is written.
 *
 * @returns false when not so many are left; nothing is taken then
 */
export const takeFromShelf = async (
  tx: OpenTransaction,
  { merchantId, id, stock }: Pick<StoredMallItem, 'merchantId' | 'id' | 'stock'>,
  quantity: number,
): Promise<boolean> => {
  if (stock !== null && quantity > stock) return false;
  const { rows } = await sql<{ count: number }>`
    insert into mall_taken as t (merchant_id, item_id, count)
      values (${merchantId}, ${id}, ${quantity})
      on conflict (merchant_id, item_id) do update set count = t.count + excluded.count
        where ${stock}::int is null or t.count + excluded.count <= ${stock}::int
      returning count`.execute(tx);
  return rows.length > 0;
};

/** Puts back what a rejected order took. */
export const putBackOnShelf = async (
  tx: OpenTransaction,
  { merchantId, itemId, quantity }: { merchantId: number; itemId: string; quantity: number },
): Promise<void> => {
  await sql`update mall_taken set count = count - ${quantity}
    where merchant_id = ${merchantId} and item_id = ${itemId}`.execute(tx);
};
