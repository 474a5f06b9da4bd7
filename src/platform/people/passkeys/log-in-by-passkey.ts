import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { passkeyLogin, passkeyLoginOptions } from '#api/passkeys.ts';
import { issueToken, takeToken } from '../access/single-use-tokens.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { type Context, handle } from '../../base/endpoints/handler.ts';
import { signInProvedMember } from '../session/sign-in-proved-member.ts';
import { type Challenge, CHALLENGE_SECONDS, loadWebauthn, refuseWhereOff } from './add-passkey.ts';

/** Begins to sign in: the browser offers whatever passkeys it has for this host. */
export const passkeyLoginOptionsHandler = handle(passkeyLoginOptions, async (_input, context) => {
  const { database, merchant, host } = context;
  refuseWhereOff(merchant);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
  });
  const { token } = await issueToken(database, {
    merchantId: merchant.id,
    purpose: 'passkeyLogin',
    lifeSeconds: CHALLENGE_SECONDS,
    data: { challenge: options.challenge } satisfies Challenge,
  });
  return { challengeId: token, options: { ...options } };
});

/** Signs in with the answer of a passkey to the challenge. */
export const passkeyLoginHandler = handle(passkeyLogin, async (input, context, refuse) => {
  const { database, merchant } = context;
  refuseWhereOff(merchant);
  const kept = await takeToken<Challenge>(database, {
    merchantId: merchant.id,
    purpose: 'passkeyLogin',
    token: input.challengeId,
  });
  // What is no such answer is found by the check itself.
  const response = input.credential as unknown as AuthenticationResponseJSON;
  const row = await findPasskey(database, merchant.id, response.id);
  if (!kept || !row) return refuse('passkey_invalid');
  const counter = await verify(context, response, kept.data.challenge, row);
  if (counter === null || !(await noteUse(database, merchant.id, row, counter)))
    return refuse('passkey_invalid');
  const { memberId: id, type, status } = row;
  return signInProvedMember(
    context,
    { id, type, status },
    { method: 'passkey', remember: false, area: input.area },
  );
});

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

const findPasskey = async (database: Database, merchantId: number, credentialId: unknown) =>
  typeof credentialId === 'string' && credentialId.length <= 1400
    ? database
        .selectFrom('passkey')
        .innerJoin('member', (join) =>
          join
            .onRef('member.merchantId', '=', 'passkey.merchantId')
            .onRef('member.id', '=', 'passkey.memberId'),
        )
        .select(['passkey.credentialId', 'passkey.publicKey', 'passkey.counter'])
        .select(['passkey.memberId', 'member.type', 'member.status'])
        .where('passkey.merchantId', '=', merchantId)
        .where('passkey.credentialId', '=', credentialId)
        .executeTakeFirst()
    : undefined;

/** The key's counter after a good answer; null for any other. */
const verify = async (
  { host, origin }: Context,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
};

/** Notes the use; false when the key's counter did not grow, which a copied key shows by. */
const noteUse = async (
  database: Database,
  merchantId: number,
  { credentialId }: StoredPasskey,
  counter: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('passkey')
    .set({ counter, lastUsedAt: new Date() })
    .where('merchantId', '=', merchantId)
    .where('credentialId', '=', credentialId)
    // Synced keys do not count: theirs stays at 0.
    .where(sql<boolean>`(counter = 0 and ${counter}::bigint = 0 or counter < ${counter}::bigint)`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
