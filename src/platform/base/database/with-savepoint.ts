import { sql } from './sql.ts';
import type { OpenTransaction } from './tables.ts';

/**
 * Runs a step of a transaction. When it fails, what it wrote is rolled back, and the transaction goes on.
 *
 * @returns the error of a failed step; null after a good one
 * @throws when the rollback itself fails: the connection is lost
 */
export const withSavepoint = async (
  tx: OpenTransaction,
  step: () => Promise<void>,
): Promise<{ error: unknown } | null> => {
  await sql`savepoint one_step`.execute(tx);
  try {
    await step();
    await sql`release savepoint one_step`.execute(tx);
    return null;
  } catch (error) {
    await sql`rollback to savepoint one_step`.execute(tx);
    // Else a step around this one would go back to here only.
    await sql`release savepoint one_step`.execute(tx);
    return { error };
  }
};
