/** Answers a question to the database; a pool does. */
export interface Asked {
  query: (text: string) => Promise<{ rows: unknown[] }>;
}

/** A column as the catalogue describes it. */
export interface StoredColumn {
  table: string;
  column: string;
  /** As `bigint`, `text[]`, `timestamp with time zone`. */
  type: string;
  nullable: boolean;
  /** The database writes it unless it is given. */
  written: boolean;
  /** The texts that a check admits, in its order; null where none lists them. */
  admits: string[] | null;
}

/** What the migration step keeps for itself. */
const STEPS = ['migration', 'applied_function'];

const COLUMNS = `select c.relname as table, a.attname as column, a.atttypid::regtype::text as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as written,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[''' order by k.conname limit 1) as checked
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname, a.attnum`;

/** `CHECK ((status = ANY (ARRAY['open'::text, 'void'::text])))`, and nothing beside it. */
const LIST = /^CHECK \(\(\w+ = ANY \(ARRAY\[('[^']*'::text(?:, '[^']*'::text)*)\]\)\)\)$/;

const admitted = (checked: string | null): string[] | null => {
  const list = checked === null ? null : LIST.exec(checked)?.[1];
  return list ? [...list.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text) : null;
};

/** Every column of every table, by table, in the order in which the columns stand. */
export const readColumns = async (database: Asked): Promise<StoredColumn[]> => {
  const { rows } = await database.query(COLUMNS);
  return (rows as (Omit<StoredColumn, 'admits'> & { checked: string | null })[])
    .filter(({ table }) => !STEPS.includes(table))
    .map(({ checked, ...column }) => ({ ...column, admits: admitted(checked) }));
};
