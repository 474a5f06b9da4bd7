import { Client, type ClientConfig } from 'pg';

/** How long the answer to the question may take. */
const ANSWER_WITHIN_MS = 3000;

/** What comes later by so much shows that this process was asleep itself: it then knows nothing of others. */
export const ASLEEP_MS = 1000;

/** What the driver knows of a connection, of which its types tell nothing. */
export interface Wired {
  processID: number | null;
  /** False from the moment at which a statement was sent until all of its answer is there. */
  readyForQuery: boolean;
  /** The statement that was sent last and is not answered yet. */
  _activeQuery: { text?: string } | null;
  connection: { stream: { bytesRead: number; destroyed: boolean; destroy: () => void } };
}

/** A connection that waits for an answer. */
interface Silent {
  /** That of the server which works for it, or a number that a pooler made up. */
  processId: number;
  /** How long nothing has come. */
  ms: number;
  /** What was sent; empty where that is not known. */
  text: string;
}

/** A connection that was given up, and of which the server may know nothing. */
export interface Forgotten {
  /** That of the server which worked for it. */
  processId: number;
  /** Of `performance.now()`: since when there was the connection. */
  madeAt: number;
}

/** What the server says. */
export interface Answer {
  /** For whom it works, of those that were asked about: by their process ids. */
  working: ReadonlySet<number>;
  /** Of those that were to be ended: the processes that still do something and are to be ended later. */
  left: ReadonlySet<number>;
}

/**
 * Has the server end its processes for connections that were given up, and asks for which of the silent ones it works; null
 * when it does not answer.
 */
export type AskServer = (
  silent: readonly Silent[],
  forgotten: readonly Forgotten[],
) => Promise<Answer | null>;

const AT_WORK = `select pid from pg_catalog.pg_stat_activity
  where pid = any($1::integer[]) and state not in ('idle', 'idle in transaction', 'idle in transaction (aborted)')`;

/**
 * Of those that wait behind a pooler: for whom the server may be at work, by what is at work there. It shows the beginning of each
 * statement, and no statement waits longer for an answer than it runs and was kept by the pooler before.
 */
const MAYBE_AT_WORK = `select asked.id from unnest($1::integer[], $2::float8[], $3::text[]) as asked (id, ms, text)
  where exists (select from pg_catalog.pg_stat_activity a
    where a.usename = current_user and a.pid <> pg_backend_pid()
      and a.state not in ('idle', 'idle in transaction', 'idle in transaction (aborted)')
      and (asked.text = '' or starts_with(asked.text, a.query))
      and coalesce(extract(epoch from clock_timestamp() - a.query_start) * 1000, 'infinity') + $4 >= asked.ms)`;

/**
 * So long a pooler may have kept a statement until it had a connection for it, and look at it a second too late. A pooler lets go in
 * turn: while a question goes through, nobody who came before it is still kept.
 */
const QUEUED_MS = 6000;

const idsOf = (some: readonly Pick<Silent, 'processId'>[]): Set<number> =>
  new Set(some.map(({ processId }) => processId));

/** A pooler tells its clients numbers of its own: they are known by what they have sent. */
const askPooler = async (client: Client, silent: readonly Silent[]): Promise<Answer> => {
  const { rows } = await client.query<{ id: number }>(MAYBE_AT_WORK, [
    silent.map(({ processId }) => processId),
    silent.map(({ ms }) => ms),
    silent.map(({ text }) => text),
    QUEUED_MS,
  ]);
  // Which process worked for whom only the pooler knows: it is told by the lost connection.
  return { working: new Set(rows.map(({ id }) => id)), left: new Set() };
};

/**
 * Ends processes that wait for a word of somebody who is gone. One that works is left: what it does is soon done, and one that
 * waits for a standby has committed. A number may be another's by now: the process has to be as old as the connection was.
 */
const END = `select a.pid, case when a.state = 'active' then false else pg_catalog.pg_terminate_backend(a.pid) end as "isEnded"
  from unnest($1::integer[], $2::float8[]) as gone (pid, ms)
  join pg_catalog.pg_stat_activity a on a.pid = gone.pid and a.usename = session_user
    and extract(epoch from clock_timestamp() - a.backend_start) * 1000 - gone.ms between -1000 and $3`;

/** By so much a process may be older than its connection: it is there before anybody may sign in. */
const OLDER_MS = 11_000;

const endForgotten = async (
  client: Client,
  forgotten: readonly Forgotten[],
): Promise<Set<number>> => {
  if (forgotten.length === 0) return new Set();
  const now = performance.now();
  const { rows } = await client
    .query<{ pid: number; isEnded: boolean }>(END, [
      forgotten.map(({ processId }) => processId),
      forgotten.map(({ madeAt }) => now - madeAt),
      OLDER_MS,
    ])
    // Where it may not be done, the server's own keepalive does it: no reason to take it for silent.
    .catch((): { rows: { pid: number; isEnded: boolean }[] } => ({ rows: [] }));
  return new Set(rows.flatMap(({ pid, isEnded }) => (isEnded ? [] : [pid])));
};

const askDirectly = async (
  client: Client,
  silent: readonly Silent[],
  forgotten: readonly Forgotten[],
): Promise<Answer> => {
  // The server's role is told nothing of what runs as its login, and may end nothing of it.
  await client.query('set role none');
  const left = await endForgotten(client, forgotten);
  const { rows } = await client.query<{ pid: number }>(AT_WORK, [[...idsOf(silent)]]);
  return { working: new Set(rows.map(({ pid }) => pid)), left };
};

/**
 * Makes a question to the server over a connection of its own, which is ended with the answer.
 *
 * @param isPooler whether the address is that of a pooler
 */
export const createAskServer =
  (config: ClientConfig, isPooler: boolean): AskServer =>
  async (silent, forgotten) => {
    const begunMs = performance.now();
    const client = new Client({ ...config, connectionTimeoutMillis: ANSWER_WITHIN_MS });
    client.on('error', () => {});
    const { stream } = (client as unknown as Wired).connection;
    const late = setTimeout(() => stream.destroy(), ANSWER_WITHIN_MS);
    try {
      await client.connect();
      return await (isPooler ? askPooler(client, silent) : askDirectly(client, silent, forgotten));
    } catch {
      const isAsleep = performance.now() - begunMs > ANSWER_WITHIN_MS + ASLEEP_MS;
      return isAsleep ? { working: idsOf(silent), left: idsOf(forgotten) } : null;
    } finally {
      clearTimeout(late);
      client.end().catch(() => {});
    }
  };
