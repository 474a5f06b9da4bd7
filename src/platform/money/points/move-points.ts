import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { toTransferError } from '../../base/ledger/transfer-error.ts';

/** Why points come or go, beside what bets say. */
const directions = { granted: 1, givenBack: 1, taken: -1, redeemed: -1, converted: -1 } as const;

/** One movement of a member's points. */
export interface PointsMovement {
  merchantId: number;
  memberId: number;
  /** `granted` and `givenBack` come in; `taken`, `redeemed` and `converted` go out. */
  reason: keyof typeof directions;
  /** Unique among the merchant's movements of points: the same key moves once. */
  key: string;
  /** Hundredths of a point, above 0. */
  points: number;
  /** What it is about, as the member may read it: an order, say. */
  ref?: string;
}

/**
 * Moves points of a member within the running transaction, once for each key; a repetition finds what the
 * first one did. Points that come in pay first what is owed of bets that were taken back.
 *
 * @returns the balance after it, in hundredths of a point
 * @throws {Refusal} `points_short` when the member has fewer, `amount_too_large`; the transaction must
 *   then roll back
 */
export const movePoints = async (
  tx: OpenTransaction,
  { merchantId, memberId, reason, key, points, ref }: PointsMovement,
): Promise<{ balance: number; replay: boolean }> => {
  if (!Number.isSafeInteger(points) || points <= 0) throw new Refusal('amount_too_large');
  const { rows } = await sql<{ balance: number; replay: boolean }>`
    select * from move_points(${merchantId}, ${memberId}, ${reason}, ${key},
      ${directions[reason] * points}, ${ref ?? null})`
    .execute(tx)
    .catch((error: unknown) => {
      const why = toTransferError(error);
      if (why === 'key_reused') throw error;
      throw new Refusal(why === 'insufficient_funds' ? 'points_short' : why);
    });
  const [row] = rows;
  if (!row) throw new Error('move_points answered no row');
  return row;
};
