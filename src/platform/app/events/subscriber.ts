import type { SiteEvent } from '#api/events.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** A page that listens. */
export interface Subscriber {
  merchant: Merchant;
  /** Who is signed in there; null for a visitor. */
  member: { memberId: number; type: number; tokenHash: string } | null;
  /** Sends an event; what cannot be sent is dropped with its page. */
  send: (event: SiteEvent) => void;
  /** Ends the stream. */
  end: () => void;
}

/** A subscriber who is signed in. */
export type MemberSubscriber = Subscriber & { member: NonNullable<Subscriber['member']> };

/** Those of the subscribers who are signed in. */
export const membersOf = (subscribers: readonly Subscriber[]): MemberSubscriber[] =>
  subscribers.filter((one): one is MemberSubscriber => one.member !== null);

/** The brands that are listened to, each with its subscribers. */
export const byMerchant = (
  subscribers: readonly Subscriber[],
): { merchant: Merchant; listening: Subscriber[] }[] =>
  [...Map.groupBy(subscribers, ({ merchant }) => merchant.id).values()].flatMap((listening) => {
    const [first] = listening;
    return first ? [{ merchant: first.merchant, listening }] : [];
  });
