import { errors, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { type Hint, readHint, SUBJECT } from './hint.ts';
import type { HintChannel, HintCounts } from './hint-channel.ts';
import { createHintOutbox, type HintOutbox } from './hint-outbox.ts';
import { connectToNats } from './nats-connection.ts';
import type { NatsSettings } from './nats-settings.ts';

/** Between two tries while it was never there, or does not let us listen. */
const RETRY_MS = 2000;

/** How long its end may take. */
const CLOSE_MS = 1000;

/** Says once that NATS is away, and once that it is back. */
const createTeller = (log: Pick<FastifyBaseLogger, 'warn'>, servers: readonly string[]) => {
  let isAway = false;
  return {
    away: (why: unknown) => {
      if (isAway) return;
      isAway = true;
      const reason = why instanceof Error ? why.message : String(why);
      log.warn({ servers, reason }, 'NATS is away: news of other processes come a little later');
    },
    back: () => {
      if (isAway) log.warn({ servers }, 'NATS is back');
      isAway = false;
    },
    mayNotTell: () => log.warn({ servers, subject: SUBJECT }, 'NATS lets us publish no hints'),
  };
};

/** What the life of one connection changes. */
interface Parts {
  outbox: HintOutbox;
  hear: (bytes: Uint8Array) => void;
  teller: ReturnType<typeof createTeller>;
}

/** Works by a connection until it has ended. @throws why it cannot be used */
const useConnection = async (
  connection: NatsConnection,
  { outbox, hear, teller }: Parts,
): Promise<void> => {
  const taker = {
    publish: (text: string) => connection.publish(SUBJECT, text),
    flush: () => connection.flush(),
  };
  const fault: { refused?: Error } = {};
  const open = (): void => {
    if (fault.refused) throw fault.refused;
    teller.back();
    outbox.openTo(taker);
  };
  // Before anything is asked, so that nothing is missed.
  const statuses = connection.status();
  connection.subscribe(SUBJECT, {
    callback: (error, { data }) => {
      if (error) fault.refused = error;
      else hear(data);
    },
  });
  await connection.flush();
  open();
  let mayTell = true;
  for await (const status of statuses) {
    if (status.type === 'disconnect') {
      outbox.openTo(null);
      teller.away('the connection ended');
    } else if (status.type === 'reconnect') open();
    else if (status.type === 'error' && fault.refused) throw fault.refused;
    else if (status.type === 'error' && mayTell && isPublishRefusal(status.error)) {
      mayTell = false;
      teller.mayNotTell();
    }
  }
  throw new Error('the connection was closed');
};

const isPublishRefusal = (error: Error): boolean =>
  error instanceof errors.PermissionViolationError && error.operation === 'publish';

/** Connects again and again until it is told to end. */
const keepConnected = (settings: NatsSettings, parts: Parts) => {
  const ending = new AbortController();
  const { signal } = ending;
  let current: NatsConnection | null = null;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        current = await connectToNats(settings, { isLasting: true });
        if (!signal.aborted) await useConnection(current, parts);
      } catch (error) {
        parts.outbox.openTo(null);
        if (!signal.aborted) parts.teller.away(error);
      }
      await current?.close().catch(() => {});
      current = null;
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  void run();
  return async (): Promise<void> => {
    ending.abort();
    parts.outbox.openTo(null);
    // A NATS that answers nothing keeps no process from its end.
    await Promise.race([
      current?.close().catch(() => {}),
      wait(CLOSE_MS, undefined, { ref: false }),
    ]);
  };
};

/**
 * Hints by NATS. It connects by itself, now or later, and nobody waits for it.
 *
 * @param log is told once when NATS is away, and once when it is back
 */
export const openNatsHints = (
  settings: NatsSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): HintChannel => {
  const listeners = new Set<(hint: Hint) => void>();
  const counts: HintCounts = { sent: 0, dropped: 0, received: 0, refused: 0 };
  const { tell, openTo } = createHintOutbox(counts);
  let isConnected = false;
  const outbox: HintOutbox = {
    tell,
    openTo: (taker) => {
      isConnected = taker !== null;
      openTo(taker);
    },
  };
  const hear = (bytes: Uint8Array): void => {
    const hint = readHint(bytes);
    counts[hint ? 'received' : 'refused'] += 1;
    if (hint) for (const listener of listeners) listener(hint);
  };
  const close = keepConnected(settings, {
    outbox,
    hear,
    teller: createTeller(log, settings.servers),
  });
  return {
    isSet: true,
    tell,
    listen: (listener) => void listeners.add(listener),
    state: () => ({ isConnected, counts }),
    close,
  };
};
