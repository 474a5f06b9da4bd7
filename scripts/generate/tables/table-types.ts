import type { ColumnFacts } from './column-facts.ts';
import type { StoredColumn } from './read-columns.ts';

/** What the driver makes of a type, and what it takes: the same. */
const plain: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  // As `yyyy-MM-dd`: queries ask for its text.
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

/** What the driver reads as one thing and takes as another. */
const twofold: Record<string, { read: string; write: string }> = {
  bytea: { read: 'Buffer', write: 'Uint8Array' },
  interval: { read: 'never', write: 'string' },
  jsonb: { read: 'unknown', write: 'string' },
  numeric: { read: 'string', write: 'number' },
};

const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const typeName = (table: string): string => {
  const name = camelCase(table);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Table`;
};

const typeOf = (column: StoredColumn, holds: string | undefined): string => {
  const { type, nullable, written, admits } = column;
  const none = nullable ? ' | null' : '';
  const two = twofold[type];
  if (two) {
    const read = `${holds ?? two.read}${two.read === 'unknown' && !holds ? '' : none}`;
    const write = `${two.write}${none}`;
    return `ColumnType<${read}, ${write}${written ? ' | undefined' : ''}, ${write}>`;
  }
  const one = holds ?? admits?.map((text) => `'${text}'`).join(' | ') ?? plain[type];
  if (!one) throw new Error(`The type ${type} of ${column.table}.${column.column} is not known.`);
  return written ? `Generated<${one}${none}>` : `${one}${none}`;
};

/**
 * The types of all tables of a database, as Kysely takes them; not formatted.
 *
 * @param name of the interface that holds them all
 * @throws {Error} where a fact is of no column, or a column of a type that is not known
 */
export const tableTypes = (
  name: string,
  columns: readonly StoredColumn[],
  { imports, holds, types, notes }: ColumnFacts,
): string => {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const unused = new Set([holds, types, notes].flatMap(Object.keys));
  const lineOf = (column: StoredColumn): string => {
    const key = `${camelCase(column.table)}.${camelCase(column.column)}`;
    unused.delete(key);
    const note = notes[key] ? `/** ${notes[key]} */\n` : '';
    return `${note}${camelCase(column.column)}: ${types[key] ?? typeOf(column, holds[key])};`;
  };
  const interfaces = [...tables].map(
    ([table, all]) => `interface ${typeName(table)} {\n${all.map(lineOf).join('\n')}\n}\n`,
  );
  if (unused.size > 0) throw new Error(`No such columns: ${[...unused].join(', ')}`);
  return [
    "import type { ColumnType, Generated } from 'kysely';",
    ...Object.entries(imports).map(([from, names]) => `import type { ${names} } from '${from}';`),
    '',
    ...interfaces,
    '/** Every table. Names are camelCase here, snake_case in SQL. */',
    `export interface ${name} {`,
    ...[...tables.keys()].map((table) => `${camelCase(table)}: ${typeName(table)};`),
    '}\n',
  ].join('\n');
};
