import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  COUNTS_FILE,
  readCommitted,
  renewedCounts,
  staleGroups,
} from './counts/committed-counts.ts';
import { generatedFiles } from './generate/generated-files.ts';

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

const committed = readCommitted();
const uncounted = staleGroups(committed);
if (uncounted.length > 0 && !check) {
  const target = path.join(root, 'src/generated', COUNTS_FILE);
  writeFileSync(target, await renewedCounts(committed, (name) => say(`Counting ${name} …`)));
  stale.push(path.relative(root, target));
}

if (check && stale.length + uncounted.length > 0) {
  if (stale.length > 0) say(`These files do not follow from schema/: ${stale.join(', ')}`);
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
