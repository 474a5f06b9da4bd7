import {
  type ClientConfig,
  type CustomTypesConfig,
  Pool,
  types as usual,
  Client,
  type QueryConfig,
  type QueryResult,
} from 'pg';
import { createAskServer } from './ask-server.ts';
import { allBrands } from './brand-scope.ts';
import { PlatformError } from '../errors/platform-error.ts';
import { traceStatement } from '../tracing/trace-statement.ts';
import { carriesStatements, PooledClient } from './pooled-client.ts';
import { cutSilent } from './silent-connections.ts';
import { countStatement } from './statement-costs.ts';
import { renameStatement, statementName } from './statement-names.ts';
import type { Database } from './tables.ts';

/** How long a connection may take to be made. */
const CONNECT_MS = 10_000;

/** "cached plan must not change result type": a table got a column since the text was prepared. */
const PLAN_CHANGED = '0A000';

/**
 * How long a connection that nobody uses stays open. Longer than the pace of almost every job: with the usual ten
 * seconds each minute of an idle platform opened 11 new ones, all of which learn the catalogue and the plans anew.
 */
const IDLE_MS = 5 * 60_000;

/**
 * How long a transaction may wait for its client's next statement. A client that the network has cut off says nothing any
 * more, and its locks would keep others waiting until the machine gives the connection up, after hours.
 */
const UNHEARD_MS = 30_000;

/**
 * When the server looks whether a client that says nothing is still there, in seconds. One that the network has forgotten keeps its
 * place among `max_connections` until then, for two hours by the usual setting: a network that forgets often would leave none.
 */
const KEEPALIVE = [
  '-c tcp_keepalives_idle=60',
  '-c tcp_keepalives_interval=10',
  '-c tcp_keepalives_count=3',
];

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
        ? countStatement(() => traceStatement(text, () => sendNow(...args) as Promise<unknown>))
        : sendNow(...args);
    if (typeof text !== 'string' || !Array.isArray(values) || given.length > 2)
      return send(...given);
    const name = statementName(text);
    if (!name) return send(...given);
    const prepared: QueryConfig = { name, text, values };
    return (send(prepared) as Promise<QueryResult>).catch((error: { code?: string }) => {
      if (error.code !== PLAN_CHANGED) throw error;
      renameStatement(text);
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

interface ConnectOptions {
  connections?: number;
  role?: string;
  /** Whether the address is that of a pooler, which gives each transaction another connection. */
  isPooler?: boolean;
  /** Whether calls wait for what these connections lock: no lock then outlives a client that was cut off. */
  serves?: boolean;
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
  { connections = 32, role, isPooler = false, serves = false }: ConnectOptions = {},
): Promise<Connection> => {
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'livery',
    ...optionsOf({ role, looksAfter: serves && !isPooler }),
    // A pooler takes no such settings: it has its own.
    ...(serves && !isPooler ? { idle_in_transaction_session_timeout: UNHEARD_MS } : {}),
  };
  const pool = new Pool({
    ...config,
    max: connections,
    types,
    Client: isPooler ? await pooledClient(url).catch(unreachable(url)) : PreparingClient,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
  });
  // An idle connection that the server ends is replaced at the next query; not a fault of ours.
  pool.on('error', () => {});
  // A connection that is lost between two statements of a transaction: the next statement fails
  // with its own error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const stopWatch = serves
    ? cutSilent(pool, createAskServer(config, isPooler), isPooler)
    : () => {};
  const close = (): Promise<void> => {
    stopWatch();
    return pool.end();
  };
  try {
    await pool.query('select 1');
  } catch (cause) {
    await close();
    return unreachable(url)(cause);
  }
  return { database: allBrands(pool), pool, close };
};

/** What the server is told when a connection begins. */
const optionsOf = ({
  role,
  looksAfter,
}: {
  role: string | undefined;
  looksAfter: boolean;
}): Pick<ClientConfig, 'options'> => {
  const options = [...(role ? [`-c role=${role}`] : []), ...(looksAfter ? KEEPALIVE : [])];
  return options.length > 0 ? { options: options.join(' ') } : {};
};

/** The class of connections to a pooler, which is asked what it can carry. */
const pooledClient = async (url: string): Promise<typeof Client> => {
  const asking = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  const prepares = await carriesStatements(asking);
  return class extends PooledClient {
    constructor(config: ClientConfig) {
      super(config, prepares);
    }
  };
};

const unreachable = (url: string) => (cause: unknown) => {
  throw new PlatformError(
    'database_unreachable',
    `The database ${withoutPassword(url)} cannot be reached: ${readableCause(cause)}`,
    { cause },
  );
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
