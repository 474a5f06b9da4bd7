import type { Deposit } from '../../base/database/payment-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import type { PaymentReport } from '../payments/payment-provider.ts';
import { creditDeposit } from './credit-deposit.ts';
import { failDeposit } from './fail-deposit.ts';
import { lockDeposit } from './lock-deposit.ts';
import { type NextState, nextState } from './next-state.ts';
import { settleShortly } from './settle-shortly.ts';
import { takeBackDeposit } from './take-back-deposit.ts';

/** What came of a report; `unknown` and `mismatch` changed nothing. */
export type Applied = NextState | 'unknown' | 'mismatch';

/** Cash may be spent between being read and being taken; that is rare, and twice in a row rarer. */
const TRIES = 3;

/**
 * Brings a deposit to where its provider says that the payment is. The same report again changes
 * nothing, and of two that come together the second finds what the first one did.
 */
export const applyReport = async (
  database: Database,
  merchant: Merchant,
  report: PaymentReport,
): Promise<Applied> => {
  if (report.status === 'settled' && (await settleShortly(database, merchant, report)))
    return 'SETTLED';
  for (let round = 1; ; round += 1) {
    try {
      return await database.transaction().execute((tx) => applyLocked(tx, merchant, report));
    } catch (error) {
      const isSpent = error instanceof Refusal && error.code === 'insufficient_funds';
      if (!isSpent || round >= TRIES) throw error;
    }
  }
};

const applyLocked = async (
  tx: OpenTransaction,
  merchant: Merchant,
  report: PaymentReport,
): Promise<Applied> => {
  const row = await lockDeposit(tx, merchant.id, report.reference);
  if (!row || row.provider === 'bank') return 'unknown';
  if (!isSame(row, report)) {
    await update(tx, row, { problem: describeMismatch(report) });
    return 'mismatch';
  }
  const next = nextState(row.state, report.status);
  if (next === 'PENDING') await update(tx, row, { state: next, providerRef: report.providerRef });
  if (next === 'SETTLED') await creditDeposit(tx, merchant, row);
  if (next === 'FAILED') await failDeposit(tx, row);
  if (next === 'REFUNDED') await takeBackDeposit(tx, merchant, row);
  if (next === 'return' && !row.returnDue)
    await update(tx, row, { returnDue: true, nextQueryAt: new Date() });
  return next;
};

/** A payment of another amount is not this deposit's: somebody must look at it. */
const isSame = (row: Deposit, report: PaymentReport): boolean =>
  row.amountMinor === report.amountMinor &&
  row.currency === report.currency &&
  (row.providerRef ?? report.providerRef) === report.providerRef;

const describeMismatch = ({ amountMinor, currency, providerRef }: PaymentReport): string =>
  `The provider speaks of ${amountMinor} minor units of ${currency} under ${providerRef}.`;

const update = async (
  tx: OpenTransaction,
  { merchantId, id }: Deposit,
  change: Partial<Pick<Deposit, 'state' | 'providerRef' | 'problem' | 'returnDue' | 'nextQueryAt'>>,
): Promise<void> => {
  await tx
    .updateTable('deposit')
    .set(change)
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .execute();
};
