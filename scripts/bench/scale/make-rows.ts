import { contentImports } from '#platform/app/content-imports.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import type { KnownFiles } from '#platform/base/merchants/merchant-files.ts';
import { raiseVersion } from '#platform/base/merchants/serving-processes.ts';
import { importCatalogue } from '#platform/play/games/import-catalogue.ts';
import { MODELS, modelOf } from './make-folders.ts';

/** Brands that are sent to the database at once. */
const AT_ONCE = 200;

/** Tables of brands whose rows follow from others, or are made below. */
const LEFT_OUT = ['account', 'merchant_domain', 'jackpot_pool', 'serving_process'];

/**
 * Fills a database as if all brands had been imported: the models by the import itself, all others by copies of their
 * rows. Each brand has a jackpot and a member.
 */
export const makeRows = async (
  database: Database,
  codes: readonly string[],
  files: readonly KnownFiles[],
): Promise<void> => {
  await importCatalogue(database);
  await importMerchants(database, files.slice(0, MODELS), contentImports);
  for (let at = MODELS; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    await copyBrands(
      database,
      some.map((file, after) => ({ ...file, model: modelOf(codes, at + after) })),
    );
  }
  // As an import does: what was copied is no change for who starts afterwards.
  await database.transaction().execute(raiseVersion);
  await sql`
    select open_account(id, kind, null, currency, kind = 'jackpot') from merchant,
      unnest(array['house', 'clearing', 'jackpot']) kind`.execute(database);
  await sql`
    insert into jackpot_pool (merchant_id, currency, account_id, fed_until, previous_at, seeds)
      select m.id, m.currency, a.id, now(), now(), 1 from merchant m
        join account a on a.merchant_id = m.id and a.kind = 'jackpot' and a.currency = m.currency
      on conflict do nothing`.execute(database);
  await sql`
    insert into member (merchant_id, username, nickname, type, password_hash, language, registered_ip)
      select id, 'member', 'member', 0, '', 'en', '10.0.0.1' from merchant`.execute(database);
  await sql`
    select open_account(m.merchant_id, kind, m.id, b.currency, true)
      from member m join merchant b on b.id = m.merchant_id,
        unnest(array['cash', 'bonus', 'locked']) kind`.execute(database);
};

const copyBrands = async (
  database: Database,
  brands: readonly (KnownFiles & { model: string })[],
): Promise<void> => {
  const rows = brands.map(({ code, config, contentHash, model }) => ({
    code,
    model,
    currency: config.currency,
    config,
    content_hash: contentHash,
  }));
  const { rows: made } = await sql<{ id: number; modelId: number }>`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (code text, model text, currency text, config jsonb, content_hash text)
    ), made as (
      insert into merchant (code, currency, config, content_hash)
        select code, currency, config, content_hash from said returning id, code
    )
    select made.id, m.id as model_id from made join said using (code)
      join merchant m on m.code = said.model`.execute(database);
  for (const { name, columns } of await listTables(database))
    await sql`
      insert into ${sql.id(name)} (merchant_id, ${sql.join(columns.map((column) => sql.id(column)))})
        select made.id, ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))}
          from unnest(${made.map(({ id }) => id)}::bigint[],
            ${made.map(({ modelId }) => modelId)}::bigint[]) made (id, model)
          join ${sql.id(name)} t on t.merchant_id = made.model
        on conflict do nothing`.execute(database);
};

/** The tables in which an import writes rows of a brand, those that others refer to first. */
const listTables = async (database: Database): Promise<{ name: string; columns: string[] }[]> => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.table_name::text as name, array_agg(c.column_name::text) as columns
      from information_schema.columns c
        join pg_class t on t.oid = format('public.%I', c.table_name)::regclass and t.relkind in ('r', 'p')
      where c.table_schema = 'public' and c.column_name <> 'merchant_id'
        and c.is_identity = 'NO' and c.is_generated = 'NEVER'
        and c.table_name <> all(${LEFT_OUT}::text[])
        and exists (select from information_schema.columns m where m.table_schema = 'public'
          and m.table_name = c.table_name and m.column_name = 'merchant_id')
      group by c.table_name, t.oid order by t.oid`.execute(database);
  const filled = await Promise.all(
    rows.map(async (table) => {
      const { rows: found } = await sql`
        select from ${sql.id(table.name)} limit 1`.execute(database);
      return found.length > 0 ? [table] : [];
    }),
  );
  return filled.flat();
};

/** The brands as a server would hold them. */
export const readMerchants = async (
  database: Database,
  codes: readonly string[],
): Promise<Merchant[]> => {
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'code', 'config'])
    .where('code', 'in', codes)
    .orderBy('code')
    .execute();
  return rows.map(({ id, code, config }) => ({ id, code, config: config as Merchant['config'] }));
};
