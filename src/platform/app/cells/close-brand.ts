import { setTimeout as wait } from 'node:timers/promises';
import { CellError, inTransaction, type MovedBrand, type OpenCell } from './cell.ts';
import type { Marks } from './follow-marks.ts';

/** How long who writes for the brand is waited for at once: others who come wait behind us. */
const LOCK_TIMEOUT = '20ms';

/** Takes the brand for itself until the transaction ends: nobody writes for it then. */
const holdBrand = (client: Pick<OpenCell['pool'], 'query'>, id: number): Promise<unknown> =>
  client.query(`select lock_brand($1, 'cell', false)`, [id]);

/**
 * Closes a brand: from now on all its calls are answered 503, and who was writing for it has ended. It opens
 * by itself after `seconds` unless it has gone: whoever closed it may have died.
 */
export const closeBrand = async (
  { pool }: OpenCell,
  { id }: MovedBrand,
  seconds: number,
): Promise<void> => {
  await pool.query(
    `update brand_cell set state = 'closing', closed_at = clock_timestamp(),
        closed_until = clock_timestamp() + make_interval(secs => $2), changed_at = now()
      where merchant_id = $1 and state in ('copying', 'closing')`,
    [id, seconds],
  );
  for (;;) {
    try {
      await inTransaction(pool, async (client) => {
        await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        await holdBrand(client, id);
      });
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error;
      await wait(5);
    }
  }
};

/** Opens a brand again that was closed and has not gone. */
export const reopenBrand = async ({ pool }: OpenCell, { id }: MovedBrand): Promise<void> => {
  await pool.query(
    `update brand_cell set state = 'copying', closed_at = null, closed_until = null, changed_at = now()
      where merchant_id = $1 and state = 'closing'`,
    [id],
  );
};

/**
 * The switch: the source never writes for the brand again. It happens only while the brand has been closed
 * without a gap, which is looked at while nobody can write.
 *
 * @param marks how far the followers had read it
 * @throws {CellError} when it was closed for too long and has opened by itself
 */
export const letBrandGo = async (
  { pool }: OpenCell,
  { id, code }: MovedBrand,
  marks: Marks,
): Promise<void> => {
  const hasGone = await inTransaction(pool, async (client) => {
    await holdBrand(client, id);
    const { rowCount } = await client.query(
      `update brand_cell set state = 'gone', closed_until = null, followed = $2, changed_at = now()
        where merchant_id = $1 and state = 'closing' and closed_until > clock_timestamp()`,
      [id, JSON.stringify(marks)],
    );
    return rowCount === 1;
  });
  if (!hasGone)
    throw new CellError(
      `${code} was closed for longer than it may be and has opened again, where it was. Run this again; --closed-at-most gives it longer.`,
    );
};
