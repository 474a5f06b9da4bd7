import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './generate/generated-files.ts';
import { gamesTables, isStale, platformTables } from './generate/tables/table-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const check = process.argv.includes('--check');
const stale: string[] = [];

for (const [file, text] of await generatedFiles()) {
  const target = path.join(root, 'src/generated', file);
  if (readOrEmpty(target) === text) continue;
  stale.push(path.relative(root, target));
  if (check) continue;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const tables = [platformTables, gamesTables].filter(isStale).map(({ file }) => file);
if (tables.length > 0 && !check) {
  say('Asking a new database for its tables …');
  const { makeTableFiles } = await import('./generate/tables/make-table-files.ts');
  for (const [file, text] of await makeTableFiles()) writeFileSync(path.join(root, file), text);
  stale.push(...tables);
}

// What is counted hangs on the lists of kinds, which must be as the kinds are.
const counts = check && stale.length > 0 ? undefined : await import('./counts/committed-counts.ts');
const committed = counts?.readCommitted() ?? {};
const uncounted = counts?.staleGroups(committed) ?? [];
if (counts && uncounted.length > 0 && !check) {
  const target = path.join(root, 'src/generated', counts.COUNTS_FILE);
  const renewed = await counts.renewedCounts(committed, (name) => say(`Counting ${name} …`));
  writeFileSync(target, renewed);
  stale.push(path.relative(root, target));
}

if (check && stale.length + tables.length + uncounted.length > 0) {
  if (stale.length > 0) say(`These files do not follow from their sources: ${stale.join(', ')}`);
  if (tables.length > 0)
    say(`The migrations have changed since these were made: ${tables.join(', ')}`);
  if (uncounted.length > 0)
    say(`The rules have changed since these were counted: ${uncounted.join(', ')}`);
  say('Run `npm run generate` and commit the result.');
  process.exitCode = 1;
} else if (!check) {
  say(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Everything is fresh.');
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
