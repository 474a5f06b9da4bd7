import { sql } from '../database/sql.ts';
import type { OpenTransaction } from '../database/tables.ts';
import { type MessageKind, textsOf } from './message-texts.ts';

/**
 * The words of a message in a language, its placeholders filled.
 *
 * @throws when a placeholder has no value: a fault of ours
 */
const renderMessage = (
  kind: MessageKind,
  language: string,
  data: Readonly<Record<string, string | number>>,
): { subject: string; body: string } => {
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = data[name];
      if (value === undefined) throw new Error(`the message ${kind} has no value for ${name}`);
      return oneLine(String(value));
    });
  const { subject, text } = textsOf(language)[kind];
  return { subject: fill(subject), body: fill(text) };
};

/** A value never begins a line of its own: nobody writes a second message into ours. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

export type { MessageKind } from './message-texts.ts';

/** Something to tell a person by SMS or e-mail. */
export interface Message {
  merchantId: number;
  channel: 'sms' | 'email';
  /** A number in E.164, or an e-mail address. */
  to: string;
  /** Which text: a key of the area `messages`. */
  kind: MessageKind;
  /** The reader's language; one that has no texts is served in English. */
  language: string;
  /** Fills the text's placeholders; `brand` is known by itself. */
  data?: Readonly<Record<string, string | number>>;
  /** After this it is of no use and not sent. */
  expiresAt?: Date | undefined;
  /** What it costs, in minor units of the brand's currency; nothing when left out. */
  priceMinor?: number;
  /** False only writes the row and sends nothing, so that an unknown name takes as long as a known
   * one. */
  deliver?: boolean;
}

/** Puts a message into the outbox; it leaves once the transaction has ended well. */
export const queueMessage = async (tx: OpenTransaction, message: Message): Promise<void> => {
  // The name alone: a brand's whole file is large.
  const { name } = await tx
    .selectFrom('merchant')
    .select(sql<string>`config -> 'brand' ->> 'name'`.as('name'))
    .where('id', '=', message.merchantId)
    .executeTakeFirstOrThrow();
  await tx.insertInto('messageOutbox').values(messageRow(message, name)).execute();
};

/** Puts many messages into the outbox, which leave after those that one person waits for. */
export const queueMessages = async (
  tx: OpenTransaction,
  messages: readonly (Message & { brandName: string })[],
): Promise<void> => {
  if (messages.length === 0) return;
  const rows = messages.map((each) => ({ ...messageRow(each, each.brandName), bulk: true }));
  await tx.insertInto('messageOutbox').values(rows).execute();
};

/**
 * A message as it stands in the outbox.
 *
 * @throws when a placeholder has no value: a fault of ours
 */
export const messageRow = (message: Message, brandName: string) => {
  const { merchantId, channel, to, kind, language, data = {}, expiresAt } = message;
  const { subject, body } = renderMessage(kind, language, { brand: brandName, ...data });
  return {
    merchantId,
    channel,
    recipient: to,
    kind,
    language,
    subject,
    body,
    priceMinor: message.priceMinor ?? 0,
    state: (message.deliver ?? true) ? ('queued' as const) : ('withheld' as const),
    expiresAt: expiresAt ?? null,
  };
};
