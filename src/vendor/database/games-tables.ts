import type { Kysely, Selectable, Transaction } from 'kysely';
import type { GamesTables } from './tables.generated.ts';

export type { PendingAct } from './pending-act.ts';

/** A player as stored; `id` is ours, `playerId` the merchant's. */
export type Player = Selectable<GamesTables['player']>;

/** A session as stored. */
export type PlaySession = Selectable<GamesTables['playSession']>;

/** A pair of seeds as stored. */
export type StoredPair = Selectable<GamesTables['seedPair']>;

/** A round as stored. */
export type StoredRound = Selectable<GamesTables['round']>;

/** A message as stored. */
export type Message = Selectable<GamesTables['message']>;

/** A chain as stored. */
export type SharedChain = Selectable<GamesTables['sharedChain']>;

/** A shared round as stored. */
export type StoredSharedRound = Selectable<GamesTables['sharedRound']>;

/** A bet on a shared round as stored. */
export type StoredSharedBet = Selectable<GamesTables['sharedBet']>;

/** The calls of the vendors' protocol that move money. */
export type WalletCall = Message['call'];

/** The service's own database. */
export type GamesDatabase = Kysely<GamesTables>;

/** The same within a transaction. */
export type GamesTransaction = Transaction<GamesTables>;
