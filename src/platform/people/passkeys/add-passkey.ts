import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { createHash } from 'node:crypto';
import { addPasskey, passkeyOptions } from '#api/passkeys.ts';
import { issueToken, takeToken } from '../access/single-use-tokens.ts';
import {
  type Context,
  handle,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { notifyMember } from '../members/notify-member.ts';
import { proveMember } from '../members/prove-member.ts';
import { readPasskeys, toPasskey } from './list-passkeys.ts';

/** How long a browser may take, in seconds. */
export const CHALLENGE_SECONDS = 300;

/** EdDSA, ES256 and RS256 (COSE): what every authenticator in use has one of. */
const ALGORITHMS = [-8, -7, -257];

/** Some three hundred modules, loaded on first use so that they do not slow the platform's start. */
export const loadWebauthn = () => import('@simplewebauthn/server');

/** What is kept of a challenge. */
export interface Challenge {
  challenge: string;
}

/** Begins to add a passkey, after the member was proved. */
export const passkeyOptionsHandler = handle(passkeyOptions, async (input, context) => {
  const { database, merchant, session, host } = context;
  refuseWhereOff(merchant);
  await proveMember(context, input);
  const known = await refuseWhereFull(context);
  const { username, nickname } = await database
    .selectFrom('member')
    .select(['username', 'nickname'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow();
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: merchant.config.brand.name,
    rpID: host,
    userID: userIdOf(merchant.id, session.memberId),
    userName: username,
    userDisplayName: nickname,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((passkey) => ({
      id: passkey.credentialId,
      transports: passkey.transports,
    })),
    // Signing in begins without a name, so the key itself must know whose it is.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { token } = await issueToken(database, {
    merchantId: merchant.id,
    memberId: session.memberId,
    purpose: 'passkeyAdd',
    lifeSeconds: CHALLENGE_SECONDS,
    data: { challenge: options.challenge } satisfies Challenge,
  });
  return { challengeId: token, options: { ...options } };
});

/** Adds the passkey that the browser has made for the challenge. */
export const addPasskeyHandler = handle(addPasskey, async (input, context, refuse) => {
  const { database, merchant, session, host, origin } = context;
  const { memberId } = session;
  refuseWhereOff(merchant);
  const kept = await takeToken<Challenge>(database, {
    merchantId: merchant.id,
    purpose: 'passkeyAdd',
    token: input.challengeId,
  });
  if (kept?.memberId !== memberId) return refuse('passkey_invalid');
  await refuseWhereFull(context);
  const { verifyRegistrationResponse } = await loadWebauthn();
  const verified = await verifyRegistrationResponse({
    // What is no such answer is found by the check itself.
    response: input.credential as unknown as RegistrationResponseJSON,
    expectedChallenge: kept.data.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return refuse('passkey_invalid');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return database.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('passkey')
      .values({
        merchantId: merchant.id,
        credentialId: credential.id,
        memberId,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: input.name || merchant.config.brand.name,
        synced: credentialBackedUp,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('passkey_known');
    await notifyMember(tx, merchant.id, memberId, 'accountChanged');
    return toPasskey(row);
  });
});

/**
 * Refuses where the merchant has switched passkeys off.
 *
 * @throws {Refusal} `passkeys_off`
 */
export const refuseWhereOff = ({ config }: Merchant): void => {
  if (!config.signIn.passkeys) throw new Refusal('passkeys_off');
};

const refuseWhereFull = async ({ database, merchant, session }: Context & { session: Session }) => {
  const known = await readPasskeys(database, merchant.id, session.memberId);
  const { passkeysMost: most } = merchant.config.signIn;
  if (known.length >= most) throw new Refusal('passkeys_full', { details: { most } });
  return known;
};

/** Tells an authenticator which of its keys are one account's, and nobody else anything. */
const userIdOf = (merchantId: number, memberId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey:${merchantId}:${memberId}`).digest());
