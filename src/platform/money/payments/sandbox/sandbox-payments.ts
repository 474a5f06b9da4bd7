import { randomBytes } from 'node:crypto';
import { sql } from '../../../base/database/sql.ts';
import type { SandboxPayment } from '../../../base/database/payment-tables.ts';
import type { Database } from '../../../base/database/tables.ts';
import type { PaymentReport } from '../payment-provider.ts';

/** What a merchant asks the sandbox to collect. */
export type SandboxOrder = Pick<
  SandboxPayment,
  | 'merchantId'
  | 'reference'
  | 'amountMinor'
  | 'currency'
  | 'payee'
  | 'language'
  | 'callbackUrl'
  | 'returnUrl'
  | 'expiresAt'
>;

/** Writes a payment down; the same reference again is the same payment. */
export const openPayment = async (
  database: Database,
  order: SandboxOrder,
): Promise<SandboxPayment> => {
  await database
    .insertInto('sandboxPayment')
    .values({ ...order, id: randomBytes(18).toString('base64url') })
    .onConflict((conflict) => conflict.columns(['merchantId', 'reference']).doNothing())
    .execute();
  const payment = await findPayment(database, order.merchantId, { reference: order.reference });
  if (!payment) throw new Error(`the sandbox lost payment ${order.reference}`);
  return payment;
};

/** A payment by what the merchant calls it, or by what stands in its page's address. */
export const findPayment = async (
  database: Database,
  merchantId: number,
  which: { reference: string } | { id: string },
): Promise<SandboxPayment | null> => {
  const all = database
    .selectFrom('sandboxPayment')
    .selectAll()
    .where('merchantId', '=', merchantId);
  const found = await (
    'id' in which ? all.where('id', '=', which.id) : all.where('reference', '=', which.reference)
  ).executeTakeFirst();
  return found ?? null;
};

/** Pays or refuses a payment that waits; one that does not, or not any more, stays as it is. */
export const decidePayment = async (
  database: Database,
  { merchantId, id }: SandboxPayment,
  status: 'settled' | 'failed',
): Promise<SandboxPayment | null> => {
  const decided = await database
    .updateTable('sandboxPayment')
    .set({ status, decidedAt: sql`now()` })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expiresAt', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  return decided ?? null;
};

/** Gives a settled payment back; any other stays as it is. */
export const refundPayment = async (
  database: Database,
  { merchantId, id }: SandboxPayment,
): Promise<void> => {
  await database
    .updateTable('sandboxPayment')
    .set({ status: 'refunded', decidedAt: sql`now()` })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .where('status', '=', 'settled')
    .execute();
};

/** What the sandbox tells the merchant about a payment. */
export const reportOf = (payment: SandboxPayment): PaymentReport => ({
  reference: payment.reference,
  providerRef: payment.id,
  status: payment.status,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
});

/** Whether a payment can still be paid. */
export const isPayable = ({ status, expiresAt }: SandboxPayment): boolean =>
  status === 'pending' && expiresAt > new Date();
