import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../../base/database/is-unavailable.ts';
import type { Database } from '../../base/database/tables.ts';
import { createAnnouncementSource } from './announcement-source.ts';
import type { EventSource } from './event-source.ts';
import { createBalanceSource } from './balance-source.ts';
import { createChatSource } from './chat-source.ts';
import { type HintChannel, noHints } from '../../base/hints/hint-channel.ts';
import { createEnvelopeSource } from './envelope-source.ts';
import { createHintedLooks } from './hinted-looks.ts';
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

interface HubOptions {
  hints?: HintChannel;
  /** How often it looks by itself. */
  tickMs?: number | undefined;
}

/** Looks for one kind of news for some of those who listen. Answers whether there may be more to look at. */
const createLook =
  (database: Database, log: FastifyBaseLogger, subscribers: ReadonlySet<Subscriber>) =>
  async (source: TimedSource, meant: readonly Subscriber[]): Promise<boolean> => {
    // The last page may have gone meanwhile.
    if (meant.length === 0) return subscribers.size > 0;
    try {
      await source.poll(database, meant);
    } catch (error) {
      // Nobody has written anything either.
      if (isDatabaseUnavailable(error)) return false;
      log.error({ err: error }, 'events could not be read');
    }
    return true;
  };

/**
 * Tells listening pages what has changed; asks the database nothing while nobody listens. It looks at its own pace, and
 * at once where a hint asks for it: rows say what is told.
 */
export const createEventHub = (
  database: Database,
  log: FastifyBaseLogger,
  { hints = noHints, tickMs = TICK_MS }: HubOptions = {},
): EventHub => {
  const subscribers = new Set<Subscriber>();
  const pollers = eventSources();
  let ticks = 0;
  let isTicking = false;
  // One look after the other: a source keeps what it has told.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work));
  const look = createLook(database, log, subscribers);
  const poll = async (): Promise<void> => {
    const due = pollers.filter(({ every }) => ticks % every === 0);
    ticks += 1;
    for (const each of due) if (!(await look(each, [...subscribers]))) return;
  };
  const hinted = createHintedLooks(() => void inTurn(lookHinted));
  const lookHinted = async (): Promise<void> => {
    const due = new Map(hinted.take());
    for (const each of pollers) if (!(await look(each, due.get(each.name) ?? []))) return;
  };
  hints.listen(hinted.hear);
  const timer = setInterval(() => {
    if (isTicking || subscribers.size === 0) return;
    isTicking = true;
    void inTurn(poll).finally(() => (isTicking = false));
  }, tickMs);
  timer.unref();
  return {
    add: (subscriber) => {
      subscribers.add(subscriber);
      hinted.add(subscriber);
      return () => {
        hinted.delete(subscriber);
        subscribers.delete(subscriber);
      };
    },
    count: () => subscribers.size,
    close: async () => {
      clearInterval(timer);
      for (const subscriber of subscribers) subscriber.end();
      subscribers.clear();
      hinted.close();
      await turn;
    },
  };
};
