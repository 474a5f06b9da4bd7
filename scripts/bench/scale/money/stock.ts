import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

/** Who uses it up: calls over HTTP, or pgbench. */
export type Way = 'http' | 'own';

/** Things that a call uses up, each with a number from 1 on in each way. */
export interface Stock {
  /** Makes more, until so many are there for each way. */
  prepare: (calls: number) => Promise<void>;
  /** The number of the next call over HTTP. */
  next: () => number;
}

/** Does something as the owner of the tables, who may write them all. */
export const asOwner = async <Done>(
  url: string,
  work: (database: Database) => Promise<Done>,
): Promise<Done> => {
  const { database, close } = await connect(url, { connections: 1 });
  return work(database).finally(close);
};

interface Making {
  /** As pgbench counts, in all connections. */
  sequence: string;
  /** Makes those of the numbers `from` to `to`. */
  make: (database: Database, way: Way, from: number, to: number) => Promise<unknown>;
}

/** Things that are made before each measurement and counted off by it. */
export const openStock = async (url: string, { sequence, make }: Making): Promise<Stock> => {
  await asOwner(url, (database) => sql`create sequence ${sql.ref(sequence)}`.execute(database));
  const made = { http: 0, own: 0 };
  let sent = 0;
  return {
    prepare: (calls) =>
      asOwner(url, async (database) => {
        const { rows } = await sql<{ last: number }>`
          select case when is_called then last_value else 0 end as last
            from ${sql.ref(sequence)}`.execute(database);
        for (const [way, used] of [
          ['http', sent],
          ['own', rows[0]?.last ?? 0],
        ] as const) {
          const until = Math.max(made[way], used + calls);
          if (until > made[way]) await make(database, way, made[way] + 1, until);
          made[way] = until;
        }
      }),
    next: () => {
      sent += 1;
      return sent;
    },
  };
};
