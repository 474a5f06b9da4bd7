import type { OpenTransaction } from '../../base/database/tables.ts';
import { readContacts } from './contacts.ts';
import { amountText } from '../../base/messages/amount-text.ts';
import { type Message, type MessageKind, queueMessage } from '../../base/messages/queue-message.ts';

/** What is to be told, and about how much. */
export interface MoneyNews {
  kind: Extract<MessageKind, `withdrawal${string}` | `deposit${string}`>;
  amountMinor: number;
  currency: string;
  data?: Record<string, string | number>;
  /** After this it is of no use. */
  expiresAt?: Date;
}

/** Whom it is for. */
interface Addressee {
  merchantId: number;
  memberId: number;
}

/** Tells a member about a deposit or a withdrawal. */
export const notifyMember = (
  tx: OpenTransaction,
  member: Addressee,
  { kind, amountMinor, currency, data, expiresAt }: MoneyNews,
): Promise<void> =>
  notifyInLanguage(tx, member, kind, (language) => ({
    data: { amount: amountText(amountMinor, currency, language), ...data },
    expiresAt,
  }));

/**
 * Tells a member something in their own language, by SMS where a number is verified, else by e-mail.
 * Whom neither reaches sees it on the site.
 */
export const notifyInLanguage = async (
  tx: OpenTransaction,
  { merchantId, memberId }: Addressee,
  kind: MessageKind,
  contentIn: (language: string) => Pick<Message, 'data' | 'expiresAt'>,
): Promise<void> => {
  const { mobile, email } = await readContacts(tx, merchantId, memberId);
  const to = mobile ?? email;
  if (to === null) return;
  const { language } = await tx
    .selectFrom('member')
    .select('language')
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await queueMessage(tx, {
    merchantId,
    channel: mobile === null ? 'email' : 'sms',
    to,
    kind,
    language,
    ...contentIn(language),
  });
};
