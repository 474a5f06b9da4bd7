import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Tree = { [key: string]: string | Tree };

/** Every key of an area with its text: `header.login`. */
const flat = (tree: Tree, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );

const FORM = /_(zero|one|two|few|many|other)$/;

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => `{{${name}}}`).toSorted();

const areasOf = (locales: string, language: string): string[] =>
  globSync('*.json', { cwd: path.join(locales, language) }).toSorted();

const read = (locales: string, language: string, area: string) =>
  flat(JSON.parse(readFileSync(path.join(locales, language, area), 'utf8')) as Tree);

/** What one area lacks in a language, has too much, or fills in elsewhere. */
const gapsOfArea = (english: [string, string][], own: [string, string][], language: string) => {
  const plurals = new Set(
    english.flatMap(([key]) => (key.endsWith('_other') ? [key.replace(FORM, '')] : [])),
  );
  // The forms of a plural differ by language: `items_one` and `items_other` are one key.
  const baseOf = (key: string): string => {
    const base = key.replace(FORM, '');
    return plurals.has(base) ? base : key;
  };
  const keys = new Set(own.map(([key]) => key));
  const bases = new Set(own.map(([key]) => baseOf(key)));
  // The last form is `other`, which every language has.
  const texts = new Map(english.map(([key, text]) => [baseOf(key), text]));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  const gapOfText = ([key, text]: [string, string]): string[] => {
    if (text.trim() === '') return [`${key} is empty`];
    // “one answer” may do without the number.
    const isFree = baseOf(key) !== key && !key.endsWith('_other');
    const [wanted = '', filled = ''] = [texts.get(baseOf(key)) ?? text, text].map((each) =>
      placeholdersOf(each)
        .filter((name) => !isFree || name !== '{{count}}')
        .join(' '),
    );
    return wanted === filled ? [] : [`${key} fills in “${filled}”, English “${wanted}”`];
  };

  return [
    ...[...texts.keys()].filter((key) => !bases.has(key)).map((key) => `${key} is missing`),
    ...[...plurals]
      .filter((base) => bases.has(base))
      .flatMap((base) => forms.map((form) => `${base}_${form}`))
      .filter((key) => !keys.has(key))
      .map((key) => `${key} is missing: the language counts so`),
    ...[...bases].filter((key) => !texts.has(key)).map((key) => `${key} is no key of English`),
    ...own.flatMap(gapOfText),
  ];
};

/** Groups that two areas have: the site merges the areas, and one of the two would be lost. */
const twins = (locales: string, areas: string[]): string[] => {
  const homes = new Map<string, string>();
  return areas.flatMap((area) =>
    Object.keys(JSON.parse(readFileSync(path.join(locales, 'en', area), 'utf8')) as Tree).flatMap(
      (group) => {
        const home = homes.get(group);
        homes.set(group, area);
        return home === undefined ? [] : [`en/${area}: ${group} stands in ${home} too`];
      },
    ),
  );
};

/**
 * What the languages lack beside English, each as one sentence with the file's place.
 *
 * @param locales a folder such as src/locales
 * @param known the languages of the schema
 * @param merged whether an area's groups are merged with those of other areas
 */
export const findWordGaps = (
  locales: string,
  known: readonly string[],
  merged: (area: string) => boolean,
): string[] => {
  const languages = readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const areas = areasOf(locales, 'en');
  const gaps = languages.flatMap((language) => {
    if (!known.includes(language))
      return [`${language} is no language of schema/parts/language-code.schema.json`];
    const own = areasOf(locales, language);
    const strangers = own.filter((area) => !areas.includes(area));
    return [
      ...strangers.map((area) => `${language}/${area} is no area of English`),
      ...areas.flatMap((area) =>
        own.includes(area)
          ? gapsOfArea(read(locales, 'en', area), read(locales, language, area), language).map(
              (gap) => `${language}/${area}: ${gap}`,
            )
          : [`${language}/${area} is missing`],
      ),
    ];
  });
  return [
    ...twins(
      locales,
      areas.filter((area) => merged(path.basename(area, '.json'))),
    ),
    ...gaps,
  ];
};
