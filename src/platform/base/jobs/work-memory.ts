import type { Database } from '../database/tables.ts';

/** What works over a database have to know from one run to the next, by their names. */
interface WorkMemory<Value> {
  get: (database: Database, work: string) => Value | undefined;
  set: (database: Database, work: string, value: Value) => void;
}

/** A memory that lasts as long as the database is used, in this process alone. */
export const createWorkMemory = <Value>(): WorkMemory<Value> => {
  const works = new WeakMap<Database, Map<string, Value>>();
  return {
    get: (database, work) => works.get(database)?.get(work),
    set: (database, work, value) => {
      const values = works.get(database) ?? new Map<string, Value>();
      works.set(database, values.set(work, value));
    },
  };
};
