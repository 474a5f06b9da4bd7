import { sql } from '../../base/database/sql.ts';
import { type Context, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { runSerially } from '../access/run-serially.ts';
import { hashRequestOf, verifyFor } from '../access/password-queue.ts';
import { countTry, forgetTries } from './payment-tries.ts';

type Prover = Pick<Context, 'database' | 'merchant' | 'ip' | 'gone'> & { session: Session };

/**
 * Proves the payment password of whoever is signed in. After the merchant's number of wrong ones
 * in a row it is locked for good, until a new one is set with a code.
 *
 * It counts a try in a transaction of its own, before the password is looked at: call it before
 * the one that moves money, whose roll-back would take the count back.
 *
 * @throws {Refusal} one of `paymentPasswordRefusals` of the endpoints' own module, `rate_limited`
 */
export const provePaymentPassword = (prover: Prover, password: string): Promise<void> =>
  runSerially(`payment ${prover.merchant.id} ${prover.session.memberId}`, () =>
    prove(prover, password),
  );

const prove = async (prover: Prover, password: string): Promise<void> => {
  const { database, merchant, session } = prover;
  const { paymentPasswordTries: most } = merchant.config.signIn;
  const whose = { merchantId: merchant.id, memberId: session.memberId };
  const counted = await countTry(database, { ...whose, most });
  if (!counted) throw await findRefusal(prover);
  const isRight = await verifyFor(
    hashRequestOf(prover, `payment ${session.memberId}`, 'payment'),
    { stored: counted.paymentPasswordHash, password },
    () => takeBack(prover),
  );
  if (!isRight) {
    const triesLeft = Math.max(0, most - counted.paymentPasswordFailures);
    throw triesLeft > 0
      ? new Refusal('payment_password_wrong', { details: { triesLeft } })
      : new Refusal('payment_password_locked');
  }
  await forgetTries(database, { ...whose, hash: counted.paymentPasswordHash });
};

/** The password was not looked at. */
const takeBack = async ({ database, merchant, session }: Prover): Promise<void> => {
  await database
    .updateTable('member')
    .set({ paymentPasswordFailures: sql<number>`greatest(0, payment_password_failures - 1)` })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .execute();
};

/** Why no try was counted: there is no payment password, or it is locked. */
const findRefusal = async ({ database, merchant, session }: Prover): Promise<Refusal> => {
  const { paymentPasswordHash } = await database
    .selectFrom('member')
    .select('paymentPasswordHash')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow();
  return new Refusal(
    paymentPasswordHash === null ? 'payment_password_required' : 'payment_password_locked',
  );
};
