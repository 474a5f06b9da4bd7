import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Context, Session } from '../../base/endpoints/handler.ts';

/**
 * Whether an account can still be signed in to, when something was taken off it in this transaction: by a password, a passkey, a
 * code by SMS, or a provider. Holds the member, so that of two that are taken off at once the second finds the first.
 */
export const canSignIn = async (
  tx: OpenTransaction,
  { merchant, session }: Pick<Context, 'merchant'> & { session: Pick<Session, 'memberId'> },
): Promise<boolean> => {
  const { flags, signIn } = merchant.config;
  const own = { merchantId: merchant.id, memberId: session.memberId };
  const { passwordHash } = await tx
    .selectFrom('member')
    .select('passwordHash')
    .where('merchantId', '=', own.merchantId)
    .where('id', '=', own.memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (passwordHash !== null) return true;
  const [passkey, mobile, provider] = await Promise.all([
    tx
      .selectFrom('passkey')
      .select('name')
      .where('merchantId', '=', own.merchantId)
      .where('memberId', '=', own.memberId)
      .executeTakeFirst(),
    tx
      .selectFrom('memberContact')
      .select('kind')
      .where('merchantId', '=', own.merchantId)
      .where('memberId', '=', own.memberId)
      .where('kind', '=', 'mobile')
      .executeTakeFirst(),
    tx
      .selectFrom('providerIdentity')
      .select('providerId')
      .where('merchantId', '=', own.merchantId)
      .where('memberId', '=', own.memberId)
      .executeTakeFirst(),
  ]);
  return (
    (signIn.passkeys && passkey !== undefined) ||
    (flags.MOBILEVERCODELOGIN3 && mobile !== undefined) ||
    provider !== undefined
  );
};
