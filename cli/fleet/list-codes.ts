import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { InputFault, UsageFault } from '../terminal/faults.ts';

/**
 * The codes of all merchants of a folder, sorted: every folder that has a `merchant.json`.
 *
 * @throws {InputFault} when the folder does not exist
 */
export const listCodes = (merchantsDir: string): string[] => {
  if (!existsSync(merchantsDir)) throw new InputFault(`there is no folder ${merchantsDir}.`);
  return readdirSync(merchantsDir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !entry.isFile())
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(merchantsDir, name, 'merchant.json')))
    .toSorted();
};

/**
 * The merchants that a command line names; all of them when it names none.
 *
 * @throws {UsageFault} when a code is unknown; names the nearest one
 */
export const chooseCodes = async (merchantsDir: string, named: string[]): Promise<string[]> => {
  const all = listCodes(merchantsDir);
  if (named.length === 0) return all;
  const unknown = named.filter((code) => !all.includes(code));
  if (unknown.length === 0) return [...new Set(named)].toSorted();
  const { closest, distance } = await import('fastest-levenshtein');
  const complaints = unknown.map((code) => {
    const nearest = all.length > 0 ? closest(code, all) : '';
    const hint = nearest !== '' && distance(code, nearest) <= 3 ? ` Did you mean ${nearest}?` : '';
    return `there is no merchant "${code}" in ${merchantsDir}.${hint}`;
  });
  throw new UsageFault(complaints.join('\n'));
};
