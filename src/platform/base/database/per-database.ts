import type { Database } from './tables.ts';

/** Gives each database its own of something, as its batches: made when it is first asked for, gone with the database. */
export const perDatabase = <Value extends object>(
  make: (database: Database) => Value,
): ((database: Database) => Value) => {
  const made = new WeakMap<Database, Value>();
  return (database) => {
    const its = made.get(database) ?? make(database);
    made.set(database, its);
    return its;
  };
};
