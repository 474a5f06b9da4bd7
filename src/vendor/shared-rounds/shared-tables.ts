import type { LockConnection } from '../database/lock-connection.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { createLeases } from './leases.ts';
import type { SharedGame } from '../chains/open-shared-round.ts';
import { kindOfShared } from '../settlement/played-sharedly.ts';
import { createSharedTable, keyOf, type SharedTable } from './shared-table.ts';
import { LED_EVERY_MS } from './take-over-round.ts';

/** The shared games that are at work, one table for each game of each brand. */
export interface SharedTables {
  of: (game: SharedGame) => SharedTable;
  /** Finds rounds whose leader is gone, and brings them to their end. */
  finishLeft: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Who leads a round writes so every second; after twice that nobody does. */
const UNLED_MS = 2 * LED_EVERY_MS;

/**
 * Keeps the tables of one process.
 *
 * @param line opens a connection for the locks of the games that this process leads
 */
export const createSharedTables = (
  context: VendorContext,
  line: () => Promise<LockConnection>,
): SharedTables => {
  const tables = new Map<string, SharedTable>();
  const leases = createLeases(context, line, (notification) => {
    tables
      .get(notification.key)
      ?.onNotification(notification)
      .catch((error: unknown) => {
        context.log.warn(
          { err: error, key: notification.key },
          'news of a shared game could not be read',
        );
      });
  });
  const of = (game: SharedGame): SharedTable => {
    const key = keyOf(game);
    const table = tables.get(key) ?? createSharedTable(context, leases, game);
    tables.set(key, table);
    return table;
  };
  return {
    of,
    finishLeft: async () => {
      const left = await context.database
        .selectFrom('sharedRound')
        .select(['merchant', 'nodeId', 'gameCode', 'gameName', 'model'])
        .where('status', 'in', ['open', 'running'])
        .where('ledAt', '<', new Date(context.now() - UNLED_MS))
        .execute();
      for (const game of left) of({ ...game, kind: kindOfShared(game) }).finish();
    },
    stop: async () => {
      await Promise.all([...tables.values()].map((table) => table.stop()));
      await leases.close();
    },
  };
};
