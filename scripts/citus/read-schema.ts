import type { Pool } from 'pg';

export interface SchemaTable {
  /** With its schema, unless that is `public`. */
  name: string;
  /** Whether its rows say of which brand they are. */
  hasMerchant: boolean;
}

/** Something that stands on a table, with the statement that makes it. */
export interface OnTable {
  table: string;
  name: string;
  definition: string;
}

export interface ForeignKey extends OnTable {
  refersTo: string;
}

export interface SchemaFunction {
  /** With the types of what it takes: `settle_bet(bigint, bigint)`. */
  name: string;
  /** The argument that says the brand, when it is the first: `p_merchant`. */
  brandArgument: string | null;
}

/** What an engine has to take over of a database of the platform. */
export interface Schema {
  /** Without partitions. */
  tables: SchemaTable[];
  foreignKeys: ForeignKey[];
  triggers: OnTable[];
  policies: OnTable[];
  functions: SchemaFunction[];
}

const SCHEMAS = `('public'::regnamespace, 'parts'::regnamespace, 'archive'::regnamespace)`;

/** What an extension has brought is its own. */
const ofExtension = (catalog: string, oid: string): string =>
  `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const TABLES = `select c.oid::regclass::text as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped)
      as "hasMerchant"
  from pg_class c
  where c.relnamespace in ${SCHEMAS} and c.relkind in ('r', 'p') and not c.relispartition
    and not ${ofExtension('pg_class', 'c.oid')} order by 1`;

const FOREIGN_KEYS = `select k.conname as name, k.conrelid::regclass::text as "table",
    k.confrelid::regclass::text as "refersTo",
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as definition
  from pg_constraint k
  where k.contype = 'f' and k.conparentid = 0 and k.connamespace in ${SCHEMAS} order by 2, 1`;

const TRIGGERS = `select t.tgname as name, t.tgrelid::regclass::text as "table", pg_get_triggerdef(t.oid) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid and c.relnamespace in ${SCHEMAS}
  where not t.tgisinternal and t.tgparentid = 0 order by 2, 1`;

const POLICIES = `select p.polname as name, p.polrelid::regclass::text as "table",
    format('create policy %I on %s using (%s) with check (%s)', p.polname, p.polrelid::regclass,
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid)) as definition
  from pg_policy p join pg_class c on c.oid = p.polrelid and c.relnamespace in ${SCHEMAS} order by 2, 1`;

const FUNCTIONS = `select p.oid::regprocedure::text as name,
    case when p.proargnames[1] = 'p_merchant' and p.proargtypes[0] = 'bigint'::regtype and p.prokind = 'f'
      then 'p_merchant' end as "brandArgument"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not ${ofExtension('pg_proc', 'p.oid')} order by 1`;

/**
 * Reads what an engine has to take over.
 *
 * @param pool of a superuser, with `public` as the only schema of its search path, so that names are as in our sources
 */
export const readSchema = async (pool: Pool): Promise<Schema> => {
  const read = async <Row extends object>(text: string): Promise<Row[]> =>
    (await pool.query<Row>(text)).rows;
  return {
    tables: await read<SchemaTable>(TABLES),
    foreignKeys: await read<ForeignKey>(FOREIGN_KEYS),
    triggers: await read<OnTable>(TRIGGERS),
    policies: await read<OnTable>(POLICIES),
    functions: await read<SchemaFunction>(FUNCTIONS),
  };
};
