import { Client, type QueryConfig } from 'pg';
import { vi } from 'vitest';
import { withClient } from './database-template.ts';

/** A statement as it was sent to the database. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A connection of the pool that served another brand before, or none: chance decides whether one is taken. */
const isPoolsOwn = ({ text }: Statement): boolean => text === 'select set_config($1, $2, false)';

/**
 * What this process asks of its databases during some work, without what readies a connection: nothing
 * else may be at work in it, no job either.
 */
export const recordStatements = async <Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; statements: Statement[] }> => {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const value = await work();
    const statements = query.mock.calls.map(readStatement).filter((each) => !isPoolsOwn(each));
    return { value, statements };
  } finally {
    query.mockRestore();
  }
};

const readStatement = ([first, second]: readonly unknown[]): Statement => {
  if (typeof first === 'string')
    return { text: first, values: Array.isArray(second) ? (second as unknown[]) : [] };
  const { text, values = [] } = first as QueryConfig;
  return { text, values };
};

/** A plan as PostgreSQL tells it. */
interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/**
 * How many pages a database looks at for statements that only read, from its memory or the disk.
 *
 * @param url as its owner
 */
export const countPages = (url: string, statements: readonly Statement[]): Promise<number> =>
  withClient(url, async (client) => {
    let pages = 0;
    for (const { text, values } of statements.filter((each) =>
      /^(select|with) /i.test(each.text),
    )) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        [...values],
      );
      for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? [])
        pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return pages;
  });
