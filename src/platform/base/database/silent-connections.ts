import type { Pool, PoolClient } from 'pg';
import {
  type Answer,
  ASLEEP_MS,
  type AskServer,
  type Forgotten,
  type Wired,
} from './ask-server.ts';

/*
 * A network that carries nothing any more tells nobody: what was sent into it is sent again for a quarter of an
 * hour, and who waits for an answer waits as long. TCP's own keepalive is silent while something is on its way,
 * and a proxy on the way may go on to acknowledge. So whoever waits asks over another connection.
 */

/** How often connections are looked at. */
const LOOK_EVERY_MS = 1000;

/** A statement without any answer for so long is worth a question. */
const SILENT_MS = 5000;

/** The same, once a question was not answered: nobody waits as long as the first did. */
const SILENT_AGAIN_MS = 1000;

/** For how long the same holds behind a pooler, which may hand out the next connection that was forgotten with the one that was found. */
const WARY_MS = 30_000;

interface Seen {
  bytesRead: number;
  /** Of `performance.now()`: since when nothing has come. */
  since: number;
  /** The same, also while nothing is awaited. */
  heardAt: number;
  /** The same, since when there is the connection. */
  madeAt: number;
  /** Whether the server was found not to work for it, once. */
  isSuspect: boolean;
}

type Watched = readonly [PoolClient, Seen];

/**
 * Cuts off connections whose server has gone silent: what waits there fails as on a lost connection, so that
 * calls are answered with 503 and the next one gets another connection. A statement that merely takes long is left alone: the
 * server is asked over a connection of its own whether it works for it. What the server keeps for a connection that was cut
 * off, rows that it has locked above all, is given back by the next question, and not when the server notices by itself.
 *
 * @param ask asked while some statement has had no answer for five seconds, one question at a time
 * @param isPooler whether the connections are those to a pooler
 * @returns ends the watch
 */
export const cutSilent = (pool: Pool, ask: AskServer, isPooler: boolean): (() => void) => {
  const clients = new Map<PoolClient, Seen>();
  let forgotten: Forgotten[] = [];
  let isAsking = false;
  let isAway = false;
  let waryUntil = 0;
  let lookedAt = performance.now();
  pool.on('connect', (client) => clients.set(client, newlySeen()));
  pool.on('remove', (client) => clients.delete(client));
  const look = async (): Promise<void> => {
    const now = performance.now();
    if (now - lookedAt > LOOK_EVERY_MS + ASLEEP_MS)
      for (const seen of clients.values()) seen.since = now;
    lookedAt = now;
    const isLong = (seen: Seen) =>
      now - seen.since >= (isAway || now < waryUntil ? SILENT_AGAIN_MS : SILENT_MS);
    const silent = [...clients].filter(([client, seen]) => note(client, seen, now) && isLong(seen));
    if (silent.length === 0 && forgotten.length === 0 && !isAway) return;
    const asked = silent.map(([client, { since }]) => {
      const { processID, _activeQuery: sent } = wired(client);
      return { processId: processID ?? 0, ms: now - since, text: sent?.text ?? '' };
    });
    const answer = await ask(asked, forgotten);
    isAway = answer === null;
    const left = forgotten.filter(({ processId }) => answer?.left.has(processId) ?? true);
    const lost = chooseLost(clients, silent, answer);
    for (const [client] of lost) wired(client).connection.stream.destroy();
    if (isPooler && lost.length > 0 && now >= waryUntil) waryUntil = now + WARY_MS;
    forgotten = [...left, ...lost.flatMap(toForgotten)];
    lookedAt = performance.now();
  };
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void look().finally(() => (isAsking = false));
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

const newlySeen = (): Seen => ({
  bytesRead: -1,
  since: 0,
  heardAt: 0,
  madeAt: performance.now(),
  isSuspect: false,
});

/** Those that are to be cut off after an answer, or none; who is suspected for the first time is remembered. */
const chooseLost = (
  clients: ReadonlyMap<PoolClient, Seen>,
  silent: readonly Watched[],
  answer: Answer | null,
): Watched[] => {
  const lost = new Map<PoolClient, Seen>();
  for (const [client, seen] of silent) {
    const { processID, readyForQuery, connection } = wired(client);
    // An answer may have been on its way when the server was asked.
    if (readyForQuery || connection.stream.bytesRead !== seen.bytesRead) continue;
    const isAtWork = answer?.working.has(processID ?? 0) === true;
    const isForgotten = answer !== null && !isAtWork && seen.isSuspect;
    if (answer === null || isForgotten) lost.set(client, seen);
    if (isForgotten)
      for (const [other, unheard] of findUnheard(clients, seen.since)) lost.set(other, unheard);
    else seen.isSuspect = !isAtWork;
  }
  return [...lost];
};

const toForgotten = ([client, { madeAt }]: Watched): Forgotten[] => {
  const { processID } = wired(client);
  return processID === null ? [] : [{ processId: processID, madeAt }];
};

/** What the network has forgotten it has mostly forgotten at once: who would use the next one need not find that out again. */
const findUnheard = (clients: ReadonlyMap<PoolClient, Seen>, since: number): Watched[] =>
  [...clients].filter(([client, { heardAt }]) => {
    const { readyForQuery, connection } = wired(client);
    return readyForQuery && heardAt < since && !connection.stream.destroyed;
  });

const wired = (client: PoolClient): Wired => client as unknown as Wired;

/** Notes what has come of a connection; true while it waits for an answer. */
const note = (client: PoolClient, seen: Seen, now: number): boolean => {
  const { readyForQuery, connection } = wired(client);
  const { bytesRead } = connection.stream;
  if (bytesRead !== seen.bytesRead) seen.heardAt = now;
  if (readyForQuery || bytesRead !== seen.bytesRead)
    Object.assign(seen, { bytesRead, since: now, isSuspect: false });
  return !readyForQuery;
};
