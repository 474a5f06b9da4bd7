import type { Pool } from 'pg';
import { referenceTables } from '../../scripts/citus/reference-tables.ts';
import { formerFunctions, functionsOfManyBrands } from './brand-tables.ts';

/** What takes the locks of brands, and what changes tables that all of them have: as their owner, for a moment. */
const LOCKING = new Set(['lock_brand', 'make_partitions']);

/** One thing in the catalogue of a database that no engine could take that spreads brands. */
export interface Fault {
  rule: string;
  /** The index, constraint or function. */
  name: string;
}

/** A function as it stands in the catalogue. */
interface StoredFunction {
  name: string;
  language: string;
  isTrigger: boolean;
  isDefiner: boolean;
  owner: string;
  /** The name and the type of each argument that goes in: a name can be empty. */
  takes: { name: string; type: string; isRow: boolean }[];
  settings: string[];
  body: string;
}

/** Partitions stand beside their tables, and those of the archive were theirs. */
const SCHEMAS = `('public'::regnamespace, 'parts'::regnamespace, 'archive'::regnamespace)`;

const KEYS = `select c.relname as "table", i.indexrelid::regclass::text as name, a.attname as first
  from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace in ${SCHEMAS}
    left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indisunique and c.relkind in ('r', 'p') order by 2`;

const FOREIGN_KEYS = `select conrelid::regclass::text || '.' || conname as name,
    conrelid::regclass::text as "table", confrelid::regclass::text as other,
    exists (select from generate_subscripts(conkey, 1) as at
        join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = conkey[at]
        join pg_attribute its on its.attrelid = confrelid and its.attnum = confkey[at]
      where mine.attname = 'merchant_id' and its.attname = 'merchant_id') as "carriesMerchant"
  from pg_constraint where contype = 'f' and connamespace in ${SCHEMAS} order by 1`;

const FUNCTIONS = `select p.proname as name, l.lanname as language, p.prosecdef as "isDefiner",
    p.prorettype = 'trigger'::regtype as "isTrigger", pg_get_userbyid(p.proowner) as owner,
    coalesce(p.proconfig, '{}') as settings,
    coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body,
    coalesce((select jsonb_agg(jsonb_build_object('name', coalesce(p.proargnames[at], ''),
          'type', format_type(t.oid, null),
          'isRow', coalesce(one.relkind, of_many.relkind) in ('r', 'p', 'v', 'm')) order by at)
        from unnest(p.proargtypes) with ordinality as given (type, at)
          join pg_type t on t.oid = given.type
          left join pg_class one on one.oid = t.typrelid
          left join pg_type element on element.oid = t.typelem
          left join pg_class of_many on of_many.oid = element.typrelid),
      '[]') as takes
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace order by 1`;

const TABLES = `select relname as name, pg_get_userbyid(relowner) as owner
  from pg_class where relnamespace in ${SCHEMAS} and relkind in ('r', 'p') order by relnamespace <> 'public'::regnamespace, 1`;

const read = async <Row extends object>(pool: Pool, text: string): Promise<Row[]> =>
  (await pool.query<Row>(text)).rows;

const isReference = (table: string): boolean => Object.hasOwn(referenceTables, table);

const keyFaults = async (pool: Pool): Promise<Fault[]> =>
  (await read<{ table: string; name: string; first: string | null }>(pool, KEYS))
    .filter(({ table, first }) => first !== 'merchant_id' && !isReference(table))
    .map(({ name }) => ({ rule: 'a key leads with the merchant', name }));

/** A copy on each machine can be referred to by all; itself it refers to other copies alone. */
const foreignKeyFaults = async (pool: Pool): Promise<Fault[]> =>
  (
    await read<{ name: string; table: string; other: string; carriesMerchant: boolean }>(
      pool,
      FOREIGN_KEYS,
    )
  )
    .filter(
      ({ table, other, carriesMerchant }) =>
        !isReference(other) && (isReference(table) || !carriesMerchant),
    )
    .map(({ name }) => ({ rule: 'a foreign key carries the merchant', name }));

