import { isMerchantName, listMerchantFolders, mayBeFolder } from '#config/read/merchant-folders.ts';
import { existsSync, lstatSync } from 'node:fs';
import { InputError, UsageError } from '../../base/terminal/errors.ts';

/**
 * The codes of all merchants of a folder, sorted: every folder in it, also one without a
 * `merchant.json`, which its check names.
 *
 * @throws {InputError} when the folder does not exist
 */
export const listCodes = (merchantsDir: string): string[] => {
  if (!existsSync(merchantsDir)) throw new InputError(`there is no folder ${merchantsDir}.`);
  return listMerchantFolders(merchantsDir);
};

/** Whether there is such a folder, or a link that should lead to one. */
const isMerchant = (merchantsDir: string, name: string): boolean => {
  const folder = `${merchantsDir}/${name}`;
  return lstatSync(folder, { throwIfNoEntry: false }) !== undefined && mayBeFolder(folder);
};

/** Whether a name can be a folder right below the merchants' own, as `listCodes` lists them. */
const isCode = (name: string): boolean => isMerchantName(name) && !/[/\\]/.test(name);

/**
 * The merchants that a command line names; all of them when it names none.
 *
 * @throws {UsageError} when a code is unknown; names the nearest one
 */
export const chooseCodes = async (merchantsDir: string, named: string[]): Promise<string[]> => {
  // Whoever names a few of 10,000 need not wait for all of them to be looked at.
  const isKnown = named.every((code) => isCode(code) && isMerchant(merchantsDir, code));
  if (named.length > 0 && isKnown) return [...new Set(named)].toSorted();
  const all = listCodes(merchantsDir);
  if (named.length === 0) return all;
  const unknown = named.filter((code) => !all.includes(code));
  const { closest, distance } = await import('fastest-levenshtein');
  const complaints = unknown.map((code) => {
    const nearest = all.length > 0 ? closest(code, all) : '';
    const hint = nearest !== '' && distance(code, nearest) <= 3 ? ` Did you mean ${nearest}?` : '';
    return `there is no merchant "${code}" in ${merchantsDir}.${hint}`;
  });
  throw new UsageError(complaints.join('\n'));
};
