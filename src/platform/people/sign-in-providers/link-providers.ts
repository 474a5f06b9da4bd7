import { linkedProviders, linkProvider, unlinkProvider } from '#api/sign-in-providers.ts';
import { issueToken } from '../access/single-use-tokens.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Context, handle, type Session } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../members/notify-member.ts';
import { SignInRefused } from './find-or-open.ts';
import { findProvider } from './provider-client.ts';

/** The site goes on at once with the ticket. */
const TICKET_SECONDS = 120;

/** The merchant's providers, and since when each is joined to the account. */
export const linkedProvidersHandler = handle(
  linkedProviders,
  async (_input, { database, merchant, session }) => {
    const rows = await database
      .selectFrom('providerIdentity')
      .select(['providerId', 'linkedAt'])
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .execute();
    const linkedAt = new Map(rows.map((row) => [row.providerId, row.linkedAt.toISOString()]));
    return {
      providers: merchant.config.signIn.providers.map(({ id }) => ({
        id,
        linkedAt: linkedAt.get(id) ?? null,
      })),
    };
  },
);

/** Makes the ticket with which a signed-in member's browser goes to the provider. */
export const linkProviderHandler = handle(
  linkProvider,
  async ({ id }, { database, merchant, session }, refuse) => {
    if (!findProvider(merchant, id)) return refuse('not_found');
    const { token } = await issueToken(database, {
      merchantId: merchant.id,
      memberId: session.memberId,
      purpose: 'providerLink',
      lifeSeconds: TICKET_SECONDS,
      data: { providerId: id },
    });
    return { link: token };
  },
);

/** Takes a provider off the account, unless nothing else would be left to sign in with. */
export const unlinkProviderHandler = handle(unlinkProvider, async ({ id }, context, refuse) => {
  const { database, merchant, session } = context;
  await database.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('providerIdentity')
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .where('providerId', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    if (!(await canSignIn(tx, context))) refuse('last_sign_in');
    await notifyMember(tx, merchant.id, session.memberId, 'accountChanged');
  });
  return {};
});

const canSignIn = async (
  tx: OpenTransaction,
  { merchant, session }: Context & { session: Session },
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

/**
 * Joins an identity to an account.
 *
 * @throws {SignInRefused} `provider_taken` when it is another account's, or the account has
 *   another identity of the same provider
 */
export const joinIdentity = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  identity: { memberId: number; providerId: string; subject: string },
): Promise<void> => {
  await database.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('providerIdentity')
      .values({ merchantId: merchant.id, ...identity })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) {
      await notifyMember(tx, merchant.id, identity.memberId, 'accountChanged');
      return;
    }
    const own = await tx
      .selectFrom('providerIdentity')
      .select('memberId')
      .where('merchantId', '=', merchant.id)
      .where('providerId', '=', identity.providerId)
      .where('subject', '=', identity.subject)
      .executeTakeFirst();
    if (own?.memberId !== identity.memberId) throw new SignInRefused('provider_taken');
  });
};
