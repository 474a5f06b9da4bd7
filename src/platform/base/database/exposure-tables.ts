import type { Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** An alarm as it is stored. */
export type StoredAlarm = Selectable<Tables['alarm']>;
