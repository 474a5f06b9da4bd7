import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#api/payment-password.ts';
import { checkField, type WrongField } from '#domain/check-field.ts';
import { isGuessable } from '#domain/password-strength.ts';
import { hashRequestOf, hashFor, verifyFor } from '../access/password-queue.ts';
import { type Context, handle, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { notifyMember } from './notify-member.ts';
import { useOwnCode } from './own-code.ts';
import { provePaymentPassword } from './payment-password.ts';
import { proveMember } from './prove-member.ts';
import { provePassword } from './prove-password.ts';

type SignedIn = Context & { session: Session };

interface Typed {
  paymentPassword: string;
  confirmPaymentPassword: string;
}

/** Sets the payment password of an account that has none. */
export const setPaymentPasswordHandler = handle(
  setPaymentPassword,
  async (input, context, refuse) => {
    const member = await readMember(context);
    if (member.paymentPasswordHash !== null) return refuse('payment_password_set');
    await refuseWrong(input, context, member);
    // Before a code is used up: there may be no room for a hash.
    const hash = await hashFor(payerOf(context), input.paymentPassword);
    await proveMember(context, input);
    const isNew = await store(context, hash, null);
    return isNew ? {} : refuse('payment_password_set');
  },
);

/** Replaces the payment password after the old one was proved. */
export const changePaymentPasswordHandler = handle(
  changePaymentPassword,
  async (input, context, refuse) => {
    const member = await readMember(context);
    if (input.paymentPassword === input.oldPaymentPassword)
      return refuse('invalid_input', {
        fieldErrors: [{ field: 'paymentPassword', rule: 'same_as_old' }],
      });
    await refuseWrong(input, context, member);
    await provePaymentPassword(context, input.oldPaymentPassword);
    const hash = await hashFor(payerOf(context), input.paymentPassword);
    const isStored = await store(context, hash, member.paymentPasswordHash);
    return isStored ? {} : refuse('payment_password_wrong');
  },
);

/** Sets a new payment password with a code and, where there is one, the login password. */
export const resetPaymentPasswordHandler = handle(resetPaymentPassword, async (input, context) => {
  const member = await readMember(context);
  await refuseWrong(input, context, member);
  if (member.passwordHash !== null) {
    if (!input.password) throw new Refusal('proof_required', { details: { kinds: ['password'] } });
    await provePassword(context, member, input.password);
  }
  const hash = await hashFor(payerOf(context), input.paymentPassword);
  await useOwnCode(context, 'paymentPassword', input.verificationCode);
  await store(context, hash, member.paymentPasswordHash);
  return {};
});

const readMember = ({ database, merchant, session }: SignedIn) =>
  database
    .selectFrom('member')
    .select(['username', 'passwordHash', 'paymentPasswordHash'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow();

const refuseWrong = async (
  typed: Typed,
  context: SignedIn,
  { passwordHash: stored }: { passwordHash: string | null },
): Promise<void> => {
  const { merchant } = context;
  const { paymentPassword: password, confirmPaymentPassword } = typed;
  const { registerFields } = merchant.config;
  const rule = { ...registerFields.paymentPassword, enabled: true, required: true };
  const wrong: (WrongField | null)[] = [
    checkField('paymentPassword', password, rule) ?? findObvious(password),
    password === confirmPaymentPassword
      ? null
      : { field: 'confirmPaymentPassword', rule: 'mismatch' },
  ];
  const fieldErrors = wrong.filter((found) => found !== null);
  if (fieldErrors.length === 0 && (await verifyFor(payerOf(context), { stored, password })))
    fieldErrors.push({ field: 'paymentPassword', rule: 'same_as_password' });
  if (fieldErrors.length > 0) throw new Refusal('invalid_input', { fieldErrors });
};

const payerOf = (context: SignedIn) =>
  hashRequestOf(context, `payment ${context.session.memberId}`, 'payment');

/** 111111, 123456 and the like are what a thief tries first. */
const findObvious = (paymentPassword: string): WrongField | null =>
  isGuessable(paymentPassword, paymentPassword, new Set())
    ? { field: 'paymentPassword', rule: 'common_password' }
    : null;

/** Writes it, unless another request did so first; a lock of the old one ends with it. */
const store = async (
  { database, merchant, session }: SignedIn,
  paymentPasswordHash: string,
  before: string | null,
): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ paymentPasswordHash, paymentPasswordFailures: 0 })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', session.memberId)
      .where('paymentPasswordHash', before === null ? 'is' : '=', before)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (before !== null) await notifyMember(tx, merchant.id, session.memberId, 'accountChanged');
    return true;
  });
