import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** One vendor in one category of a merchant, in the merchant's order, with what it has there. */
export interface VendorCount {
  gameType: string;
  vendorCode: string;
  vendorName: string;
  lottery: 'LOTT' | 'SEA' | 'VN' | null;
  gameCount: number;
  classes: string[];
  /** The code of the vendor's leading game. */
  leadingGame: string;
}

/** Counts a merchant's games by category and vendor; a vendor without games does not appear. */
export const countGames = (database: Database, merchantId: number): Promise<VendorCount[]> =>
  database
    .selectFrom('merchantVendor as shown')
    .innerJoin('vendor', 'vendor.code', 'shown.vendorCode')
    .innerJoin('game', (join) =>
      join
        .onRef('game.vendorCode', '=', 'shown.vendorCode')
        .onRef('game.gameType', '=', 'shown.gameType'),
    )
    .leftJoin('merchantGame as own', (join) =>
      join.onRef('own.nodeId', '=', 'game.nodeId').onRef('own.merchantId', '=', 'shown.merchantId'),
    )
    .where('shown.merchantId', '=', merchantId)
    .where('game.active', '=', true)
    .where('vendor.active', '=', true)
    .where(sql<boolean>`coalesce(own.hidden, false)`, '=', false)
    .groupBy([
      'shown.gameType',
      'shown.vendorCode',
      'vendor.name',
      'vendor.lottery',
      'shown.categoryPosition',
      'shown.position',
    ])
    .orderBy('shown.categoryPosition')
    .orderBy('shown.position')
    .select([
      'shown.gameType',
      'shown.vendorCode',
      'vendor.name as vendorName',
      'vendor.lottery',
      sql<number>`count(*)`.as('gameCount'),
      sql<string[]>`array_agg(distinct game.game_classify order by game.game_classify)`.as(
        'classes',
      ),
      sql<string>`(array_agg(game.game_code order by game.sequence))[1]`.as('leadingGame'),
    ])
    .execute();
