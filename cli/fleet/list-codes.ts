import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { InputFault, UsageFault } from '../terminal/faults.ts';

const isLink = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** A link that leads nowhere counts: its check says what is wrong, which silence would not. */
const isMerchant = (merchantsDir: string, name: string): boolean => {
  const folder = `${merchantsDir}/${name}`;
  if (existsSync(`${folder}/merchant.json`)) return true;
  return existsSync(folder) ? isLink(`${folder}/merchant.json`) : isLink(folder);
};

/**
 * The names of all folders that may be merchants': many times as fast as `listCodes`, which looks
 * into each of them.
 *
 * @throws {InputFault} when the folder does not exist
 */
export const listFolders = (merchantsDir: string): string[] => {
  if (!existsSync(merchantsDir)) throw new InputFault(`there is no folder ${merchantsDir}.`);
  return readdirSync(merchantsDir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !entry.isFile())
    .map(({ name }) => name);
};

/**
 * The codes of all merchants of a folder, sorted: every folder that has a `merchant.json`, if
 * only as a link that leads nowhere.
 *
 * @throws {InputFault} when the folder does not exist
 */
export const listCodes = (merchantsDir: string): string[] =>
  listFolders(merchantsDir)
    .filter((name) => isMerchant(merchantsDir, name))
    .toSorted();

/** Whether a name can be a folder right below the merchants' own, as `listCodes` lists them. */
const isCode = (name: string): boolean => !name.startsWith('.') && !/[/\\]/.test(name);

/**
 * The merchants that a command line names; all of them when it names none.
 *
 * @throws {UsageFault} when a code is unknown; names the nearest one
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
  throw new UsageFault(complaints.join('\n'));
};
