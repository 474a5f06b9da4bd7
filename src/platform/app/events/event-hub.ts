import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../../base/database/is-unavailable.ts';
import type { Database } from '../../base/database/tables.ts';
import { createAnnouncementSource } from './announcement-source.ts';
import type { EventSource } from './event-source.ts';
import { createBalanceSource } from './balance-source.ts';
import { createChatSource } from './chat-source.ts';
import { createEnvelopeSource } from './envelope-source.ts';
import { createJackpotSource } from './jackpot-source.ts';
import { createMessageSource } from './message-source.ts';
import { createRaceSource } from './race-source.ts';
import { createRankSource } from './rank-source.ts';
import { createResultSource } from './result-source.ts';
import { createSessionSource } from './session-source.ts';
import type { Subscriber } from './subscriber.ts';
import { createUnreadSource } from './unread-source.ts';
import { createWinnerSource } from './winner-source.ts';

/** How long news may be on its way. */
export const TICK_MS = 500;

/** A kind of news. */
interface TimedSource {
  name: string;
  /** Ticks between two looks. */
  every: number;
  poll: EventSource;
}

/** Every kind of news, as one hub looks for it: each looks at all brands with one query. */
export const eventSources = (): TimedSource[] => [
  { name: 'balances', every: 1, poll: createBalanceSource() },
  { name: 'results', every: 2, poll: createResultSource() },
  { name: 'chat', every: 2, poll: createChatSource() },
  { name: 'messages', every: 3, poll: createMessageSource() },
  { name: 'unread', every: 3, poll: createUnreadSource() },
  { name: 'ranks', every: 3, poll: createRankSource() },
  { name: 'winners', every: 4, poll: createWinnerSource() },
  { name: 'jackpots', every: 4, poll: createJackpotSource() },
  { name: 'redEnvelopes', every: 4, poll: createEnvelopeSource() },
  { name: 'races', every: 6, poll: createRaceSource() },
  { name: 'announcements', every: 10, poll: createAnnouncementSource() },
  { name: 'sessions', every: 10, poll: createSessionSource() },
];

export interface EventHub {
  /** @returns takes it out again */
  add: (subscriber: Subscriber) => () => void;
  count: () => number;
  /** Ends every stream and the looking. */
  close: () => Promise<void>;
}

/** Tells listening pages what has changed; asks the database nothing while nobody listens. */
export const createEventHub = (database: Database, log: FastifyBaseLogger): EventHub => {
  const subscribers = new Set<Subscriber>();
  const pollers = eventSources();
  let ticks = 0;
  let running: Promise<void> | null = null;
  const poll = async (): Promise<void> => {
    const due = pollers.filter(({ every }) => ticks % every === 0);
    ticks += 1;
    for (const each of due) {
      // The last page may have gone meanwhile.
      if (subscribers.size === 0) return;
      try {
        await each.poll(database, [...subscribers]);
      } catch (error) {
        // Nobody has written anything either.
        if (isDatabaseUnavailable(error)) return;
        log.error({ err: error }, 'events could not be read');
      }
    }
  };
  const timer = setInterval(() => {
    if (running || subscribers.size === 0) return;
    running = poll().finally(() => (running = null));
  }, TICK_MS);
  timer.unref();
  return {
    add: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    count: () => subscribers.size,
    close: async () => {
      clearInterval(timer);
      for (const subscriber of subscribers) subscriber.end();
      subscribers.clear();
      await running;
    },
  };
};
