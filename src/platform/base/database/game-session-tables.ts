import type { Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A launch and its play as they are stored. */
export type GameSession = Selectable<Tables['gameSession']>;

/** A bet for which nothing is at stake, as it is stored. */
export type FunBet = Selectable<Tables['funBet']>;
