import { Client, type QueryConfig, type QueryResult } from 'pg';

/** More texts than the platform has; whatever comes beyond is sent without a name. */
const MAX_STATEMENTS = 1000;

/** "cached plan must not change result type": a table got a column since the text was prepared. */
const PLAN_CHANGED = '0A000';

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
export class PreparingClient extends Client {
  // The overloads of `Client` stay: only a text with values, as Kysely sends it, is changed.
  override query = ((...given: unknown[]) => {
    const [text, values] = given;
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
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
