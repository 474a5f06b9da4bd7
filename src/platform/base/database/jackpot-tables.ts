import type { Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A brand's pool as it is stored. */
export type JackpotPool = Selectable<Tables['jackpotPool']>;
