import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** A process asks for a tenth of a limit at a time, so that who calls often costs a statement for ten calls. */
const SHARE = 10;

/** So many visitors are remembered; of one that is forgotten what was left is lost: stricter, never looser. */
const MOST_LEASES = 50_000;

/** What a process may let through by itself: its part of a limit that all processes share. */
interface Lease {
  left: number;
  /** What all processes were given when it was given. */
  used: number;
  /** Of `performance.now()`: its window is over then, everywhere. */
  until: number;
}

interface Wanted {
  key: string;
  most: number;
  windowMs: number;
}

type Said = { current: number; ttl: number };

/** Takes a part of a limit out of the rows, in one statement; nothing where all of it is given out. */
const askRows = async (database: Database, { key, most, windowMs }: Wanted): Promise<Lease> => {
  const want = Math.max(1, Math.floor(most / SHARE));
  const asked = performance.now();
  const { rows } = await sql<{ given: number; used: number; endsInMs: number }>`
    insert into shared_limit as l (key, ends_at, used, had)
      values (${key}, clock_timestamp() + ${windowMs}::integer * interval '1 ms', ${want}::integer, 0)
    on conflict (key) do update set
      had = case when l.ends_at <= clock_timestamp() then 0 else l.used end,
      used = case when l.ends_at <= clock_timestamp() then excluded.used
        else greatest(l.used, least(l.used + excluded.used, ${most}::integer)) end,
      ends_at = case when l.ends_at <= clock_timestamp() then excluded.ends_at else l.ends_at end
    returning used - had as given, used,
      (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as ends_in_ms`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('a limit gave no row');
  return { left: row.given, used: row.used, until: asked + row.endsInMs };
};

/** Without rows a process lets through a tenth of the pace, for a tenth of the time: then it asks again. */
const aloneFor = ({ most, windowMs }: Wanted): Lease => {
  const left = Math.max(1, Math.floor(most / SHARE / SHARE));
  return { left, used: most, until: performance.now() + windowMs / SHARE };
};

const createLeases = (database: Database) => {
  const leases = new Map<string, Promise<Lease>>();
  const ask = (wanted: Wanted): Promise<Lease> => {
    const asked = askRows(database, wanted).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) return aloneFor(wanted);
      leases.delete(wanted.key);
      throw error;
    });
    leases.delete(wanted.key);
    leases.set(wanted.key, asked);
    const [oldest] = leases.size > MOST_LEASES ? leases.keys() : [];
    if (oldest !== undefined) leases.delete(oldest);
    return asked;
  };
  const take = async (wanted: Wanted): Promise<Said> => {
    const { key, most } = wanted;
    const held = leases.get(key) ?? ask(wanted);
    const lease = await held;
    const ttl = Math.max(1, Math.ceil(lease.until - performance.now()));
    if (lease.until > performance.now()) {
      if (lease.left > 0) {
        lease.left -= 1;
        return { current: Math.min(most, lease.used - lease.left), ttl };
      }
      if (lease.used >= most) return { current: most + 1, ttl };
    }
    // Who waits for the same one asks once.
    if (leases.get(key) === held) leases.delete(key);
    return take(wanted);
  };
  return take;
};

/**
 * A store of rate limits that all processes on one database share: never more is let through by all of
 * them together than a limit allows, whoever is asked. Windows begin with the first call. While the
 * database is away each process is stricter by itself.
 */
export const createSharedLimits = (
  database: Database,
): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore => {
  const take = createLeases(database);
  return class SharedLimits implements FastifyRateLimitStore {
    readonly #place: string;

    constructor(_options: FastifyRateLimitOptions, place = '') {
      this.#place = place;
    }

    incr(
      key: string,
      callback: (error: Error | null, said?: Said) => void,
      windowMs = 60_000,
      most = 1,
    ): void {
      const told = async (): Promise<void> => {
        const wanted = { key: `${this.#place} ${key}`, most, windowMs };
        let said: Said;
        try {
          said = await take(wanted);
        } catch (error) {
          return callback(error instanceof Error ? error : new Error(String(error)));
        }
        callback(null, said);
      };
      void told();
    }

    child(options: FastifyRateLimitOptions & { path?: string; prefix?: string }): SharedLimits {
      const { routeInfo } = options as { routeInfo?: { method?: string | string[]; url?: string } };
      return new SharedLimits(
        options,
        `${String(routeInfo?.method ?? '')} ${routeInfo?.url ?? ''}`,
      );
    }
  };
};
