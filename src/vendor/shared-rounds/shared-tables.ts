import type { VendorWorld } from '../world.ts';
import type { SharedGame } from './open-shared-round.ts';
import { createSharedTable, type SharedTable } from './shared-table.ts';

/** The shared games that are at work, one table for each game of each brand. */
export interface SharedTables {
  of: (game: SharedGame) => SharedTable;
  stop: () => Promise<void>;
}

/** Keeps the tables of one service. */
export const createSharedTables = (world: VendorWorld): SharedTables => {
  const tables = new Map<string, SharedTable>();
  return {
    of: (game) => {
      const key = `${game.merchant} ${game.nodeId}`;
      const table = tables.get(key) ?? createSharedTable(world, game);
      tables.set(key, table);
      return table;
    },
    stop: async () => {
      await Promise.all([...tables.values()].map((table) => table.stop()));
    },
  };
};
