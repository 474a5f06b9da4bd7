import type { OpenTransaction } from '../../base/database/tables.ts';
import { readContacts } from './contacts.ts';
import type { InboxKind } from '#api/inbox.ts';
import { formatMoney } from '#domain/format-money.ts';
import { notifyMember as notifyInbox } from '../inbox/notify-member.ts';
import type { InboxTemplate } from '../inbox/inbox-templates.ts';
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

/** What stands in the inbox, too, and the page that it leads to. */
const INBOX: Partial<Record<MoneyNews['kind'], [InboxKind, InboxTemplate, string]>> = {
  depositSettled: ['deposit', 'depositArrived', '/transactionHistory'],
  depositFailed: ['failed', 'depositFailed', '/depositv2'],
  withdrawalApproved: ['withdrawal', 'withdrawalApproved', '/withdraw'],
  withdrawalRejected: ['withdrawal', 'withdrawalRejected', '/withdraw'],
  withdrawalPaid: ['withdrawal', 'withdrawalPaid', '/withdraw'],
};

/** What is filled into the text that tells it. */
export const wordsOf = (
  { amountMinor, currency, data, expiresAt }: MoneyNews,
  language: string,
  way: 'sms' | 'email',
): Pick<Message, 'data' | 'expiresAt'> => {
  const amount =
    way === 'sms'
      ? amountText(amountMinor, currency, language)
      : formatMoney(amountMinor, { currency, language });
  return { data: { amount, ...data }, expiresAt };
};

/** Tells a member about a deposit or a withdrawal: in the inbox, and by SMS or e-mail. */
export const notifyMember = async (
  tx: OpenTransaction,
  { merchantId, memberId }: Addressee,
  news: MoneyNews,
): Promise<void> => {
  const { kind, amountMinor, currency, data } = news;
  const channel = await notifyInLanguage(tx, { merchantId, memberId }, kind, (language, way) =>
    wordsOf(news, language, way),
  );
  const inbox = INBOX[kind];
  if (!inbox) return;
  const [about, template, path] = inbox;
  const values = { amount: { minor: amountMinor, currency }, ...data };
  const mailed = channel === 'email';
  await notifyInbox(tx, { merchantId, memberId, kind: about, template, values, path, mailed });
};

/**
 * Tells a member something in their own language, by SMS where a number is verified, else by e-mail.
 * Whom neither reaches sees it on the site.
 *
 * @returns how it was told; null for whom neither reaches
 */
export const notifyInLanguage = async (
  tx: OpenTransaction,
  { merchantId, memberId }: Addressee,
  kind: MessageKind,
  contentIn: (language: string, channel: 'sms' | 'email') => Pick<Message, 'data' | 'expiresAt'>,
): Promise<'sms' | 'email' | null> => {
  const { mobile, email } = await readContacts(tx, merchantId, memberId);
  const to = mobile ?? email;
  if (to === null) return null;
  const channel = mobile === null ? 'email' : 'sms';
  const { language } = await tx
    .selectFrom('member')
    .select('language')
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await queueMessage(tx, {
    merchantId,
    channel,
    to,
    kind,
    language,
    ...contentIn(language, channel),
  });
  return channel;
};
