import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLanguageCode } from '#config/languages/language-codes.ts';
import { oldPointer } from '#config/migrations/upgrade.ts';
import { pointerKeys, pointerTo } from '#config/issues/issue.ts';
import { readJson } from '#config/read/read-json.ts';
import { standIns, defaultPictures, type Picture } from '#config/resolve/fill-logos.ts';
import { schemaEntries } from '#config/schema/schema-entries.ts';
import { schemaFolder } from '#config/schema/schema-files.ts';
import { placeholder } from '#config/content/promotion-figures.ts';
import type { ContentKind } from '#config/content/load-content.ts';
import type { ExplainedValue, ValueSource } from './explained.ts';
import { findOrigin, type Origin } from './find-origin.ts';
import { isContentFile, valueAt } from './resolved-document.ts';
import type { Explaining, Leaf } from './explaining.ts';
import { ownSource } from './own-source.ts';
import { themeSource } from './theme-source.ts';

/** Explains another value of the same merchant. */
type Explain = (keys: readonly string[]) => ExplainedValue;

const inOwnFile = (explaining: Explaining, keys: readonly string[]): ValueSource => {
  const { file, upgraded, place, merchant } = explaining;
  const pointer = pointerTo('', ...keys);
  const at = upgraded ? oldPointer(upgraded, pointer) : pointer;
  return { kind: 'merchant', name: merchant.code, ...place(file, at) };
};

const bySchema = (
  { place }: Explaining,
  origin: Required<Pick<Origin, 'default'>>,
): ValueSource => ({
  kind: 'default',
  ...place(path.join(schemaFolder, origin.default.file), origin.default.pointer),
});

/** A value that the file of an older version does not have and its migration gives. */
const byMigration = (
  { upgraded, file, place }: Explaining,
  keys: readonly string[],
): ValueSource | undefined => {
  const pointer = pointerTo('', ...keys);
  const found = upgraded?.taken.find(({ steps }) =>
    steps.some(
      (step) => 'set' in step && (pointer === step.set || pointer.startsWith(`${step.set}/`)),
    ),
  );
  if (!found) return undefined;
  const { from, to, summary } = found.migration;
  const rule = `migration from version ${from} to ${to}: ${summary}`;
  return { kind: 'derived', rule, inputs: [], ...place(file, '/schemaVersion') };
};

const PICTURES: Record<string, Picture> = {
  '/brand/logo/light': 'light',
  '/brand/logo/dark': 'dark',
  '/brand/logo/mark': 'mark',
  '/brand/favicon': 'favicon',
};

const pointerOf = (picture: Picture): string =>
  Object.keys(PICTURES).find((pointer) => PICTURES[pointer] === picture) ?? '';

/** A picture that the file does not name and that has no usual file: another one stands in. */
const pictureSource = (
  { merchant, written }: Explaining,
  pointer: string,
  explain: Explain,
): ValueSource | undefined => {
  const picture = PICTURES[pointer];
  if (picture === undefined) return undefined;
  const isThere = (name: Picture): boolean =>
    valueAt(written, pointerKeys(pointerOf(name))) !== undefined ||
    existsSync(path.join(merchant.folder, defaultPictures[name]));
  const chosen = [picture, ...standIns[picture]].find(isThere);
  if (chosen === undefined || chosen === picture) return undefined;
  const rule = 'not named, and the usual file is not there: another picture stands in';
  return { kind: 'derived', rule, inputs: [explain(pointerKeys(pointerOf(chosen)))] };
};

/** What follows from another value and has no fixed default. */
const followedFrom = (
  keys: readonly string[],
  written: unknown,
): [rule: string, input: string[]] | undefined => {
  const [part, name, key] = keys;
  if (written) return undefined;
  if (part === 'site' && name === 'mainDomain')
    return ['the first of the domains', ['site', 'domains', '0']];
  if (part === 'registerFields' && name !== undefined && key === 'acceptedPattern') {
    return ['the expression of the pattern', ['registerFields', name, 'patternId']];
  }
  return undefined;
};

