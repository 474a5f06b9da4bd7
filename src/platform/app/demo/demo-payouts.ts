import { addBankAccountHandler } from '../../money/bank-accounts/add-bank-account.ts';
import { confirmWithdrawalHandler } from '../../money/withdrawals/confirm-withdrawal.ts';
import { approveWithdrawal } from '../../money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '../../money/withdrawals/pay-withdrawal.ts';
import { requestWithdrawalHandler } from '../../money/withdrawals/request-withdrawal.ts';
import { DEMO_DECIDER } from './demo-decider.ts';
import { type DemoActor, demoAmountWithin, demoRequestId } from './demo-context.ts';

/** Takes letters for digits where a brand's numbers are long: the shape of an IBAN is not needed. */
const DIGITS = '204871359066128473950188624';

/**
 * Adds a verified bank account in the real name.
 *
 * @returns null where the brand pays to no bank
 */
export const addDemoBankAccount = async (actor: DemoActor): Promise<number | null> => {
  const { banks, accountNumberMaxLength } = actor.merchant.config.withdrawals;
  const bank = banks[actor.memberId % Math.max(1, banks.length)];
  if (!bank) return null;
  const tail = String(actor.memberId).padStart(4, '0').slice(-4);
  const length = Math.min(accountNumberMaxLength, 16);
  const { id } = await addBankAccountHandler.run(
    {
      requestId: demoRequestId(actor, 'bank account'),
      bankCode: bank.code,
      accountNumber: DIGITS.slice(0, length - tail.length) + tail,
      holderName: actor.person.realName,
      branch: '',
      paymentPassword: actor.paymentPassword,
    },
    actor.context,
  );
  return id;
};

/** A withdrawal that the house has paid; a finished one was confirmed by its member. */
export const payDemoWithdrawal = async (
  actor: DemoActor,
  { name, dollars, bankAccountId, finished }: DemoWithdrawal,
): Promise<void> => {
  const { database, merchant, context, paymentPassword } = actor;
  const { id } = await requestWithdrawalHandler.run(
    {
      requestId: demoRequestId(actor, `withdrawal ${name}`),
      amountMinor: demoAmountWithin(actor, dollars, merchant.config.withdrawals),
      bankAccountId,
      paymentPassword,
      forfeitBonus: false,
    },
    context,
  );
  const approved = await approveWithdrawal(database, merchant, id, DEMO_DECIDER);
  if (!approved.ok) return;
  await payWithdrawal(database, merchant, { id, reference: `demo ${name}` }, DEMO_DECIDER);
  if (finished)
    await confirmWithdrawalHandler.run(
      { requestId: demoRequestId(actor, `received ${name}`), id, answer: 'fullyReceived' },
      context,
    );
};

interface DemoWithdrawal {
  /** Unique among the withdrawals of one account. */
  name: string;
  dollars: number;
  bankAccountId: number;
  finished: boolean;
}
