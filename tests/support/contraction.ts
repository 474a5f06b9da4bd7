import type {
  Catalogue,
  StoredColumn,
  StoredConstraint,
  StoredFunction,
  StoredIndex,
} from './catalogue.ts';
import { growingTables } from './growing-tables.ts';

/** What a migration may not do while servers of the former version work on the same database. */
export const rules = {
  gone: 'what the former version uses stays under its name',
  namesake: 'a function has no second one of its name',
  value: 'a column asks for no value that the former version does not give',
  type: 'no type is narrowed',
  refused: 'no new rule refuses what the former version writes',
  lock: 'a table that grows is not locked while it is read or written whole',
  index: 'an index of a table that grows is built concurrently',
} as const;

/** A rule that a migration breaks. */
export interface Contraction {
  rule: (typeof rules)[keyof typeof rules];
  /** Such as `member`, `member.nickname`, `member (merchant_id, id)` or `post_transfer(…)`. */
  name: string;
}

/** What a migration found and what it left. */
interface Change {
  before: Catalogue;
  after: Catalogue;
  /** Whether its statements run each by itself. */
  isConcurrent: boolean;
}

const has = (catalogue: Catalogue, table: string): boolean =>
  catalogue.tables.some(({ name }) => name === table);

const grows = (table: string): boolean => Object.hasOwn(growingTables, table);

const listed = (columns: readonly string[]): string => columns.join(', ');

const columnName = ({ table, name }: { table: string; name: string }): string => `${table}.${name}`;

const columnsOf = ({ columns }: Catalogue): Map<string, StoredColumn> =>
  new Map(columns.map((column) => [columnName(column), column]));

const callOf = ({ name, takes }: StoredFunction): string => `${name}(${takes})`;

const indexName = ({ table, columns, predicate }: StoredIndex): string =>
  `${table} (${listed(columns)})${predicate === '' ? '' : ` where ${predicate}`}`;

/** Whether what an index was used for is served by another: `on conflict` asks for the same columns, in any order. */
const replaces = (former: StoredIndex, now: StoredIndex): boolean => {
  if (former.table !== now.table || former.predicate !== now.predicate) return false;
  if (former.isUnique)
    return now.isUnique && listed(former.columns.toSorted()) === listed(now.columns.toSorted());
  return former.columns.every((column, at) => column === now.columns[at]);
};

const isOptionalAs = (former: StoredFunction, now: StoredFunction): boolean =>
  callOf(now) === callOf(former) &&
  now.answers === former.answers &&
  now.optional >= former.optional;

const goneFrom = ({ before, after }: Change): string[] => {
  const columns = columnsOf(after);
  const stays = ({ table }: { table: string }): boolean => has(after, table);
  return [
    ...before.tables
      .filter(({ name, kind }) => !after.tables.some((t) => t.name === name && t.kind === kind))
      .map(({ name }) => name),
    ...before.columns
      .filter(stays)
      .map(columnName)
      .filter((name) => !columns.has(name)),
    ...before.functions
      .filter((former) => !after.functions.some((now) => isOptionalAs(former, now)))
      .map(callOf),
    ...before.indexes
      .filter(stays)
      .filter((former) => !after.indexes.some((now) => replaces(former, now)))
      .map(indexName),
    ...before.triggers
      .filter(stays)
      .map(columnName)
      .filter((name) => !after.triggers.some((trigger) => columnName(trigger) === name)),
  ];
};

const namesakes = ({ before, after }: Change): string[] => {
  const former = new Set(before.functions.map(callOf));
  return after.functions
    .filter((one) => !former.has(callOf(one)))
    .filter((one) => after.functions.some((o) => o.name === one.name && callOf(o) !== callOf(one)))
    .map(callOf);
};

const askedValues = ({ before, after }: Change): string[] => {
  const former = columnsOf(before);
  return after.columns
    .filter(({ table }) => has(before, table))
    .filter((column) => {
      const was = former.get(columnName(column));
      if (!column.isRequired) return false;
      return was ? !was.isRequired || (was.hasDefault && !column.hasDefault) : !column.hasDefault;
    })
    .map(columnName);
};

const WIDER: Readonly<Record<string, readonly string[]>> = {
  smallint: ['integer', 'bigint'],
  integer: ['bigint'],
  real: ['double precision'],
  'character varying': ['text'],
};

