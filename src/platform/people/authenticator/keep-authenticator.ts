import { newRecoveryCodes, removeAuthenticator } from '#api/authenticator.ts';
import { type Context, handle, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../members/notify-member.ts';
import { proveMember } from '../members/prove-member.ts';
import { countedCode, isAuthenticatorCode } from './authenticator-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** Replaces the recovery codes after a code of the app. */
export const newRecoveryCodesHandler = handle(newRecoveryCodes, async ({ code }, context) => {
  const { database, merchant, session } = context;
  await proveAuthenticator(context, code);
  const { recoveryCodes: count } = merchant.config.signIn;
  const own = { merchantId: merchant.id, memberId: session.memberId, count };
  return database
    .transaction()
    .execute(async (tx) => ({ recoveryCodes: await replaceRecoveryCodes(tx, own) }));
});

/** Takes the authenticator and its recovery codes off the account, and tells the member. */
export const removeAuthenticatorHandler = handle(removeAuthenticator, async (input, context) => {
  const { database, merchant, session } = context;
  await proveMember(context, input);
  await proveAuthenticator(context, input.code);
  await database.transaction().execute(async (tx) => {
    for (const table of ['recoveryCode', 'authenticator'] as const)
      await tx
        .deleteFrom(table)
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', session.memberId)
        .execute();
    await notifyMember(tx, merchant.id, session.memberId, 'accountChanged');
  });
  return {};
});

const proveAuthenticator = async (
  context: Context & { session: Session },
  code: string,
): Promise<void> => {
  const { database, merchant, session } = context;
  const row = await database
    .selectFrom('authenticator')
    .select('confirmedAt')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('authenticator_missing');
  await countedCode(context, session.memberId, () =>
    isAuthenticatorCode(database, merchant.id, session.memberId, code),
  );
};
