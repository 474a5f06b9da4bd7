import { againAfterDeadlock } from '../../base/database/again-after-deadlock.ts';
import { createBatches } from '../../base/database/batches.ts';
import { perDatabase } from '../../base/database/per-database.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** Money from one wallet of a member to another. Fields are named as the database's functions name them. */
export interface PurseMove {
  merchantId: number;
  member: number;
  currency: string;
  /** Kinds of accounts. */
  from: string;
  to: string;
  /** In minor units. */
  amount: number;
  /** The idempotency key and the hash of what is asked under it. */
  key: string;
  hash: string;
}

/** What was moved, and what both wallets held then. */
export interface Moved {
  transferId: number;
  fromBalanceMinor: number;
  toBalanceMinor: number;
}

type Row = Moved & { place: number; fault: string | null; violated: string | null };

/** At most 64: beyond that PostgreSQL's cache of subtransactions overflows and each costs more. */
const MAX_IN_BATCH = 48;

/** One is being written to disk while the next is worked out. */
const BATCHES_AT_ONCE = 3;

/**
 * Of these the same move is worth a second try, by itself: somebody else holds a wallet, two waited for each
 * other, a key or a wallet came into being at this moment.
 */
const WORTH_A_TRY = new Set(['55P03', '40P01', '40001', '23505']);

/** What PostgreSQL refused within a batch, as the driver would have thrown it. */
class RefusedMove extends Error {
  readonly code: string;
  readonly constraint: string;

  constructor(code: string, constraint: string) {
    super(`a move between wallets failed with ${code} ${constraint}`.trim());
    this.code = code;
    this.constraint = constraint;
  }
}

const moveAlone = async (database: Database, move: PurseMove): Promise<Moved> => {
  const { merchantId, member, currency, from, to, amount, key, hash } = move;
  // Bets of several vendors hold the wallets of a member in their own order.
  const { rows } = await againAfterDeadlock(() =>
    sql<Moved>`
      select transfer_id, from_balance as from_balance_minor, to_balance as to_balance_minor
      from move_between_purses(${merchantId}, ${member}, ${currency}, ${from}, ${to}, ${amount}, ${key},
        ${hash})`.execute(database),
  );
  const [row] = rows;
  if (!row) throw new Error('move_between_purses answered no row');
  return row;
};

const batchesOf = perDatabase((database) =>
  createBatches(
    async (moves: readonly PurseMove[]): Promise<Row[]> => {
      const { rows } = await sql<Row>`
        select place, transfer_id, from_balance as from_balance_minor, to_balance as to_balance_minor,
          fault, violated
        from move_brand_purses(${moves[0]?.merchantId}, ${JSON.stringify(moves)}::jsonb)`.execute(
        database,
      );
      return rows.toSorted((a, b) => a.place - b.place);
    },
    {
      most: MAX_IN_BATCH,
      atOnce: BATCHES_AT_ONCE,
      keyOf: ({ merchantId }) => merchantId,
    },
  ),
);

/**
 * Moves money between two wallets of a member, together with what others of the brand move at this moment: one
 * round trip and one write to disk for all of them. Each stands or fails by itself.
 *
 * @param database of the brand, or of all: a batch holds moves of one brand only
 * @throws what PostgreSQL refused the move with: `code` is its SQLSTATE, `constraint` the violated one's name
 */
export const movePurses = async (database: Database, move: PurseMove): Promise<Moved> => {
  const { fault, violated, transferId, fromBalanceMinor, toBalanceMinor } =
    await batchesOf(database)(move);
  if (fault === null) return { transferId, fromBalanceMinor, toBalanceMinor };
  if (WORTH_A_TRY.has(fault)) return moveAlone(database, move);
  throw new RefusedMove(fault, violated ?? '');
};
