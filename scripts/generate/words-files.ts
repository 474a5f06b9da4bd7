import { globSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, translatedLanguages } from '../../src/config/languages/translated-languages.ts';
import { readWords } from '../../src/config/languages/read-words.ts';
import type { LanguageCode } from '../../src/generated/merchant-config.ts';
import { needOfSite } from '../../src/locales/areas.ts';

/** `sign-in` as the name of a variable. */
const nameOf = (area: string): string =>
  area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const keyOf = (language: string): string => (/^\w+$/.test(language) ? language : `'${language}'`);

/** Everything that a site says in one language, of all areas. */
const siteWordsFile = (language: string): string => {
  const areas = globSync('*.json', { cwd: path.join(LOCALES, language) })
    .map((file) => path.basename(file, '.json'))
    .filter((area) => needOfSite(area) !== 'never')
    .toSorted();
  const imports = areas.map(
    (area) =>
      `import ${nameOf(area)} from '../../locales/${language}/${area}.json' with { type: 'json' };`,
  );
  const spread = areas.map((area) => `  ...${nameOf(area)},`);
  return `${imports.join('\n')}\n\nexport default {\n${spread.join('\n')}\n};\n`;
};

const listFile = (
  what: string,
  name: string,
  valueOf: (language: LanguageCode) => string,
): string => {
  const lines = translatedLanguages().map((code) => `  ${keyOf(code)}: ${valueOf(code)},`);
  return `/** ${what} */\nexport const ${name} = {\n${lines.join('\n')}\n};\n`;
};

/**
 * What follows from the folders of src/locales: the translated languages, and the way to the words of
 * each for the site and for the games.
 *
 * @param banner the comment above each file
 * @returns [name below src/generated, text]
 */
export const wordsFiles = (banner: string): [string, string][] =>
  (
    [
      [
        'own-names.ts',
        listFile('Every translated language by its own name.', 'ownNames', (language) => {
          const { name } = readWords('language', language);
          return `'${name.replaceAll("'", "\\'")}'`;
        }),
      ],
      [
        'site-words.ts',
        listFile(
          'The words of the site; a site carries only its own languages.',
          'siteWords',
          (language) => `() => import('./site-words/${language}.ts')`,
        ),
      ],
      [
        'game-words.ts',
        listFile(
          'The words of the games’ pages.',
          'gameWords',
          (language) =>
            `() => import('../locales/${language}/games.json', { with: { type: 'json' } })`,
        ),
      ],
      ...translatedLanguages().map((language): [string, string] => [
        `site-words/${language}.ts`,
        siteWordsFile(language),
      ]),
    ] satisfies [string, string][]
  ).map(([file, text]) => [file, `${banner}\n\n${text}`]);
