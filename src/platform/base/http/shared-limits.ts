import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Database } from '../database/tables.ts';
import type { Valkey } from '../valkey/open-valkey.ts';
import { createLeases, type Said } from './limit-leases.ts';
import { limitsInRows } from './limits-in-rows.ts';
import { limitsInValkey } from './limits-in-valkey.ts';

/**
 * A store of rate limits that all processes on one database share: never more is let through by all of
 * them together than a limit allows, whoever is asked. Windows begin with the first call. While the
 * database, or Valkey, is away it is stricter.
 *
 * @param valkey counts in place of the rows; null where there is none
 */
export const createSharedLimits = (
  database: Database,
  valkey: Valkey | null = null,
): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore => {
  const inRows = createLeases(limitsInRows(database));
  const take = valkey ? limitsInValkey(valkey, inRows, createLeases) : inRows;
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
