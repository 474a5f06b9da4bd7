import { setTimeout as wait } from 'node:timers/promises';
import { connectToNats } from './nats-connection.ts';
import type { NatsSettings } from './nats-settings.ts';
import { type Hint, SUBJECT, writeHint } from './hint.ts';

/** How long a hint may take to come back. */
const ROUND_MS = 5000;

/** What asks for the least: results of draws are looked at. */
const HARMLESS: Hint = { kind: 'draws', brand: null, id: null };

/**
 * Tells a harmless hint and waits until it has come back.
 *
 * @throws what stands in the way
 */
export const probeNats = async (settings: NatsSettings): Promise<void> => {
  const connection = await connectToNats(settings, { isLasting: false });
  const done = new AbortController();
  try {
    const heard = new Promise<void>((resolve, reject) => {
      connection.subscribe(SUBJECT, {
        callback: (error) => (error ? reject(error) : resolve()),
      });
    });
    connection.publish(SUBJECT, writeHint(HARMLESS));
    const late = wait(ROUND_MS, undefined, { signal: done.signal }).then(() => {
      throw new Error(`a hint on ${SUBJECT} did not come back`);
    });
    await Promise.race([heard, late]);
  } finally {
    done.abort();
    await connection.close();
  }
};
