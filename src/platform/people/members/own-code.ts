import { type Context, Refusal, type Session } from '../../base/endpoints/handler.ts';
import { type ContactKind, type Contacts, readContacts } from '../contacts/contacts.ts';
import { maskEmail, maskNumber } from '../contacts/mask-contact.ts';
import { type CodePurpose, sendCode } from '../verification/send-code.ts';
import { useCode } from '../verification/use-code.ts';

type SignedIn = Context & { session: Session };

/** What a code to the account's own number or address is good for. */
export type OwnPurpose = Extract<CodePurpose, 'changePassword' | 'paymentPassword' | 'proof'>;

/**
 * Sends a code to the account's own verified number or address.
 *
 * @param wanted the mobile number is taken where nothing is wanted, or what is wanted is not bound
 * @throws {Refusal} `contact_required` when neither is bound, `too_many_codes`
 */
export const sendToMember = async (
  context: SignedIn,
  purpose: OwnPurpose,
  wanted: ContactKind | undefined,
): Promise<{ channel: ContactKind; sentTo: string; expiredMinutes: number }> => {
  const { database, merchant, session } = context;
  const contacts = await readContacts(database, merchant.id, session.memberId);
  const channel = pickChannel(contacts, wanted);
  const to = channel && contacts[channel];
  if (!channel || !to) throw new Refusal('contact_required');
  const { expiredMinutes } = await sendCode(context, {
    purpose,
    channel: channel === 'mobile' ? 'sms' : 'email',
    to,
    memberId: session.memberId,
    isOwn: true,
  });
  const sentTo = channel === 'mobile' ? maskNumber(to) : maskEmail(to);
  return { channel, sentTo, expiredMinutes };
};

const pickChannel = (contacts: Contacts, wanted: ContactKind | undefined): ContactKind | null => {
  if (wanted && contacts[wanted]) return wanted;
  if (contacts.mobile) return 'mobile';
  return contacts.email ? 'email' : null;
};

/**
 * Takes a code of `sendToMember`: the newest that was sent, whichever way.
 *
 * @throws {Refusal} `code_wrong`, `code_expired`, `code_locked`
 */
export const useOwnCode = async (
  { database, merchant, session }: SignedIn,
  purpose: OwnPurpose,
  code: string,
): Promise<void> => {
  const { memberId } = session;
  const { mobile, email } = await readContacts(database, merchant.id, memberId);
  const own = [mobile, email].filter((contact) => contact !== null);
  // Without a contact no code was ever sent.
  if (own.length === 0) throw new Refusal('code_wrong');
  const sent = await database
    .selectFrom('verificationCode')
    .select('recipient')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .where('purpose', '=', purpose)
    .where('recipient', 'in', own)
    .orderBy('expiresAt', 'desc')
    .executeTakeFirst();
  const to = sent?.recipient ?? own[0] ?? '';
  await useCode({ database, merchant }, { purpose, to, code, memberId });
};
