import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { pointerTo, pointerKeys } from '#config/issues/issue.ts';
import { explainTheme, type ExplainedTheme } from '#config/explain/explain-theme.ts';
import { firstModeOf } from '#config/theme/first-mode.ts';
import { explainLeaf } from './explain-leaf.ts';
import type { Explanation } from './explained.ts';
import { startExplaining } from './explaining.ts';
import { ownDocument } from './own-source.ts';
import {
  leavesOf,
  resolvedDocument,
  everyPointer,
  type ResolvedDocument,
  valueAt,
} from './resolved-document.ts';
import { didYouMean } from '#config/schema/nearest.ts';
import { UsageError } from '../../base/terminal/errors.ts';

/** Keys of a token by its name or its custom property: `color.bg`, `--lv-color-bg`. */
const tokenKeys = (
  { tokens }: ExplainedTheme,
  word: string,
  mode: string,
): string[] | undefined => {
  const token = tokens.find((each) =>
    [each.token, each.property, each.property.slice(2)].includes(word),
  );
  if (!token) return undefined;
  const { group, name } = token;
  return group === 'color' ? ['theme', 'colors', mode, name] : ['theme', 'tokens', group, name];
};

/** What was probably meant: the same way with one other key, or the same key elsewhere. */
const suggestion = (document: ResolvedDocument, keys: readonly string[]): string => {
  const deepest = keys.findIndex((_, at) => valueAt(document, keys.slice(0, at + 1)) === undefined);
  const start = keys.slice(0, deepest);
  const siblings = Object.keys(valueAt(document, start) ?? {});
  const pointers = siblings.map((key) => pointerTo('', ...start, key, ...keys.slice(deepest + 1)));
  const near = didYouMean(keys[deepest] ?? '', siblings);
  const [, sibling] = /“(.*)”/.exec(near) ?? [];
  const found = pointers[siblings.indexOf(sibling ?? '')];
  if (found !== undefined && valueAt(document, pointerKeys(found)) !== undefined) {
    return ` Did you mean ${found}?`;
  }
  if (sibling !== undefined) return ` Did you mean ${pointerTo('', ...start, sibling)}?`;
  const last = keys.at(-1)?.toLowerCase();
  const same = everyPointer(document).find(
    (pointer) => pointerKeys(pointer).at(-1)?.toLowerCase() === last,
  );
  return same === undefined ? '' : ` Did you mean ${same}?`;
};

/**
 * The keys that a person means: a JSON pointer (`/flags/FREEPLAY3`), the same with dots
 * (`flags.FREEPLAY3`), a token (`color.bg`) or a custom property, with its dashes or
 * without (`lv-color-bg`).
 *
 * @param mode in which a token is looked at when only its name is given
 * @throws {UsageError} when nothing stands there; names what was probably meant
 */
const findPointer = (
  document: ResolvedDocument,
  theme: ExplainedTheme,
  word: string,
  mode: 'light' | 'dark',
): string[] => {
  const isPointer = word === '' || word.startsWith('/');
  const token = isPointer ? undefined : tokenKeys(theme, word, mode);
  const keys = token ?? (isPointer ? pointerKeys(word) : word.split('.'));
  if (valueAt(document, keys) !== undefined) return keys;
  throw new UsageError(
    `${theme.merchant} has no ${pointerTo('', ...keys)}.${suggestion(document, keys)}`,
  );
};

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
  const document = { ...resolvedDocument(merchant, theme), ...ownDocument(merchant.folder) };
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
