import type { Database, OpenTransaction } from '../database/tables.ts';
import { sql } from '../database/sql.ts';

/** The games that a merchant offers: those of its vendors in its categories, less the hidden ones; nothing is selected yet. */
export const offeredGames = (database: Database | OpenTransaction, merchantId: number) =>
  database
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.code', 'game.vendorCode')
    .innerJoin('merchantVendor as shown', (join) =>
      join
        .onRef('shown.vendorCode', '=', 'game.vendorCode')
        .onRef('shown.gameType', '=', 'game.gameType')
        .on('shown.merchantId', '=', merchantId),
    )
    .leftJoin('merchantGame as own', (join) =>
      join.onRef('own.nodeId', '=', 'game.nodeId').on('own.merchantId', '=', merchantId),
    )
    .where('game.active', '=', true)
    .where('vendor.active', '=', true)
    .where(sql<boolean>`coalesce(own.hidden, false)`, '=', false);
