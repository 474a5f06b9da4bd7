import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { creditDeposit } from './credit-deposit.ts';
import { failDeposit } from './fail-deposit.ts';
import { lockDeposit } from './lock-deposit.ts';
import { isOpen } from './next-state.ts';
import { takeBackDeposit } from './take-back-deposit.ts';

/** What somebody of the house may say about a bank transfer. */
export type BankDecision = 'approve' | 'reject' | 'refund';

/** What the decision led to; `again`: it was taken before, nothing has changed. */
export interface Decided {
  state: Deposit['state'];
  again: boolean;
}

/** The state that each decision leads to. */
const LEADS_TO = { approve: 'SETTLED', reject: 'FAILED', refund: 'REFUNDED' } as const;

/**
 * Decides about a manual bank transfer: the money came (approve), it did not (reject), or it was
 * sent back to the payer (refund). It is noted who decided. The same decision again changes nothing.
 *
 * @throws {Refusal} `not_found`, `not_a_bank_transfer`, or `deposit_ended` when it stands elsewhere
 */
export const decideDeposit = (
  database: Database,
  merchant: Merchant,
  { reference, decision, note }: { reference: string; decision: BankDecision; note?: string },
  actor: Actor,
): Promise<Decided> =>
  database.transaction().execute(async (tx) => {
    const row = await lockDeposit(tx, merchant.id, reference);
    if (!row) throw new Refusal('not_found');
    if (row.provider !== 'bank') throw new Refusal('not_a_bank_transfer');
    const state = LEADS_TO[decision];
    if (row.state === state) return { state, again: true };
    // Before it has ended there is nothing to send back; afterwards nothing to approve or reject.
    if (isOpen(row.state) === (decision === 'refund'))
      throw new Refusal('deposit_ended', { details: { state: row.state } });
    await act[decision](tx, merchant, row, note);
    const { memberId, amountMinor, currency } = row;
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: `deposit.${decision}`,
      subject: `deposit ${reference}`,
      facts: { memberId, amountMinor, currency },
    });
    return { state, again: false };
  });

type Act = (tx: OpenTransaction, merchant: Merchant, row: Deposit, note?: string) => Promise<void>;

const act: Record<BankDecision, Act> = {
  approve: creditDeposit,
  reject: (tx, _merchant, row, note) => failDeposit(tx, row, note),
  refund: takeBackDeposit,
};