/** A language that is written as a short code. */
const languageSource = (
  explaining: Explaining,
  keys: readonly string[],
  [written, value]: [unknown, unknown],
  explain: Explain,
): ValueSource | undefined => {
  if (keys[0] !== 'languages' || written === value || !isLanguageCode(value)) return undefined;
  const alias = ['languages', 'aliases', String(written)];
  const isOwn = valueAt(explaining.document, alias) === value;
  return {
    ...inOwnFile(explaining, keys),
    kind: 'derived',
    rule: isOwn ? 'a short code of the brand’s own' : 'a short code that means this language',
    written,
    inputs: isOwn ? [explain(alias)] : [],
  };
};

const settingSource = (explaining: Explaining, keys: readonly string[], explain: Explain): Leaf => {
  const { merchant, written } = explaining;
  const pointer = pointerTo('', ...keys);
  const value = isContentFile(keys)
    ? merchant.config.content[keys[1] as ContentKind]
    : valueAt(explaining.document, keys);
  const origin = findOrigin(schemaEntries.merchant, written, keys);
  const words = { ...origin };
  delete words.default;
  const leaf = (source: ValueSource): Leaf => ({ ...words, value, source });
  const followed = followedFrom(keys, origin?.value);
  if (followed) {
    const [rule, input] = followed;
    return leaf({ kind: 'derived', rule, inputs: [explain(input)] });
  }
  const isOwn = origin !== undefined && origin.default === undefined;
  if (isOwn) {
    return leaf(
      languageSource(explaining, keys, [origin.value, value], explain) ??
        byMigration(explaining, keys) ??
        inOwnFile(explaining, keys),
    );
  }
  const derived = pictureSource(explaining, pointer, explain);
  if (derived) return leaf(derived);
  if (origin?.default) return leaf(bySchema(explaining, { default: origin.default }));
  throw new Error(`Nothing says where ${merchant.code} has ${pointer} from.`);
};

/** A text of a promotion: the figures of its mechanic stand in place of their names. */
const figureSource = (
  { document, place }: Explaining,
  keys: readonly string[],
  { file, inFile, written }: { file: string; inFile: string[]; written: unknown },
  explain: Explain,
): ValueSource | undefined => {
  if (typeof written !== 'string' || written === valueAt(document, keys)) return undefined;
  const mechanic = [...keys.slice(0, 3), 'mechanic'];
  const inputs = [...written.matchAll(placeholder)]
    .flatMap(([, name = '']) => [name, `${name}Minor`])
    .map((key) => [...mechanic, key])
    .filter((input) => valueAt(document, input) !== undefined);
  const distinct = new Map(inputs.map((input) => [input.join('/'), input]));
  return {
    ...place(file, pointerTo('', ...inFile)),
    kind: 'derived',
    rule: 'figures of the promotion’s mechanic, in place of their names',
    written,
    inputs: [...distinct.values()].map((input) => explain(input)),
  };
};

const contentSource = (explaining: Explaining, keys: readonly string[], explain: Explain): Leaf => {
  const { merchant, document, place } = explaining;
  const [, kind = '', ...rest] = keys;
  const file = path.join(merchant.folder, merchant.config.content[kind as ContentKind]);
  const inFile = ['items', ...rest];
  const origin = findOrigin(schemaEntries[kind as ContentKind], readJson(file).value, inFile);
  const source: ValueSource = origin?.default
    ? bySchema(explaining, { default: origin.default })
    : (figureSource(explaining, keys, { file, inFile, written: origin?.value }, explain) ?? {
        kind: 'content',
        name: merchant.code,
        ...place(file, pointerTo('', ...inFile)),
      });
  const { title, description } = origin ?? {};
  return {
    value: valueAt(document, keys),
    source,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
};

/** Explains one single value. Inputs of a derivation are explained too, each once in a tree. */
export const explainLeaf = (
  explaining: Explaining,
  keys: readonly string[],
  known: Set<string> = new Set(),
): ExplainedValue => {
  const pointer = pointerTo('', ...keys);
  known.add(pointer);
  const explain: Explain = (input) => explainLeaf(explaining, input, known);
  if (keys[0] === 'overrides') {
    const source = ownSource(explaining.merchant, keys, explaining.place);
    return { pointer, value: valueAt(explaining.document, keys), source };
  }
  const ofTheme = themeSource(explaining, keys, known, explain);
  const isItem = keys[0] === 'content' && keys.length > 2;
  const leaf =
    ofTheme ??
    (isItem ? contentSource(explaining, keys, explain) : settingSource(explaining, keys, explain));
  return { pointer, ...leaf };
};
