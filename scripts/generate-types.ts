import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

if (check && stale.length > 0) {
  say(`These files do not follow from schema/: ${stale.join(', ')}`);
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
