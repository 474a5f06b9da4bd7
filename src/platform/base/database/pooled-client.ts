import { Client, type ClientConfig, Query, type QueryConfig, type QueryResult } from 'pg';
import { traceStatement } from '../tracing/trace-statement.ts';
import { countStatement } from './statement-costs.ts';
import { statementName, unnameStatement } from './statement-names.ts';

/*
 * PgBouncer in transaction mode gives each transaction another connection of the server: nothing that is
 * set on one may be counted on afterwards, and what another client has set must never be read. Each
 * transaction therefore says its brand itself, for itself alone.
 */

/** Says the brand whose rows are shown, to the end of the transaction. */
const SCOPE_TEXT = `select set_config('livery.brand', $1, true)`;

const SCOPE_NAME = 'livery_scope';

/** "cached plan must not change result type": a table got a column since the text was prepared. */
const PLAN_CHANGED = '0A000';

const OPENS = /^\s*(?:begin|start\s+transaction)\b/i;

/** The driver's own words to the server, of which its types tell nothing. */
interface Wire {
  parse: (statement: { name: string; text: string; types: never[] }) => void;
  bind: (statement: { statement: string; values: unknown[] }) => void;
  execute: (portal: object) => void;
}

/** What a query of the driver does, of which its types tell nothing. */
declare class WireQuery {
  constructor(config: QueryConfig, answered: Answered);
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}

type Answered = (error: Error | null, result: QueryResult) => void;

/** A statement that is sent together with another one, before it. */
interface Before {
  text: string;
  /** That under which this connection has prepared it; empty for none. */
  name: string;
  values: unknown[];
}

const DriversQuery = Query as unknown as typeof WireQuery;

/**
 * A query with another statement before it, whose answer nobody wants. Both go in one message, up to one
 * `Sync`: outside of a transaction that makes them one, at no further round trip.
 */
class QueryAfter extends DriversQuery {
  readonly #before: () => Before | null;
  #isAnswering = true;

  constructor(before: () => Before | null, config: QueryConfig, answered: Answered) {
    // The simple protocol would send the text alone.
    super({ ...config, queryMode: 'extended' } as QueryConfig, answered);
    this.#before = before;
  }

  override prepare(wire: Wire): void {
    const before = this.#before();
    if (before) {
      const { name, text, values } = before;
      this.#isAnswering = false;
      if (name === '') wire.parse({ name, text, types: [] });
      wire.bind({ statement: name, values });
      wire.execute({});
    }
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isAnswering) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isAnswering) super.handleCommandComplete(message, wire);
    this.#isAnswering = true;
  }
}

/** A connection to a pooler: it shows the rows of its scope in whichever connection a transaction gets. */
export class PooledClient extends Client {
  /** A brand's number, or `all`; nobody's rows until it is said. */
  scope = '';
  /** Whether the pooler carries prepared statements from connection to connection. */
  readonly #prepares: boolean;
  #hasScopeStatement = false;

  constructor(config: ClientConfig, prepares: boolean) {
    super(config);
    this.#prepares = prepares;
  }

  override query = ((...given: unknown[]) => {
    const [text, values] = given;
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof text !== 'string' || !Array.isArray(values) || given.length > 2)
      return send(...given);
    return countStatement(() => traceStatement(text, () => this.#ask(text, values)));
  }) as Client['query'];

  async #ask(text: string, values: unknown[]): Promise<QueryResult> {
    if (this.#prepares && !this.#hasScopeStatement) await this.#prepareScope();
    const { scope } = this;
    if (OPENS.test(text))
      return this.#send({ ...this.#scopeStatement(), values: [scope] }, () => ({
        name: '',
        text,
        values: [],
      }));
    const before = () =>
      // Within a transaction it was said at its beginning.
      this.getTransactionStatus() === 'I' ? { ...this.#scopeStatement(), values: [scope] } : null;
    const name = this.#prepares ? statementName(text) : null;
    if (!name) return this.#send({ text, values }, before);
    try {
      return await this.#send({ name, text, values }, before);
    } catch (error) {
      if ((error as { code?: string }).code !== PLAN_CHANGED) throw error;
      // The pooler knows statements by their texts: another name would find the same old plan.
      unnameStatement(text);
      return this.#send({ text, values }, before);
    }
  }

  #scopeStatement(): Omit<Before, 'values'> {
    return { text: SCOPE_TEXT, name: this.#prepares ? SCOPE_NAME : '' };
  }

  /** Alone: the driver takes each `ParseComplete` for that of the query that was asked. */
  async #prepareScope(): Promise<void> {
    await super.query({ name: SCOPE_NAME, text: SCOPE_TEXT, values: [''] });
    this.#hasScopeStatement = true;
  }

  #send(config: QueryConfig, before: () => Before | null): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const answered: Answered = (error, result) => (error ? reject(error) : resolve(result));
      void super.query(new QueryAfter(before, config, answered) as never);
    });
  }
}

/**
 * Whether statements may be prepared over a pooler: PgBouncer from 1.21 on, with `max_prepared_statements`, gives
 * them names of its own and carries them from connection to connection. Others pass the names on as they are,
 * where they hit upon those of other clients.
 *
 * @param client one of its own, not yet connected; it is ended
 */
export const carriesStatements = async (client: Client): Promise<boolean> => {
  const name = 'livery_asks';
  const text = `/* livery asks */ select name from pg_prepared_statements where statement like '/* livery asks%'`;
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ name: string }>({ name, text });
    const isOwnName = rows.some((row) => row.name === name);
    if (isOwnName) await client.query(`deallocate ${name}`);
    await client.query('commit');
    return rows.length > 0 && !isOwnName;
  } catch (error) {
    // 42P05: the name of another client stands there.
    if ((error as { code?: string }).code === '42P05') return false;
    throw error;
  } finally {
    await client.end();
  }
};
