import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { dropTurnover } from '../turnover/drop-turnover.ts';
import { lockDeposit } from './lock-deposit.ts';

/** What the house bears for good, in minor units; `again`: that was decided before, nothing has changed. */
export interface WrittenOff {
  writtenOffMinor: number;
  again: boolean;
}

/**
 * Decides that the house bears for good what could not be taken back of a deposit: the member is paid again, and the deposit's
 * turnover is asked for no more. No money moves. It is noted who decided. The same decision again changes nothing.
 *
 * @throws {Refusal} `not_found`, or `deposit_whole` when the house bears nothing of it
 */
export const writeOffShortfall = (
  database: Database,
  merchant: Merchant,
  reference: string,
  actor: Actor,
): Promise<WrittenOff> =>
  database.transaction().execute(async (tx) => {
    const row = await lockDeposit(tx, merchant.id, reference);
    if (!row) throw new Refusal('not_found');
    const { id, memberId, currency, shortfallMinor, recoveredMinor, writtenOffAt } = row;
    const writtenOffMinor = shortfallMinor - recoveredMinor;
    if (writtenOffMinor === 0) throw new Refusal('deposit_whole');
    if (writtenOffAt) return { writtenOffMinor, again: true };
    await tx
      .updateTable('deposit')
      .set({ writtenOffAt: sql`now()` })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .execute();
    await dropTurnover(tx, merchant.id, { kind: 'deposit', ref: String(id) });
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: 'deposit.writeOff',
      subject: `deposit ${reference}`,
      facts: { memberId, amountMinor: writtenOffMinor, currency },
    });
    return { writtenOffMinor, again: false };
  });
