import { CellError, type MovedBrand, type Pool } from './cell.ts';

/**
 * Runs a step of a brand's way between cells; nobody else does at the same time. Whoever holds it and
 * dies leaves it with its connection.
 *
 * @param first the pool of the first cell
 * @throws {CellError} when somebody else moves the brand at this moment
 */
export const holdMove = async <Value>(
  first: Pool,
  { id, code }: MovedBrand,
  work: () => Promise<Value>,
): Promise<Value> => {
  const client = await first.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('cell-move:' || $1, 0)) as held`,
      [String(id)],
    );
    if (rows[0]?.held !== true)
      throw new CellError(`${code} is being moved by somebody else at this moment.`);
    return await work();
  } finally {
    // The lock ends with the connection.
    client.release(true);
  }
};