/** Whether a column of the one type takes and gives what one of the other did. */
const isAsWide = (former: string, now: string): boolean => {
  if (former === now) return true;
  const [plain = '', length = ''] = former.split(/[()]/);
  const [next = '', nextLength = ''] = now.split(/[()]/);
  if (plain === next) return nextLength === '' || (length !== '' && +nextLength >= +length);
  return WIDER[plain]?.includes(next) === true;
};

const narrowed = ({ before, after }: Change): string[] => {
  const now = columnsOf(after);
  return before.columns
    .filter((column) => !isAsWide(column.type, now.get(columnName(column))?.type ?? column.type))
    .map(columnName);
};

/** The values of a check that allows one of several. */
const valuesOf = (definition: string): string[] | null => {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(definition) ?? [];
  return list === undefined ? null : [...list.matchAll(/'(?:[^']|'')*'/g)].map(([text]) => text);
};

const allowsMore = (former: StoredConstraint, now: StoredConstraint): boolean => {
  const [few, many] = [valuesOf(former.definition), valuesOf(now.definition)];
  return (
    listed(former.columns) === listed(now.columns) &&
    few !== null &&
    many !== null &&
    few.every((value) => many.includes(value))
  );
};

/** Constraints of tables that were there, but for those that were there, too. */
const newConstraints = ({ before, after }: Change): StoredConstraint[] =>
  after.constraints
    .filter(({ table }) => has(before, table))
    .filter(
      (now) =>
        !before.constraints.some((o) => o.table === now.table && o.definition === now.definition),
    );

const newIndexes = ({ before, after }: Change): StoredIndex[] => {
  const former = new Set(before.indexes.map(({ oid }) => oid));
  return after.indexes.filter(({ oid, table }) => has(before, table) && !former.has(oid));
};

const refusing = (change: Change): string[] => {
  const { before } = change;
  const former = columnsOf(before);
  const isOld = (table: string, name: string): boolean => former.has(`${table}.${name}`);
  const constraints = newConstraints(change)
    .filter(({ table, columns }) => columns.some((name) => isOld(table, name)))
    .filter((now) => !before.constraints.some((o) => o.table === now.table && allowsMore(o, now)));
  // What was unique stays so with more columns, and of fewer rows.
  const keys = newIndexes(change).filter(
    ({ isUnique, predicate, table, columns }) =>
      isUnique &&
      !before.indexes.some(
        (o) =>
          o.isUnique &&
          o.table === table &&
          (o.predicate === '' || o.predicate === predicate) &&
          o.columns.every((column) => columns.includes(column)),
      ),
  );
  return [...constraints.map(columnName), ...keys.map(indexName)];
};

const locked = (change: Change): string[] => {
  const files = new Map(change.before.tables.map(({ name, file }) => [name, file]));
  const rewritten = change.after.tables.filter(
    ({ name, file }) => files.has(name) && files.get(name) !== file,
  );
  const checked = newConstraints(change).filter(({ isValidated }) => isValidated);
  return [
    ...rewritten.map(({ name }) => name).filter(grows),
    ...checked.filter(({ table }) => grows(table)).map(columnName),
  ];
};

const builtUnderLock = (change: Change): string[] =>
  change.isConcurrent
    ? []
    : newIndexes(change)
        .filter(({ table }) => grows(table))
        .map(indexName);

/** What a migration does to a database that servers of the former version could not live with. */
export const findContractions = (change: Change): Contraction[] => {
  const found: [Contraction['rule'], string[]][] = [
    [rules.gone, goneFrom(change)],
    [rules.namesake, namesakes(change)],
    [rules.value, askedValues(change)],
    [rules.type, narrowed(change)],
    [rules.refused, refusing(change)],
    [rules.lock, locked(change)],
    [rules.index, builtUnderLock(change)],
  ];
  return found.flatMap(([rule, names]) => names.toSorted().map((name) => ({ rule, name })));
};

/** What a migration's own statements, not those of its functions, do to every row of a table that grows. */
export const findWholeWrites = (text: string): Contraction[] => {
  const plain = text
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, ' ')
    .replaceAll(/--.*|\/\*[\s\S]*?\*\//g, ' ');
  const named = plain.matchAll(
    /\b(?:update|delete\s+from|lock(?:\s+table)?|vacuum\s+full|cluster)\s+(?:only\s+)?(?:public\.)?(\w+)/gi,
  );
  const tables = new Set([...named].map(([, table = '']) => table.toLowerCase()).filter(grows));
  return [...tables].map((name) => ({ rule: rules.lock, name }));
};
