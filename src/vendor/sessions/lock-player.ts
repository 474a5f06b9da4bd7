import type { GamesTransaction, Player } from '../database/games-tables.ts';

/** A player's acts come one after the other. */
export const lockPlayer = (tx: GamesTransaction, playerId: number): Promise<Player> =>
  tx
    .selectFrom('player')
    .selectAll()
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
