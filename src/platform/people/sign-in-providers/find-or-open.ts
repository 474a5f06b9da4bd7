import { welcomeMember } from '../inbox/welcome-member.ts';
import type { SignInError } from '#api/sign-in-providers.ts';
import { randomBytes } from 'node:crypto';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';
import { noteLinkRegistration } from '../affiliate/count-links.ts';
import { createMember } from '../members/create-member.ts';
import {
  findDomainInvitation,
  type Invitations,
  readInvitations,
} from '../members/read-invitations.ts';
import { pickLanguage } from '../../base/merchants/pick-language.ts';
import { findContactOwner, verifyContact } from '../contacts/contacts.ts';
import { noteReferral } from '../referral/note-referral.ts';
import type { Identity, Started } from './provider-flow.ts';

/** The longest nickname that is taken over from a provider. */
const NAME_GRAPHEMES = 30;

/** Ends a sign-in with one of the reasons that the site has a text for. */
export class SignInRefused extends Error {
  readonly code: SignInError;
  /** The page of the site that says so, where it is not the one from which the visitor came. */
  readonly page: 'register' | null;

  constructor(code: SignInError, page: 'register' | null = null) {
    super(code);
    this.code = code;
    this.page = page;
  }
}

/** What is known of the visitor who came back. */
export type SignInContext = Pick<Context, 'database' | 'merchant' | 'ip' | 'host' | 'language'>;

/** Who came back from where, and what the site told at the start. */
interface Arrival {
  providerId: string;
  identity: Identity;
  started: Started;
}

/**
 * The account of an identity: the one that it was joined to, or a new one where the merchant opens
 * accounts this way and the terms were agreed to.
 *
 * An account is never found by its address: whoever has the address at a provider is not thereby
 * who registered it here.
 *
 * @throws {SignInRefused}
 */
export const findOrOpen = async (context: SignInContext, arrival: Arrival): Promise<number> => {
  const { database, merchant } = context;
  const { providerId, identity, started } = arrival;
  const known = await database
    .selectFrom('providerIdentity')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'providerIdentity.merchantId')
        .onRef('member.id', '=', 'providerIdentity.memberId'),
    )
    .select(['member.id', 'member.status'])
    .where('providerIdentity.merchantId', '=', merchant.id)
    .where('providerIdentity.providerId', '=', providerId)
    .where('providerIdentity.subject', '=', identity.subject)
    .executeTakeFirst();
  if (known) {
    if (known.status !== 'active') throw new SignInRefused('account_frozen');
    return known.id;
  }
  const { signIn, flags } = merchant.config;
  if (!signIn.providersOpenAccounts) throw new SignInRefused('provider_unknown');
  const byDomain = await findDomainInvitation(context);
  const invited = Boolean(started.affiliateCode || started.referralCode || byDomain);
  const isOpen = (flags.USERNAMEREG3 || flags.MOBILENUMREG3) && (flags.DIRECTREG3 || invited);
  if (!started.agreed) throw new SignInRefused('provider_unknown', isOpen ? 'register' : null);
  if (!isOpen) throw new SignInRefused('registration_closed');
  if (identity.email && (await findContactOwner(database, merchant.id, 'email', identity.email)))
    throw new SignInRefused('provider_email_taken');
  const invitations = await readInvitations(started, byDomain, context).catch((error: unknown) => {
    throw error instanceof Refusal ? new SignInRefused('invitation_code_error') : error;
  });
  return database.transaction().execute((tx) => openAccount(tx, context, arrival, invitations));
};

const openAccount = async (
  tx: OpenTransaction,
  { merchant, ip, language }: SignInContext,
  { providerId, identity, started }: Arrival,
  { agentCode, ...places }: Invitations,
): Promise<number> => {
  const { config } = merchant;
  const { subject, email } = identity;
  const member = await createMember(tx, {
    ...places,
    merchantId: merchant.id,
    currency: config.currency,
    username: drawUsername(),
    passwordHash: null,
    nickname: shorten(identity.name),
    language: pickLanguage(started.language ?? language, config.languages),
    profile: email ? { email } : {},
    ip,
  });
  if (!member) throw new Error('a name of 64 random bits was taken');
  const own = { merchantId: merchant.id, memberId: member.id };
  if (email && !(await verifyContact(tx, { ...own, kind: 'email', value: email })))
    throw new SignInRefused('provider_email_taken');
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('providerIdentity')
    .values({ ...own, providerId, subject })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // The same person came twice at once; the other one is opening the account.
  if (!numInsertedOrUpdatedRows) throw new SignInRefused('provider_expired');
  await welcomeMember(tx, merchant.id, member.id);
  const { referrerId: inviterId } = places;
  await noteReferral(tx, merchant, { friendId: member.id, inviterId, ip });
  const { subId } = started;
  await noteLinkRegistration(tx, merchant, { memberId: member.id, code: agentCode, subId });
  return member.id;
};

/** Fits the usual rule of a username, a letter first; it is only seen, never typed. */
const drawUsername = (): string => `u${BigInt(`0x${randomBytes(8).toString('hex')}`).toString(36)}`;

const shorten = (name: string): string =>
  Array.from(new Intl.Segmenter().segment(name.replace(/\p{Cc}/gu, ' ').trim()))
    .slice(0, NAME_GRAPHEMES)
    .map(({ segment }) => segment)
    .join('');
