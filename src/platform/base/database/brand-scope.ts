import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Tables } from './tables.generated.ts';
import { PooledClient } from './pooled-client.ts';
import type { Database } from './tables.ts';

/*
 * Row-level security: the policies of migration 0376 show and take the rows of one brand, the one that
 * stands in the setting `livery.brand` of the connection; of all brands where it says `all`; and of
 * none where it says nothing. A query that has forgotten its `merchant_id` finds nothing of another brand.
 */

/** The setting that the policies read. */
const SETTING = 'livery.brand';

/** The scope of work across all brands: imports, jobs, the operator's commands. */
const ALL = 'all';

/** The scope that was last set on each connection. */
const said = new WeakMap<PoolClient, string>();

/**
 * A pool whose connections show the rows of one scope. The setting is sent only when the connection had
 * another one; over a pooler each transaction says it.
 */
const scopedPool = (pool: Pool, scope: string) => ({
  options: pool.options,
  connect: async (): Promise<PoolClient> => {
    const client = await pool.connect();
    if (client instanceof PooledClient) {
      client.scope = scope;
      return client;
    }
    if (said.get(client) === scope) return client;
    try {
      await client.query('select set_config($1, $2, false)', [SETTING, scope]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    said.set(client, scope);
    return client;
  },
  end: () => pool.end(),
});

const scopedDatabase = (pool: Pool, scope: string): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: scopedPool(pool, scope) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

interface Scopes {
  pool: Pool;
  brands: Map<number, Database>;
}

const scopesOf = new WeakMap<Database, Scopes>();

/** Brands whose rows are at hand; of ten thousand most are asked for once in a while, and one costs kilobytes. */
const MAX_BRANDS = 1000;

/** The rows of all brands, over a pool. */
export const allBrands = (pool: Pool): Database => {
  const database = scopedDatabase(pool, ALL);
  scopesOf.set(database, { pool, brands: new Map() });
  return database;
};

/**
 * The rows of one brand, over the same connections.
 *
 * @param database of all brands, or already of this one
 */
export const onlyBrand = (database: Database, merchantId: number): Database => {
  const scopes = scopesOf.get(database);
  if (!scopes) return database;
  const { pool, brands } = scopes;
  const scoped = brands.get(merchantId) ?? scopedDatabase(pool, String(merchantId));
  // The one that was asked for longest ago comes first.
  brands.delete(merchantId);
  brands.set(merchantId, scoped);
  const [oldest] = brands.keys();
  if (brands.size > MAX_BRANDS && oldest !== undefined) brands.delete(oldest);
  return scoped;
};
