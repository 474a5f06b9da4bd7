import {
  type CustomTypesConfig,
  Pool,
  types as usual,
  Client,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { allBrands } from './brand-scope.ts';
import { PlatformError } from '../errors/platform-error.ts';
import { traceStatement } from '../tracing/trace-statement.ts';
import type { Database } from './tables.ts';

/** More texts than the platform has; whatever comes beyond is sent without a name. */
const MAX_STATEMENTS = 1000;

/** "cached plan must not change result type": a table got a column since the text was prepared. */
const PLAN_CHANGED = '0A000';

/**
 * How long a connection that nobody uses stays open. Longer than the pace of almost every job: with the usual ten
 * seconds each minute of an idle platform opened 11 new ones, all of which learn the catalogue and the plans anew.
 */
const IDLE_MS = 5 * 60_000;

const names = new Map<string, string>();
let named = 0;

/** One name for one text, in all connections; null once there are too many texts. */
const nameOf = (text: string): string | null => {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_STATEMENTS) return null;
  named += 1;
  const name = `q${named}`;
  names.set(text, name);
  return name;
};

/**
 * A connection that prepares each text once: the server then neither parses nor plans it again.
 *
 * A text whose plan no longer fits is sent again unprepared, and gets a new name from then on.
 * Inside a transaction that first failure cannot be repaired, because the server has aborted it.
 */
class PreparingClient extends Client {
  // The overloads of `Client` stay: only a text with values, as Kysely sends it, is changed.
  override query = ((...given: unknown[]) => {
    const [text, values] = given;
    const sendNow = super.query.bind(this) as (...args: unknown[]) => unknown;
    // Who gives a callback gets no promise.
    const send = (...args: unknown[]): unknown =>
      typeof text === 'string' && given.length <= 2
        ? traceStatement(text, () => sendNow(...args) as Promise<unknown>)
        : sendNow(...args);
    if (typeof text !== 'string' || !Array.isArray(values) || given.length > 2)
      return send(...given);
    const name = nameOf(text);
    if (!name) return send(...given);
    const prepared: QueryConfig = { name, text, values };
    return (send(prepared) as Promise<QueryResult>).catch((error: { code?: string }) => {
      if (error.code !== PLAN_CHANGED) throw error;
      names.delete(text);
      return send(text, values);
    });
  }) as Client['query'];
}

/**
 * A row count or an amount. Amounts beyond 2^53, which only an older version could write, are read
 * as the greatest number that is exact. Balances like that are named
 * when the platform starts.
 */
const readWhole = (text: string): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, Number(text)));

const types: CustomTypesConfig = {
  getTypeParser: ((...asked: Parameters<typeof usual.getTypeParser>) =>
    asked[0] === usual.builtins.INT8
      ? readWhole
      : usual.getTypeParser(...asked)) as typeof usual.getTypeParser,
};

export interface Connection {
  /** The rows of all brands; `onlyBrand` gives those of one. */
  database: Database;
  pool: Pool;
  close: () => Promise<void>;
}

/**
 * Opens a pool of connections and proves that it works.
 *
 * int8 is read as a number, moments as Date, and column names appear in camelCase.
 *
 * @throws {PlatformError} `database_unreachable` when no connection can be made
 */
export const connect = async (
  url: string,
  { connections = 32, role }: { connections?: number; role?: string } = {},
): Promise<Connection> => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    Client: PreparingClient,
    application_name: 'livery',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    ...(role ? { options: `-c role=${role}` } : {}),
  });
  // An idle connection that the server ends is replaced at the next query; not a fault of ours.
  pool.on('error', () => {});
  // A connection that is lost between two statements of a transaction: the next statement fails
  // with its own error.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new PlatformError(
      'database_unreachable',
      `The database ${withoutPassword(url)} cannot be reached: ${readableCause(cause)}`,
      { cause },
    );
  }
  return { database: allBrands(pool), pool, close: () => pool.end() };
};

const withoutPassword = (url: string): string => {
  if (!URL.canParse(url)) return '(not a URL)';
  const shown = new URL(url);
  shown.password = '';
  shown.search = '';
  return shown.href;
};

const readableCause = (cause: unknown): string => {
  if (cause instanceof AggregateError) return readableCause(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
};
