import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tests that a run leaves out though they use a database of the platform, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'cell-exclusions':
    'cells are databases of their own, which one logical database takes the place of',
  cells:
    'brands move between databases by logical replication, which one logical database needs not',
  'database-schema': 'compares the catalogue with that of a PostgreSQL that spreads nothing',
  'expanding-migrations': 'looks at what migrations do to a PostgreSQL that spreads nothing',
  'merchant-first': 'reads the catalogue for what such an engine asks for, before it has it',
  pooler: 'starts a PgBouncer, which is not what is tried here',
  'table-types': 'compares generated types with the catalogue of a PostgreSQL that spreads nothing',
  'test-database': 'is about the databases of the tests themselves',
};

export interface ChosenTests {
  /** Paths from the root of the project. */
  run: string[];
  skipped: { file: string; reason: string }[];
}

const FOLDER = 'tests/platform';

const STARTS = /\bstartTest(?:Platform|Database)\b/;

/** Whether a test, or what it stands on in `tests/support`, asks for a database of the platform. */
const usesDatabase = (file: string, seen = new Set<string>()): boolean => {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (STARTS.test(text)) return true;
  return [...text.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)].some(([, other = '']) =>
    usesDatabase(path.resolve(path.dirname(file), other), seen),
  );
};

const reasonFor = (root: string, file: string): string | null => {
  const name = path.basename(file, '.test.ts');
  if (Object.hasOwn(LEFT_OUT, name)) return LEFT_OUT[name] ?? '';
  return usesDatabase(path.join(root, file)) ? null : 'uses no database of the platform';
};

/**
 * The platform's tests that say something of the engine under its database.
 *
 * @param root of the project
 * @param asked names of files without `.test.ts`; all when left out
 * @throws when one that was asked for is not there
 */
export const chooseTests = (root: string, asked: readonly string[] = []): ChosenTests => {
  const names = readdirSync(path.join(root, FOLDER))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.test.ts'))
    .toSorted();
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no test ${unknown.join(', ')} in ${FOLDER}.`);
  const files = names
    .filter((name) => asked.length === 0 || asked.includes(name))
    .map((name) => `${FOLDER}/${name}.test.ts`);
  const judged = files.map((file) => ({ file, reason: reasonFor(root, file) }));
  return {
    run: judged.filter(({ reason }) => reason === null).map(({ file }) => file),
    skipped: judged.flatMap(({ file, reason }) => (reason === null ? [] : [{ file, reason }])),
  };
};
