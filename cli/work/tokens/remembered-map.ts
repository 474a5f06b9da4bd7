import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Issue } from '#config/issues/issue.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { emptyMap, MAP_FILE, readTokenMap, type TokenMap } from '#config/token-import/token-map.ts';

/** A map and the file that remembers it. */
export interface RememberedMap {
  /** Absolute; it need not exist yet. */
  file: string;
  map: TokenMap;
  /** What is wrong with it. */
  issues: Issue[];
}

/**
 * The map of a merchant's design tokens: the file that is named, else `tokens.map.json` in the
 * merchant's folder.
 *
 * @param named as on the command line; it must exist unless it is to be written
 */
export const rememberedMap = (
  { code, folder }: ResolvedMerchant,
  named: string | undefined,
  mayBeMissing: boolean,
): RememberedMap => {
  const file = named === undefined ? path.join(folder, MAP_FILE) : path.resolve(named);
  if (!existsSync(file) && (named === undefined || mayBeMissing)) {
    return { file, map: emptyMap, issues: [] };
  }
  const { map, issues } = readTokenMap(file);
  return { file, map, issues: placeIssues(issues.map((each) => ({ ...each, merchant: code }))) };
};
