/** A message on its way out. */
export interface OutgoingMessage {
  /** The same at each attempt: a receiver that has seen it need not take it twice. */
  id: string;
  brand: { code: string; name: string; domain: string };
  /** A number in E.164, an e-mail address, or the number of a subscription to web push. */
  to: string;
  kind: string;
  language: string;
  subject: string;
  body: string;
}

/**
 * Hands a message to whoever carries it.
 *
 * @throws when it was not taken: it is tried again later
 */
export type Transport = (message: OutgoingMessage) => Promise<void>;

/** Null: the channel has none, and its messages stay in the outbox to be read there. */
export interface Transports {
  sms: Transport | null;
  email: Transport | null;
  push?: Transport | null;
}
