import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { checkMerchants } from '#config/check-merchants.ts';
import type { Issue } from '#config/issues/issue.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import type { ResolvedMerchant } from '#config/resolved-merchant.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome } from '../../base/paths.ts';
import { brandFault } from '../fleet/brand-fault.ts';
import { chooseCodes } from '../fleet/list-codes.ts';
import { generateMerchant } from './generate-merchant.ts';

/** What became of the generated files of some merchants. */
export interface Generated {
  /** Whose files were written. */
  codes: string[];
  /** Absolute. */
  files: string[];
  /** The errors of all others. */
  errors: Issue[];
}

const writeOne = (merchant: ResolvedMerchant): string[] => {
  const folder = path.join(liveryHome(), merchant.code);
  const texts = Object.entries(generateMerchant(merchant));
  mkdirSync(folder, { recursive: true });
  return texts.map(([name, text]) => {
    const file = path.join(folder, name);
    writeWhole(file, text);
    return file;
  });
};

/**
 * Writes every generated file of merchants into `.livery/<code>/`, each merchant for itself: one at fault keeps no other from it.
 *
 * @param named none means all
 * @throws {UsageError} when a code is unknown
 * @throws {InputError} when the disk is full or closed to us
 */
export const generateMerchants = async (
  merchantsDir: string,
  named: string[],
): Promise<Generated> => {
  const codes = await chooseCodes(merchantsDir, named);
  const { merchants, issues } = await checkMerchants(merchantsDir, codes);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const done: Generated = { codes: [], files: [], errors };
  for (const merchant of merchants)
    try {
      done.files.push(...writeOne(merchant));
      done.codes.push(merchant.code);
    } catch (error) {
      const issue = { ...brandFault(merchant.folder, error), merchant: merchant.code };
      errors.push(...placeIssues([issue]));
    }
  return done;
};
