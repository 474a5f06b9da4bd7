import type { OpenTransaction } from '../database/tables.ts';
import { renderMessage } from './render-message.ts';
import type { MessageKind } from './message-texts.ts';

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
  const {
    merchantId,
    channel,
    to,
    kind,
    language,
    data = {},
    expiresAt,
    deliver = true,
    priceMinor = 0,
  } = message;
  const { config } = await tx
    .selectFrom('merchant')
    .select('config')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const { brand } = config as { brand: { name: string } };
  const { subject, body } = renderMessage(kind, language, { brand: brand.name, ...data });
  await tx
    .insertInto('messageOutbox')
    .values({
      merchantId,
      channel,
      recipient: to,
      kind,
      language,
      subject,
      body,
      priceMinor,
      state: deliver ? 'queued' : 'withheld',
      expiresAt: expiresAt ?? null,
    })
    .execute();
};
