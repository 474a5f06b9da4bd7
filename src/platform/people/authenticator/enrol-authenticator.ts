import { confirmAuthenticator, enrolAuthenticator } from '#api/authenticator.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../members/notify-member.ts';
import { proveMember } from '../members/prove-member.ts';
import { countedCode } from './authenticator-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { openSecret, sealSecret } from '../../base/sealing/seal-secret.ts';
import { makeSecret, otpauthUri, stepOfCode } from './totp.ts';

/** Makes a secret; it counts only once the app has shown a right code. */
export const enrolAuthenticatorHandler = handle(
  enrolAuthenticator,
  async (input, context, refuse) => {
    const { database, merchant, session } = context;
    await proveMember(context, input);
    const secret = makeSecret();
    const stored = sealSecret(secret);
    const row = await database
      .insertInto('authenticator')
      .values({ merchantId: merchant.id, memberId: session.memberId, secret: stored })
      .onConflict((conflict) =>
        conflict
          .columns(['merchantId', 'memberId'])
          .doUpdateSet({ secret: stored, lastStep: 0, createdAt: new Date() })
          .where('authenticator.confirmedAt', 'is', null),
      )
      .returning('memberId')
      .executeTakeFirst();
    if (!row) return refuse('authenticator_set');
    const { username } = await database
      .selectFrom('member')
      .select('username')
      .where('merchantId', '=', merchant.id)
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow();
    return { secret, uri: otpauthUri(secret, merchant.config.brand.name, username) };
  },
);

/** Takes the first code of the app: from now on the account has an authenticator. */
export const confirmAuthenticatorHandler = handle(
  confirmAuthenticator,
  async ({ code }, context, refuse) => {
    const { database, merchant, session } = context;
    const { memberId } = session;
    const row = await database
      .selectFrom('authenticator')
      .select(['secret', 'confirmedAt'])
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', memberId)
      .executeTakeFirst();
    if (!row) return refuse('authenticator_missing');
    if (row.confirmedAt) return refuse('authenticator_set');
    const step = stepOfCode(openSecret(row.secret), code);
    await countedCode(context, memberId, async () => step !== null);
    return database.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('authenticator')
        .set({ confirmedAt: new Date(), lastStep: step ?? 0 })
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', memberId)
        .where('secret', '=', row.secret)
        .where('confirmedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return refuse('authenticator_set');
      await notifyMember(tx, merchant.id, memberId, 'accountChanged');
      const { recoveryCodes: count } = merchant.config.signIn;
      const own = { merchantId: merchant.id, memberId, count };
      return { recoveryCodes: await replaceRecoveryCodes(tx, own) };
    });
  },
);
