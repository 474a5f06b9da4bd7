import { linkedProviders, linkProvider, unlinkProvider } from '#api/sign-in-providers.ts';
import { type Context, handle, type Session } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../members/notify-member.ts';
import { canSignIn } from '../members/can-sign-in.ts';
import { proveMember } from '../members/prove-member.ts';
import { SignInRefused } from './find-or-open.ts';
import { findProvider } from './provider-client.ts';
import { issueTicket } from './provider-tickets.ts';

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

/** Proves the member, and makes the ticket with which this browser goes to the provider. */
export const linkProviderHandler = handle(
  linkProvider,
  async ({ id, ...proof }, context, refuse) => {
    if (!findProvider(context.merchant, id)) return refuse('not_found');
    await proveMember(context, proof);
    const { memberId, tokenHash } = context.session;
    return {
      link: await issueTicket(context, 'providerLink', { providerId: id, memberId, tokenHash }),
    };
  },
);

/** Proves the member, and takes a provider off the account, unless nothing else would be left to sign in with. */
export const unlinkProviderHandler = handle(
  unlinkProvider,
  async ({ id, ...proof }, context, refuse) => {
    const { database, merchant, session } = context;
    await proveMember(context, proof);
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
  },
);

/** The session in which the member was proved. */
type ProvedSession = Pick<Session, 'memberId' | 'tokenHash'>;

/**
 * Joins an identity to an account, for the session that was proved.
 *
 * @throws {SignInRefused} `provider_expired` when that session has ended meanwhile, as all do when the
 *   password is changed; `provider_taken` when the identity is another account's, or the account has
 *   another one of the same provider
 */
export const joinIdentity = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  { memberId, tokenHash }: ProvedSession,
  identity: { providerId: string; subject: string },
): Promise<void> => {
  await database.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select('memberId')
      .where('merchantId', '=', merchant.id)
      .where('tokenHash', '=', tokenHash)
      .where('memberId', '=', memberId)
      // A change of the password waits until this is done, or has ended the session before it.
      .forKeyShare()
      .executeTakeFirst();
    if (!session) throw new SignInRefused('provider_expired');
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('providerIdentity')
      .values({ merchantId: merchant.id, memberId, ...identity })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) {
      await notifyMember(tx, merchant.id, memberId, 'accountChanged');
      return;
    }
    const own = await tx
      .selectFrom('providerIdentity')
      .select('memberId')
      .where('merchantId', '=', merchant.id)
      .where('providerId', '=', identity.providerId)
      .where('subject', '=', identity.subject)
      .executeTakeFirst();
    if (own?.memberId !== memberId) throw new SignInRefused('provider_taken');
  });
};
