import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pointerTo } from '#config/issues/issue.ts';
import { schemaEntries } from '#config/schema/schema-entries.ts';
import { readSchemaFile } from '#config/schema/schema-files.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { PromotionTexts, PulledItems, PulledKind } from './content-answer.ts';
import { refuse } from './pull-fault.ts';

/** The kinds that one file holds the list of. */
export const listKinds = [
  'banners',
  'notices',
  'popups',
  'promotions',
  'help',
] as const satisfies readonly PulledKind[];

type ListKind = (typeof listKinds)[number];
type Item = Record<string, unknown>;

/** A list's file as it stands, or should stand. */
export interface ContentFile {
  $schema?: string;
  items: Item[];
}

/** What a file holds now; nothing where there is none. */
export const readList = (folder: string, file: string): ContentFile => {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ContentFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { items: [] };
  }
};

/** The keys of an item in the order of the schema, and which of them are texts by language. */
const keysOf = (kind: ListKind): { order: string[]; texts: Set<string> } => {
  const { $defs = {} } = readSchemaFile(schemaEntries[kind]);
  const [item] = Object.values($defs);
  const properties = Object.entries(item?.properties ?? {});
  const texts = properties.filter(([, { $ref = '' }]) => $ref.includes('localized-text'));
  return { order: properties.map(([key]) => key), texts: new Set(texts.map(([key]) => key)) };
};

const sortedBy = (order: readonly string[], value: object): Item => {
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value).toSorted(
      ([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1),
    ),
  );
};

/**
 * An item with its keys and languages in their order: that of the file where it has the item already, else that
 * of the schema and of the merchant's languages. What is equal is written alike.
 */
const ordered = (
  item: object,
  { order, texts }: ReturnType<typeof keysOf>,
  languages: readonly string[],
  before: Item = {},
): Item =>
  Object.fromEntries(
    Object.entries(sortedBy([...Object.keys(before), ...order], item)).map(([key, value]) => [
      key,
      texts.has(key)
        ? sortedBy([...Object.keys(before[key] ?? {}), ...languages], value as object)
        : value,
    ]),
  );

/** Promotions of the merchant with the words of the content system in theirs. */
const withTexts = (
  promotions: readonly Item[],
  texts: readonly PromotionTexts[],
  languages: readonly string[],
  source: URL,
): Item[] => {
  const ids = promotions.map(({ id }) => id);
  for (const [index, { id }] of texts.entries())
    if (!ids.includes(id))
      refuse('cms/promotion', source, `The merchant has no promotion “${id}”.`, {
        pointer: pointerTo('/items', index, 'id'),
        suggestion: 'Its rules and figures are written into its file first.',
      });
  const keys = keysOf('promotions');
  return promotions.map((promotion) => {
    const own = texts.find(({ id }) => id === promotion['id']);
    if (!own) return promotion;
    const words = ordered(own, keys, languages, promotion);
    return Object.fromEntries(
      Object.entries(promotion).map(([key, value]) => [key, words[key] ?? value]),
    );
  });
};

const listOf = (
  kind: ListKind,
  before: readonly Item[],
  pulled: readonly { id: string }[],
  languages: readonly string[],
): Item[] => {
  const keys = keysOf(kind);
  const old = new Map(before.map((item) => [item['id'], item]));
  return pulled.map((item) => ordered(item, keys, languages, old.get(item.id)));
};

/** One list as its file holds it before and after. */
export interface LaidOutList {
  kind: ListKind;
  /** From the merchant's folder. */
  file: string;
  before: ContentFile;
  after: ContentFile;
}

/**
 * The lists that a content system keeps as the merchant's files will hold them.
 *
 * @param folder the merchant's folder, absolute
 * @throws {PullError} when words are of a promotion that there is not
 */
export const layOutLists = (
  folder: string,
  { content, languages: { list: languages } }: Pick<MerchantConfig, 'content' | 'languages'>,
  items: Partial<PulledItems>,
  source: URL,
): LaidOutList[] =>
  listKinds.flatMap((kind): LaidOutList[] => {
    const pulled = items[kind];
    if (pulled === undefined) return [];
    const file = content[kind];
    const before = readList(folder, file);
    const after =
      kind === 'promotions'
        ? withTexts(before.items, pulled, languages, source)
        : listOf(kind, before.items, pulled, languages);
    const $schema =
      before.$schema ??
      path.posix.join(
        path.posix.relative(path.posix.dirname(file), '.') || '.',
        '../../schema',
        schemaEntries[kind],
      );
    return [{ kind, file, before, after: { $schema, items: after } }];
  });
