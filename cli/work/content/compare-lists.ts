import { isDeepStrictEqual } from 'node:util';
import type { PulledKind } from './content-answer.ts';
import type { KindDifference, Untranslated } from './pull-report.ts';

type Item = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys in which two items differ; of a text by language, the languages. */
const differingKeys = (one: Item, other: Item): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => {
    const [before, after] = [one[key], other[key]];
    if (isDeepStrictEqual(before, after)) return [];
    if (!isTexts(before) || !isTexts(after)) return [key];
    return differingKeys(before, after).map((inner) => `${key}.${inner}`);
  });

/**
 * What differs between two lists of items.
 *
 * @param idOf what an item is known by
 */
export const compareLists = (
  kind: PulledKind,
  before: readonly Item[],
  after: readonly Item[],
  idOf: (item: Item) => string = ({ id }) => String(id),
): KindDifference => {
  const old = new Map(before.map((item) => [idOf(item), item]));
  const now = new Map(after.map((item) => [idOf(item), item]));
  const kept = [...now.keys()].filter((id) => old.has(id));
  return {
    kind,
    items: after.length,
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed: kept.flatMap((id) => {
      const keys = differingKeys(old.get(id) ?? {}, now.get(id) ?? {});
      return keys.length === 0 ? [] : [{ id, keys }];
    }),
    reordered: !isDeepStrictEqual(
      kept,
      [...old.keys()].filter((id) => now.has(id)),
    ),
  };
};

/** As many items are named. */
const NAMED = 5;

/**
 * The languages that texts of some items lack.
 *
 * @param languages of the merchant
 * @param textsOf the texts by language of an item
 */
export const untranslatedOf = <Each extends object>(
  kind: PulledKind,
  items: readonly Each[],
  languages: readonly string[],
  { idOf, textsOf }: { idOf: (item: Each) => string; textsOf: (item: Each) => object[] },
): Untranslated[] =>
  languages.flatMap((language) => {
    const lacking = items.filter((item) =>
      textsOf(item).some((text) => !Object.hasOwn(text, language)),
    );
    if (lacking.length === 0) return [];
    const first = lacking.slice(0, NAMED).map(idOf);
    return [{ kind, language, count: lacking.length, first }];
  });

/** The texts by language among the values of an item. */
export const textsOfItem = (item: object): object[] =>
  ['title', 'subtitle', 'cta', 'summary', 'content'].flatMap((key) => {
    const value: unknown = Reflect.get(item, key);
    return isTexts(value) ? [value] : [];
  });
