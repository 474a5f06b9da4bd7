import type { Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** One deposit as it is stored. */
export type Deposit = Selectable<Tables['deposit']>;

/** One payment in the sandbox's own books. */
export type SandboxPayment = Selectable<Tables['sandboxPayment']>;
