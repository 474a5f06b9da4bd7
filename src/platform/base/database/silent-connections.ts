import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

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

/** How long the answer to the question may take. */
const ANSWER_WITHIN_MS = 3000;

/** What comes later by so much shows that this process was asleep itself: it then knows nothing of others. */
const ASLEEP_MS = 1000;

/** What the driver knows of a connection, of which its types tell nothing. */
interface Wired {
  processID: number | null;
  /** False from the moment at which a statement was sent until all of its answer is there. */
  readyForQuery: boolean;
  connection: { stream: { bytesRead: number; destroy: () => void } };
}

interface Seen {
  bytesRead: number;
  /** Of `performance.now()`: since when nothing has come. */
  since: number;
  /** The same, also while nothing is awaited. */
  heardAt: number;
  /** Whether the server was found not to work for it, once. */
  isSuspect: boolean;
}

/** A connection that waits for an answer. */
interface Silent {
  /** That of the server which works for it, or a number that a pooler made up. */
  processId: number;
  /** How long nothing has come. */
  ms: number;
}

/** Which of them the server works for, by their process ids; null when it does not answer. */
export type AskServer = (silent: readonly Silent[]) => Promise<ReadonlySet<number> | null>;

/**
 * Cuts off connections whose server has gone silent: what waits there fails as on a lost connection, so that
 * calls are answered with 503 and the next one gets another connection. A statement that merely takes long is left alone: the
 * server is asked over a connection of its own whether it works for it.
 *
 * @param ask asked while some statement has had no answer for five seconds, one question at a time
 * @returns ends the watch
 */
export const cutSilent = (pool: Pool, ask: AskServer): (() => void) => {
  const clients = new Map<PoolClient, Seen>();
  let isAsking = false;
  let isAway = false;
  let lookedAt = performance.now();
  pool.on('connect', (client) =>
    clients.set(client, { bytesRead: -1, since: 0, heardAt: 0, isSuspect: false }),
  );
  pool.on('remove', (client) => clients.delete(client));
  const look = async (): Promise<void> => {
    const now = performance.now();
    if (now - lookedAt > LOOK_EVERY_MS + ASLEEP_MS)
      for (const seen of clients.values()) seen.since = now;
    lookedAt = now;
    const isLong = (seen: Seen) => now - seen.since >= (isAway ? SILENT_AGAIN_MS : SILENT_MS);
    const silent = [...clients].filter(([client, seen]) => note(client, seen, now) && isLong(seen));
    if (silent.length === 0 && !isAway) return;
    const working = await ask(
      silent.map(([client, { since }]) => ({
        processId: wired(client).processID ?? 0,
        ms: now - since,
      })),
    );
    isAway = working === null;
    for (const [client, seen] of silent) {
      const { processID, readyForQuery, connection } = wired(client);
      if (readyForQuery || connection.stream.bytesRead !== seen.bytesRead) continue;
      const isAtWork = working?.has(processID ?? 0) === true;
      // An answer may have been on its way when the server was asked.
      if (working === null || (!isAtWork && seen.isSuspect)) connection.stream.destroy();
      if (working !== null && !isAtWork && seen.isSuspect) cutUnheard(clients, seen.since);
      else seen.isSuspect = !isAtWork;
    }
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

/** What the network has forgotten it has mostly forgotten at once: who would use the next one need not find that out again. */
const cutUnheard = (clients: ReadonlyMap<PoolClient, Seen>, since: number): void => {
  for (const [client, { heardAt }] of clients) {
    const { readyForQuery, connection } = wired(client);
    if (readyForQuery && heardAt < since) connection.stream.destroy();
  }
};

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

const AT_WORK = `select pid from pg_catalog.pg_stat_activity
  where pid = any($1::integer[]) and state not in ('idle', 'idle in transaction', 'idle in transaction (aborted)')`;

/** For how long the statement that runs longest has run, of all that servers of ours have sent. */
const LONGEST = `select (extract(epoch from max(clock_timestamp() - query_start)) * 1000)::float8 as ms
  from pg_catalog.pg_stat_activity
  where usename = current_user and state = 'active' and pid <> pg_backend_pid()`;

/** So long a pooler may keep a statement until it has a connection for it; and what clocks may differ by. */
const QUEUED_MS = 15_000;

const idsOf = (silent: readonly Silent[]): Set<number> =>
  new Set(silent.map(({ processId }) => processId));

/** A pooler tells its clients numbers of its own: whoever waits for longer than anything runs is not worked for. */
const askPooler = async (client: Client, silent: readonly Silent[]): Promise<Set<number>> => {
  const { rows } = await client.query<{ ms: number | null }>(LONGEST);
  const longestMs = rows[0]?.ms ?? 0;
  return idsOf(silent.filter(({ ms }) => ms < longestMs + QUEUED_MS));
};

const askDirectly = async (client: Client, silent: readonly Silent[]): Promise<Set<number>> => {
  const { rows } = await client.query<{ pid: number }>(AT_WORK, [[...idsOf(silent)]]);
  return new Set(rows.map(({ pid }) => pid));
};

/**
 * Makes a question to the server over a connection of its own, which is ended with the answer.
 *
 * @param isPooler whether the address is that of a pooler
 */
export const createAskServer =
  (config: ClientConfig, isPooler: boolean): AskServer =>
  async (silent) => {
    const begunMs = performance.now();
    const client = new Client({ ...config, connectionTimeoutMillis: ANSWER_WITHIN_MS });
    client.on('error', () => {});
    const { stream } = (client as unknown as Wired).connection;
    const late = setTimeout(() => stream.destroy(), ANSWER_WITHIN_MS);
    try {
      await client.connect();
      return await (isPooler ? askPooler(client, silent) : askDirectly(client, silent));
    } catch {
      const isAsleep = performance.now() - begunMs > ANSWER_WITHIN_MS + ASLEEP_MS;
      return isAsleep ? idsOf(silent) : null;
    } finally {
      clearTimeout(late);
      client.end().catch(() => {});
    }
  };
