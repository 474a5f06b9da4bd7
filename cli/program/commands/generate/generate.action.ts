import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { requireMerchants } from '../../../build/fleet/require-merchants.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { generateMerchant } from '../../../build/generate/generate-merchant.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { liveryHome } from '../../../base/paths.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

/**
 * Writes every generated file of the merchants into `.livery/<code>/`.
 *
 * @throws {InputError} when one of them is at fault; nothing is written
 */
export const run = async (
  named: string[],
  { merchants: dir, json = false }: MerchantsOption & JsonOption,
): Promise<void> => {
  const merchants = await requireMerchants(dir, named);
  const written: string[] = [];
  for (const merchant of merchants) {
    const folder = path.join(liveryHome(), merchant.code);
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(generateMerchant(merchant))) {
      const file = path.join(folder, name);
      writeWhole(file, text);
      written.push(path.relative(process.cwd(), file));
    }
  }
  if (json) printJson({ merchants: merchants.map(({ code }) => code), files: written });
  else print(written.join('\n'));
};