/** Without remarks; what an error says is no branch either. */
const codeOf = (body: string): string =>
  body
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\braise\b[^;]*;/gi, ';');

/** After these a name is a table's; after a comma, when an alias follows. */
const namesTable = (code: string, table: string): boolean =>
  new RegExp(
    String.raw`\b(?:from|join|into|update|using|only)\s+${table}\b` +
      String.raw`|,\s*${table}\s+(?!(?:from|in|is|and|or|as|asc|desc|then|when|where|order)\b)[a-z]\w*`,
    'i',
  ).test(code);

const checks: readonly { rule: string; isFault: (one: StoredFunction, world: World) => boolean }[] =
  [
    {
      rule: 'no function in the language SQL works on tables of brands',
      isFault: ({ language }, { worksOnBrands }) => language === 'sql' && worksOnBrands,
    },
    {
      rule: 'no argument is a row of a table',
      isFault: ({ takes, name }) => takes.some(({ isRow }) => isRow) && !isFormer(name),
    },
    {
      rule: 'no trigger asks by which table it was called',
      isFault: ({ body }) => /\btg_(?:table_name|table_schema|relid|relname)\b/i.test(codeOf(body)),
    },
    {
      rule: 'a function of one brand takes the merchant first',
      isFault: ({ takes, isTrigger, name }, { worksOnBrands }) => {
        const at = takes.findIndex(({ name: given }) => /^p_(?:merchants?|brands)$/.test(given));
        const isLeft = isTrigger || Object.hasOwn(functionsOfManyBrands, name) || isFormer(name);
        return at > 0 ? !isFormer(name) : at < 0 && worksOnBrands && !isLeft;
      },
    },
    {
      rule: 'a lock is of one brand: lock_brand takes it',
      isFault: ({ body, name }) =>
        !LOCKING.has(name) && /\bpg_(?:try_)?advisory_|\block\s+table\b/i.test(codeOf(body)),
    },
    {
      rule: 'a transaction has one role, and the owner behind it',
      isFault: ({ body, settings, isDefiner, owner }, { tableOwner }) =>
        /\bset\s+(?:local\s+|session\s+)?(?:role|authorization)\b|'(?:role|session_authorization)'/i.test(
          codeOf(body),
        ) ||
        settings.some((setting) => /^(?:role|session_authorization)=/.test(setting)) ||
        (isDefiner && owner !== tableOwner),
    },
  ];

interface World {
  worksOnBrands: boolean;
  tableOwner: string | undefined;
}

const isFormer = (name: string): boolean => Object.hasOwn(formerFunctions, name);

const functionFaults = async (pool: Pool): Promise<Fault[]> => {
  const tables = await read<{ name: string; owner: string }>(pool, TABLES);
  const ofBrands = tables.filter(({ name }) => !isReference(name)).map(({ name }) => name);
  const functions = await read<StoredFunction>(pool, FUNCTIONS);
  return functions.flatMap((one) => {
    const code = codeOf(one.body);
    const worksOnBrands = ofBrands.some((table) => namesTable(code, table));
    const world = { worksOnBrands, tableOwner: tables[0]?.owner };
    return checks
      .filter(({ isFault }) => isFault(one, world))
      .map(({ rule }) => ({ rule, name: one.name }));
  });
};

/** Tables of two owners would be written under two roles. */
const ownerFaults = async (pool: Pool): Promise<Fault[]> => {
  const tables = await read<{ name: string; owner: string }>(pool, TABLES);
  return tables
    .filter(({ owner }) => owner !== tables[0]?.owner)
    .map(({ name }) => ({ rule: 'a transaction has one role, and the owner behind it', name }));
};

/**
 * Holds the catalogue of a database to the rules by which its rows could be spread by brand.
 *
 * @param pool of whoever may read the catalogue: anybody
 * @returns what breaks them, rule by rule; see ./brand-tables.ts for what is left out, with reasons
 */
export const findMerchantFaults = async (pool: Pool): Promise<Fault[]> => [
  ...(await keyFaults(pool)),
  ...(await foreignKeyFaults(pool)),
  ...(await functionFaults(pool)),
  ...(await ownerFaults(pool)),
];
