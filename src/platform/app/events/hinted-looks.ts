import type { Hint, HintKind } from '../../base/hints/hint.ts';
import type { Subscriber } from './subscriber.ts';

/** What is looked at when something may have changed, by the names of sources. */
const HINTED: Record<HintKind, readonly string[]> = {
  member: ['balances', 'messages', 'unread', 'sessions'],
  room: ['chat'],
  board: ['winners', 'jackpots', 'redEnvelopes', 'races'],
  draws: ['results'],
  brands: ['announcements'],
};

/** Between two looks that hints ask for: as many as come in between are one. */
const GAP_MS = 100;

/** Who listens, as hints name them. */
export interface HintedLooks {
  add: (subscriber: Subscriber) => void;
  delete: (subscriber: Subscriber) => void;
  hear: (hint: Hint) => void;
  /** What is to be looked at now, and for whom; then nothing is until the next hint. */
  take: () => [source: string, meant: Subscriber[]][];
  close: () => void;
}

/** Everybody, a brand, or a member of it. */
const keyOf = (brand: string | null, id: number | null): string =>
  brand === null ? '*' : id === null ? brand : `${brand} ${id}`;

const keysOf = ({ merchant: { code }, member }: Subscriber): string[] => [
  keyOf(null, null),
  keyOf(code, null),
  ...(member ? [keyOf(code, member.memberId)] : []),
];

/**
 * Keeps what hints ask for until it is looked at. Only what concerns somebody who listens here is kept, so no number of
 * hints costs more than a look at everything ten times a second.
 *
 * @param look told once something is to be looked at; it takes it
 */
export const createHintedLooks = (look: () => void): HintedLooks => {
  const listening = new Map<string, Set<Subscriber>>();
  const asked = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | null = null;
  let lastMs = -GAP_MS;
  return {
    add: (subscriber) => {
      for (const key of keysOf(subscriber)) {
        const those = listening.get(key) ?? new Set();
        listening.set(key, those.add(subscriber));
      }
    },
    delete: (subscriber) => {
      for (const key of keysOf(subscriber)) {
        const those = listening.get(key);
        those?.delete(subscriber);
        if (those?.size === 0) listening.delete(key);
      }
    },
    hear: ({ kind, brand, id }) => {
      const key = keyOf(brand, id);
      if (!listening.has(key)) return;
      for (const source of HINTED[kind])
        asked.set(source, (asked.get(source) ?? new Set()).add(key));
      timer ??= setTimeout(look, Math.max(0, lastMs + GAP_MS - performance.now())).unref();
    },
    take: () => {
      timer = null;
      lastMs = performance.now();
      // Who came meanwhile is among them: a source that tells a brand knows afterwards what was told.
      const due = [...asked].map(([source, keys]): [string, Subscriber[]] => [
        source,
        [...new Set([...keys].flatMap((key) => [...(listening.get(key) ?? [])]))],
      ]);
      asked.clear();
      return due;
    },
    close: () => {
      if (timer) clearTimeout(timer);
      listening.clear();
      asked.clear();
    },
  };
};
