import type { Pool } from 'pg';

/** What rows belong to: a table, a partitioned one or a view. */
interface StoredTable {
  name: string;
  /** As `pg_class.relkind` has it. */
  kind: string;
  /** The file of its rows; another one after it was written anew. */
  file: string | null;
}

/** A column of a table or of a view. */
export interface StoredColumn {
  table: string;
  name: string;
  /** Such as `character varying(20)`. */
  type: string;
  isRequired: boolean;
  /** Whether a row that does not name it gets a value all the same. */
  hasDefault: boolean;
}

/** A function, a procedure or an aggregate. */
export interface StoredFunction {
  name: string;
  /** The names and types of what it takes. */
  takes: string;
  answers: string;
  /** How many of those may be left out. */
  optional: number;
}

/** An index, also that of a key. */
export interface StoredIndex {
  /** Stays the same when it is renamed. */
  oid: string;
  table: string;
  name: string;
  isUnique: boolean;
  /** Columns and terms, in their order. */
  columns: string[];
  /** Which rows are in it; empty: all. */
  predicate: string;
}

/** A check, a foreign key or an exclusion; a key is known by its index. */
export interface StoredConstraint {
  table: string;
  name: string;
  columns: string[];
  /** Whether rows that were there keep to it, too. */
  isValidated: boolean;
  definition: string;
}

/** What stands in the catalogue of a database at one moment. */
export interface Catalogue {
  tables: StoredTable[];
  columns: StoredColumn[];
  functions: StoredFunction[];
  indexes: StoredIndex[];
  constraints: StoredConstraint[];
  triggers: { table: string; name: string }[];
}

const OURS = `n.nspname = 'public'`;

const TABLES = `select c.relname as name, c.relkind as kind, pg_relation_filenode(c.oid)::text as file
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S')`;

const COLUMNS = `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`;

const FUNCTIONS = `select p.proname as name, pg_get_function_identity_arguments(p.oid) as takes,
    coalesce(pg_get_function_result(p.oid), '') as answers, p.pronargdefaults::int as optional
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}`;

const INDEXES = `select i.indexrelid::text as oid, t.relname as "table", x.relname as name,
    i.indisunique as "isUnique", coalesce(pg_get_expr(i.indpred, i.indrelid), '') as predicate,
    array(select pg_get_indexdef(i.indexrelid, at::int, true)
      from generate_series(1, i.indnkeyatts) as at order by at) as columns
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
    join pg_namespace n on n.oid = t.relnamespace
  where ${OURS} and t.relkind in ('r', 'p', 'm')`;

const CONSTRAINTS = `select t.relname as "table", o.conname as name, o.convalidated as "isValidated",
    regexp_replace(pg_get_constraintdef(o.oid), ' NOT VALID$', '') as definition,
    array(select a.attname::text from unnest(o.conkey) as at (number)
      join pg_attribute a on a.attrelid = o.conrelid and a.attnum = at.number) as columns
  from pg_constraint o join pg_class t on t.oid = o.conrelid join pg_namespace n on n.oid = t.relnamespace
  where ${OURS} and o.contype in ('c', 'f', 'x')`;

const TRIGGERS = `select t.relname as "table", g.tgname as name
  from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
  where ${OURS} and not g.tgisinternal`;

/** Reads what is in the schema `public`. @param pool of the owner of everything */
export const readCatalogue = async (pool: Pool): Promise<Catalogue> => {
  const read = async <Row extends object>(text: string): Promise<Row[]> =>
    (await pool.query<Row>(text)).rows;
  return {
    tables: await read(TABLES),
    columns: await read(COLUMNS),
    functions: await read(FUNCTIONS),
    indexes: await read(INDEXES),
    constraints: await read(CONSTRAINTS),
    triggers: await read(TRIGGERS),
  };
};
