import path from 'node:path';
import { loadMerchants } from '#config/load-merchants.ts';
import { readOptions } from './base/read-options.ts';
import { compareTools } from './interop/token-interop.ts';

/*
 * npm run tokens:interop [-- --json]: the design tokens of the five brands, built to css by
 * Terrazzo and by Style Dictionary, compared with the css of the sites. Leaves with 1 when anything
 * differs.
 */
const { json } = readOptions({
  command: 'npm run tokens:interop',
  does: 'Builds the design tokens of the five brands by other tools, and compares the css.',
  options: { json: { kind: 'flag', says: 'The rows as JSON.' } },
});
const merchants = await loadMerchants(path.resolve(import.meta.dirname, '../merchants'));
const rows = await compareTools(merchants);
const isSame = rows.every(({ differences }) => differences.length === 0);

const print = (line: string): void => void process.stdout.write(`${line}\n`);
if (json) print(JSON.stringify(rows, null, 2));
else {
  const columns = ['tool', 'brand', 'mode', 'tokens', 'differences'];
  print(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`);
  for (const { tool, brand, mode, tokens, differences } of rows) {
    print(`| ${[tool, brand, mode, tokens, differences.length].join(' | ')} |`);
    for (const { property, site, tool: made } of differences.slice(0, 5)) {
      process.stderr.write(`  ${property}: the site has ${site}, the tool makes ${made}\n`);
    }
  }
}
process.exitCode = isSame ? 0 : 1;
