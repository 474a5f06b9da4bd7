import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { pointerTo } from '#config/issues/issue.ts';
import { explainTheme } from '#config/explain/explain-theme.ts';
import { firstModeOf } from '#config/theme/first-mode.ts';
import { explainLeaf } from './explain-leaf.ts';
import type { Explanation } from './explained.ts';
import { startExplaining } from './explaining.ts';
import { findPointer } from './find-pointer.ts';
import { leavesOf, resolvedDocument } from './resolved-document.ts';

/**
 * Tells of a value of a merchant, or of all values below it, where each was set: the line of a
 * file, a default of the schema, or what it is worked out from.
 *
 * @param merchant checked and resolved
 * @param word a JSON pointer (`/flags/FREEPLAY3`, empty for everything), the same with dots, a token
 *   (`color.bg`) or a custom property
 * @param limit the most values that are told
 * @throws {UsageError} when nothing stands there
 */
export const explainValue = (
  merchant: ResolvedMerchant,
  word: string,
  limit: number,
): Explanation => {
  const theme = explainTheme(merchant);
  const document = resolvedDocument(merchant, theme);
  const keys = findPointer(document, theme, word, firstModeOf(merchant.config.theme));
  const leaves = leavesOf(document, keys);
  const explaining = startExplaining(merchant, theme, document);
  return {
    merchant: merchant.code,
    pointer: pointerTo('', ...keys),
    isLeaf: leaves.length === 1 && leaves[0]?.length === keys.length,
    count: leaves.length,
    values: leaves.slice(0, limit).map((leaf) => explainLeaf(explaining, leaf)),
  };
};
