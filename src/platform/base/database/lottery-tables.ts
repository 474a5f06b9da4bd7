import type { Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** A draw as it is stored. */
export type Issue = Selectable<Tables['lotteryIssue']>;
