import path from 'node:path';
import { generateMerchants } from '../../../build/generate/generate-merchants.ts';
import { MerchantsError } from '../../../build/fleet/merchants-error.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

/**
 * Writes every generated file of the merchants into `.livery/<code>/`.
 *
 * @throws {MerchantsError} when some are at fault, once the files of all others are written
 */
export const run = async (
  named: string[],
  { merchants, json = false }: MerchantsOption & JsonOption,
): Promise<void> => {
  const { codes, files: written, errors } = await generateMerchants(merchants, named);
  const files = written.map((file) => path.relative(process.cwd(), file));
  if (json) printJson({ merchants: codes, files });
  else if (files.length > 0) print(files.join('\n'));
  if (errors.length === 0) return;
  const done = codes.length === 0 ? 'nothing was done' : `the files of ${codes.length} are written`;
  throw new MerchantsError(errors, done);
};
