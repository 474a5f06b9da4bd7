import type { GamesTransaction, Player } from '../database/games-tables.ts';

/** Serializes a player's acts by a row lock. */
export const lockPlayer = (tx: GamesTransaction, playerId: number): Promise<Player> =>
  tx
    .selectFrom('player')
    .selectAll()
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
