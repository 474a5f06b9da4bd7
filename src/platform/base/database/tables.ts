import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.generated.ts';

/** Typed reads and writes over one pool of connections. */
export type Database = Kysely<Tables>;

/** The same inside of a transaction. */
export type OpenTransaction = Transaction<Tables>;

/** What a row of a table is written with. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
