import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { GamesDatabase } from '../database/games-tables.ts';
import type { LockConnection } from '../database/lock-connection.ts';
import { sql } from '../database/sql.ts';

/*
 * Several processes may serve one database. Each shared game is led by the one that holds its
 * advisory lock, on a connection that is kept for nothing else: PostgreSQL takes the lock back in
 * the moment in which that process dies, and another can take it. Whoever was led astray by a lost
 * connection finds every change of a round guarded by the round's own row.
 */

/** The right to advance the rounds of one game. */
export interface Lease {
  /** Comes when the lead is lost. */
  signal: AbortSignal;
  release: () => Promise<void>;
}

/** A notification between processes: something of a game has changed. */
export interface GameNotification {
  /** Of the game. */
  key: string;
  /** Balances that the wallets answered: player, minor units. */
  balances: readonly (readonly [number, number])[];
}

/** This process among those that serve the same database. */
export interface Leases {
  /** Takes the lead of a game; null while another process has it or the database is away. */
  take: (key: string) => Promise<Lease | null>;
  publish: (notification: GameNotification) => Promise<void>;
  /** Whether another process is there to go on. */
  hasOthers: () => Promise<boolean>;
  close: () => Promise<void>;
}

const CHANNEL = 'livery_shared_rounds';

/** What every process holds a share of; any two numbers that no other lock has. */
const PRESENT = [7_202_409, 2] as const;

/** A notification carries 8,000 bytes at most; a player and a balance take fewer than 40. */
const MAX_BALANCES = 150;

interface Post extends GameNotification {
  from: string;
}

/** The connection that holds the locks and hears the others; another one after it was lost. */
const createPost = (
  line: () => Promise<LockConnection>,
  onText: (text: string) => void,
): { current: () => Promise<LockConnection>; close: () => Promise<void> } => {
  let post: Promise<LockConnection> | null = null;
  const open = async (): Promise<LockConnection> => {
    const opened = await line();
    await opened.onNotification(CHANNEL, onText);
    await opened.ask('select pg_advisory_lock_shared($1::int, $2::int)', PRESENT);
    return opened;
  };
  return {
    current: () => {
      if (post) return post;
      const opening = open();
      const forget = (): void => {
        if (post === opening) post = null;
      };
      opening.then(({ lost }) => lost.then(forget), forget);
      post = opening;
      return opening;
    },
    close: async () => {
      const last = await post?.catch(() => null);
      last?.close();
    },
  };
};

const countPresent = (line: LockConnection): Promise<unknown> =>
  line.ask(
    `select count(*)::int from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
        and classid = $1::int::oid and objid = $2::int::oid`,
    PRESENT,
  );

const KEY = 'hashtextextended($1, 0)';

const takeOn = async (line: LockConnection, key: string): Promise<Lease | null> => {
  if ((await line.ask(`select pg_try_advisory_lock(${KEY})`, [key])) !== true) return null;
  const gone = new AbortController();
  void line.lost.then(() => gone.abort());
  return {
    signal: gone.signal,
    release: async () => {
      await line.ask(`select pg_advisory_unlock(${KEY})`, [key]).catch(() => {});
    },
  };
};

/**
 * Joins the processes that share a database.
 *
 * @param line opens the connection that holds the locks; again after it was lost
 * @param onNotification hears what the other processes tell
 */
export const createLeases = (
  { database, log }: { database: GamesDatabase; log: FastifyBaseLogger },
  line: () => Promise<LockConnection>,
  onNotification: (notification: GameNotification) => void,
): Leases => {
  const self = randomUUID();
  const post = createPost(line, (text) => {
    const { from, ...notification } = JSON.parse(text) as Post;
    if (from !== self) onNotification(notification);
  });
  return {
    take: async (key) => {
      try {
        return await takeOn(await post.current(), key);
      } catch (error) {
        log.warn({ err: error, key }, 'the lead of a shared game could not be asked for');
        return null;
      }
    },
    publish: async ({ key, balances }) => {
      for (let from = 0; from === 0 || from < balances.length; from += MAX_BALANCES) {
        const part = balances.slice(from, from + MAX_BALANCES);
        const text = JSON.stringify({ from: self, key, balances: part } satisfies Post);
        await sql`select pg_notify(${CHANNEL}, ${text})`.execute(database);
      }
    },
    hasOthers: async () => Number(await countPresent(await post.current())) > 1,
    close: post.close,
  };
};
