import { createDeposit } from '#api/deposits.ts';
import type { PaymentChannel } from '#generated/merchant-config.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import { applyReport } from '../../money/deposits/apply-report.ts';
import { createDepositHandler } from '../../money/deposits/create-deposit.ts';
import { decideDeposit } from '../../money/deposits/decide-deposit.ts';
import { readDeposit } from '../../money/deposits/read-deposit.ts';
import { reportDepositSentHandler } from '../../money/deposits/report-sent.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { pageOf } from '../../money/payments/sandbox/sandbox-api.ts';
import {
  decidePayment,
  openPayment,
  reportOf,
} from '../../money/payments/sandbox/sandbox-payments.ts';
import { DEMO_DECIDER } from './demo-decider.ts';
import { type DemoActor, demoAmountWithin, demoRequestId } from './demo-context.ts';

/** From the start of a deposit to its money. */
const TAKES_MS = 7 * 60_000;

/** A deposit that somebody of the demo world makes. */
export interface DemoDeposit {
  /** Unique among the deposits of the demo world. */
  name: string;
  dollars: number;
  /** Which of the brand's channels, counted round. */
  channel: number;
}

/** Pays in: the money comes, through a bank or the sandbox provider, as of an earlier moment. */
export const payDemoDeposit = async (
  actor: DemoActor,
  { endedAt, ...asked }: DemoDeposit & { endedAt: Date },
): Promise<void> => {
  const { database, merchant } = actor;
  const row = await openDemoDeposit(actor, asked);
  if (!row) return;
  if (row.provider === 'bank')
    await decideDeposit(
      database,
      merchant,
      { reference: row.reference, decision: 'approve' },
      DEMO_DECIDER,
    );
  else {
    const payment = await openAtSandbox(actor, row);
    const paid = await decidePayment(database, payment, 'settled');
    await applyReport(database, merchant, reportOf(paid ?? payment));
  }
  const createdAt = new Date(endedAt.getTime() - TAKES_MS);
  const expiresAt = new Date(createdAt.getTime() + row.channel.expiryMinutes * 60_000);
  await database
    .updateTable('deposit')
    .set({ createdAt, endedAt, expiresAt })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', row.id)
    .execute();
};

/** Starts a deposit that waits: a bank transfer that was sent, where the brand takes any. */
export const startDemoDeposit = async (
  actor: DemoActor,
  asked: Omit<DemoDeposit, 'channel'>,
): Promise<void> => {
  const { database, merchant, context, person } = actor;
  const { channels } = merchant.config.payments;
  const bank = channels.findIndex(({ provider }) => provider === 'bank');
  const row = await openDemoDeposit(actor, { ...asked, channel: Math.max(0, bank) });
  if (!row) return;
  if (row.provider === 'bank') {
    await reportDepositSentHandler.run({ id: row.id, payerName: person.realName }, context);
    return;
  }
  const payment = await openAtSandbox(actor, row);
  await database
    .updateTable('deposit')
    .set({ state: 'PENDING', providerRef: payment.id, payUrl: pageOf(merchant, payment) })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', row.id)
    .where('state', '=', 'CREATED')
    .execute();
};

const openDemoDeposit = async (
  actor: DemoActor,
  { name, dollars, channel: at }: DemoDeposit,
): Promise<Deposit | null> => {
  const { database, merchant, context } = actor;
  const { channels } = merchant.config.payments;
  const channel: PaymentChannel | undefined = channels[at % Math.max(1, channels.length)];
  if (!channel) return null;
  const requestId = demoRequestId(actor, `deposit ${name}`);
  const input = {
    channelId: channel.id,
    amountMinor: demoAmountWithin(actor, dollars, channel),
  };
  try {
    await createDepositHandler.run({ ...input, requestId }, context);
  } catch (error) {
    // The sandbox is a part of the server, which does not listen yet: its books are written below.
    if (!(error instanceof Refusal && error.code === 'provider_unavailable')) throw error;
  }
  const { id } = await answerOnce<{ id: number }>(
    context,
    { scope: createDeposit.name, requestId, input },
    () => Promise.reject(new Error(`the deposit ${name} of the demo world was not written`)),
  );
  return readDeposit(database, merchant.id, { id });
};

const openAtSandbox = ({ database, merchant, context }: DemoActor, row: Deposit) =>
  openPayment(database, {
    merchantId: merchant.id,
    reference: row.reference,
    amountMinor: row.amountMinor,
    currency: row.currency,
    payee: merchant.config.brand.name,
    language: context.language,
    callbackUrl: `${context.origin}/pay/callback/sandbox/${merchant.code}`,
    returnUrl: `/depositv2?deposit=${row.id}`,
    expiresAt: row.expiresAt,
  });
