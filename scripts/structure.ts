import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importedFile, importsOf } from './counts/module-imports.ts';

/*
 * npm run structure [-- <file> …]: how much source there is, how many files have one reader, and how many
 * files each of the named ones reaches by its imports, types included. Tests, stories and generated files
 * do not count; a file that a tool or a generated list demands is counted apart.
 */
const root = path.resolve(import.meta.dirname, '..');

/** What a reader follows to understand a call, and its screen. */
const ENTRIES = [
  'src/platform/money/deposits/create-deposit.ts',
  'src/platform/people/session/log-in.ts',
  'src/platform/play/vendors/vendor-routes.ts',
  'src/site/player/deposit/DepositScreen.tsx',
  'src/site/player/login/LoginPopup.tsx',
  'src/site/player/game-play/GamePlayScreen.tsx',
];

const isCounted = (file: string): boolean =>
  !/\.(test|stories)\.tsx?$|\.generated\.tsx?$|\.d\.ts$|^src\/generated\//.test(file);

/** Files that stand alone for a tool or a list: styles, verbs of the command, places of screens. */
const isDemanded = (file: string): boolean =>
  /\.(css|command|action|screen|popup|part)\.ts$/.test(file);

const files = globSync('{cli,src,scripts}/**/*.{ts,tsx}', { cwd: root })
  .filter(isCounted)
  .toSorted();
const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const importedBy = (file: string): string[] => {
  const { loaded, loadedLater } = importsOf(file, texts.get(file) ?? '');
  const later = loadedLater.map((name) => name.slice(1, -1));
  return [...loaded, ...later].flatMap((name) => {
    const other = importedFile(file, name);
    return other !== undefined && texts.has(other) ? [other] : [];
  });
};

const imports = new Map(files.map((file) => [file, new Set(importedBy(file))]));

const readersOf = (): ReadonlyMap<string, number> => {
  const readers = new Map(files.map((file) => [file, 0]));
  for (const needed of imports.values())
    for (const file of needed) readers.set(file, (readers.get(file) ?? 0) + 1);
  return readers;
};

/** What a file reaches, itself included. */
const reached = (entry: string): string[] => {
  const seen = new Set([entry]);
  for (const file of seen) for (const needed of imports.get(file) ?? []) seen.add(needed);
  return [...seen];
};

const report = (what: string, figure: string): void =>
  void process.stdout.write(`${what.padEnd(58)}${figure.padStart(10)}\n`);

const readers = readersOf();
const isSingle = (file: string): boolean => readers.get(file) === 1;
const free = files.filter((file) => !isDemanded(file));
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const lines = [...texts.values()].map((text) => text.split('\n').length - 1);

report('files', String(files.length));
report('lines', String(lines.reduce((sum, each) => sum + each, 0)));
report('lines of the middle file', String(lines.toSorted((a, b) => a - b)[lines.length >> 1] ?? 0));
report('folders', String(new Set(files.map((file) => path.dirname(file))).size));
report('files with one reader', percent(files.filter(isSingle).length, files.length));
report(
  'the same without styles, verbs and places of screens',
  percent(free.filter(isSingle).length, free.length),
);
const named = process.argv.slice(2);
for (const entry of named.length > 0 ? named : ENTRIES) {
  if (!imports.has(entry)) {
    process.stderr.write(`${entry} is no source file: name one from the repository’s folder.\n`);
    process.exitCode = 2;
    continue;
  }
  const own = reached(entry).filter((file) => !file.endsWith('.css.ts'));
  const part = entry.startsWith('src/platform') ? ['src/platform'] : ['src/site', 'src/components'];
  const count = own.filter((file) => part.some((folder) => file.startsWith(`${folder}/`))).length;
  report(`files behind ${entry}`, String(count));
}
