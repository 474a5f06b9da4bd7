import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** Typed reads and writes over one pool of connections. */
export type Database = Kysely<Tables>;

/** The same inside of a transaction. */
export type OpenTransaction = Transaction<Tables>;
