import { readLiveRounds } from '../../money/red-envelopes/read-live-rounds.ts';
import { isTrial } from '../../people/access/member-types.ts';
import type { EventSource } from './event-source.ts';
import { byMerchant, membersOf, type Subscriber } from './subscriber.ts';

/**
 * Tells the members of a brand that there are rounds of red envelopes, and when they are others than before:
 * one is announced or over, or has no envelope left. When one opens they know beforehand. One query for all
 * brands.
 */
export const createEnvelopeSource = (): EventSource => {
  const told = new WeakMap<Subscriber, string>();
  return async (database, subscribers) => {
    const brands = byMerchant(membersOf(subscribers));
    if (brands.length === 0) return;
    const rounds = await readLiveRounds(
      database,
      brands.map(({ merchant }) => merchant.id),
    );
    for (const { merchant, listening } of brands) {
      const now = rounds.get(merchant.id) ?? '';
      for (const subscriber of listening) {
        const { member, send } = subscriber;
        // A page asks for nothing before it is told: most brands have no rounds.
        if ((told.get(subscriber) ?? '') === now) continue;
        told.set(subscriber, now);
        if (member && !isTrial(member.type)) send({ name: 'redEnvelopes', data: {} });
      }
    }
  };
};
