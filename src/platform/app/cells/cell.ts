import type { Connection } from '../../base/database/connect.ts';
import type { Database } from '../../base/database/tables.ts';

/** Connections to the database of a cell. */
export type Pool = Connection['pool'];

/** A cell whose database is open, as its owner. */
export interface OpenCell {
  name: string;
  isFirst: boolean;
  /** Reaches its database; holds a password. */
  url: string;
  pool: Pool;
  database: Database;
  close: () => Promise<void>;
}

/** A brand that moves, or is to. */
export interface MovedBrand {
  id: number;
  code: string;
}

/** Something that the operator has to mend before this can go on; the message says how. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

/** The rows that a statement answers. */
export const ask = async <Row extends object>(
  pool: Pool,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await pool.query<Row>(text, values)).rows;

/** The only row that a statement answers. */
export const askOne = async <Row extends object>(
  pool: Pool,
  text: string,
  values: unknown[] = [],
): Promise<Row> => {
  const [row] = await ask<Row>(pool, text, values);
  if (!row) throw new Error(`no row: ${text}`);
  return row;
};

/** What stands in the cell's own table of a brand. */
export type BrandState = 'here' | 'copying' | 'closing' | 'gone' | 'arriving';

/** How the brand stands in a cell; in the first one a brand without a row is there, elsewhere it is not. */
export const readState = async (
  { pool, isFirst }: OpenCell,
  { id }: Pick<MovedBrand, 'id'>,
): Promise<{ state: BrandState; otherCell: string | null }> => {
  const [row] = await ask<{ state: BrandState; otherCell: string }>(
    pool,
    'select state, other_cell as "otherCell" from brand_cell where merchant_id = $1',
    [id],
  );
  return row ?? { state: isFirst ? 'here' : 'gone', otherCell: null };
};

/** Runs statements in one transaction of one connection. */
export const inTransaction = async <Value>(
  pool: Pool,
  work: (client: Pick<Pool, 'query'>) => Promise<Value>,
): Promise<Value> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};
