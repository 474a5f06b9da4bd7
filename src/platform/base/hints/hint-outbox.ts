import { type Hint, writeHint } from './hint.ts';
import type { HintCounts } from './hint-channel.ts';

/** As many wait for NATS; beyond that they are dropped. */
const MOST_WAITING = 10_000;

/** What hints are handed to. */
export interface HintTaker {
  publish: (text: string) => void;
  /** Resolves when all of it has arrived; rejects when it may not have. */
  flush: () => Promise<void>;
}

/** Hints on their way. */
export interface HintOutbox {
  tell: (hint: Hint) => void;
  /** Hands them to this one from now on; null: nobody takes any, and those that wait are dropped. */
  openTo: (taker: HintTaker | null) => void;
}

/**
 * Sends hints, one handful after the other: the next goes when the last has arrived. While one is under way the same
 * hint waits only once, so a slow NATS gets fewer hints, and never more than fit into memory.
 */
export const createHintOutbox = (counts: Pick<HintCounts, 'sent' | 'dropped'>): HintOutbox => {
  const waiting = new Set<string>();
  let open: HintTaker | null = null;
  let busy: HintTaker | null = null;
  /** All that wait; nothing where this one takes none any more. */
  const take = (to: HintTaker): string[] => {
    if (open !== to) return [];
    const batch = [...waiting];
    waiting.clear();
    return batch;
  };
  const send = async (): Promise<void> => {
    const to = open;
    if (to === null || busy === to) return;
    busy = to;
    try {
      for (let batch = take(to); batch.length > 0; batch = take(to)) {
        for (const text of batch) to.publish(text);
        counts.sent += batch.length;
        await to.flush();
      }
    } catch {
      // Others find the rows at their next look.
    } finally {
      if (busy === to) busy = null;
    }
  };
  return {
    tell: (hint) => {
      if (open === null || waiting.size >= MOST_WAITING) {
        counts.dropped += 1;
        return;
      }
      waiting.add(writeHint(hint));
      // What is told in the same turn goes together.
      setImmediate(() => void send());
    },
    openTo: (taker) => {
      open = taker;
      counts.dropped += waiting.size;
      waiting.clear();
    },
  };
};
