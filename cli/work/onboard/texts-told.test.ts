import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '#config/languages/language-codes.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { languageShown } from '#site/i18n/localized.ts';
import { ROOT } from '../../base/paths.ts';
import { fallbackOf } from './merchant-files.ts';
import { textsTold } from './texts-told.ts';

const folder = path.join(ROOT, 'templates/starter');
const written = readdirSync(folder).map((name) => path.basename(name, '.json') as LanguageCode);

const keysOf = (value: unknown, at = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, `${at}/${key}`))
    : [at];

test.each(languageCodes)(
  '%s is told as it is: first texts, and the site’s own words',
  (language) => {
    for (const languages of [[language], ['th', language], [language, 'en']] as LanguageCode[][]) {
      const told = textsTold({ languages }).join('\n');
      const [first = language] = languages;

      // A brand's texts are written in each of its languages that has first texts, and in English.
      const texts = written.filter((each) => languages.includes(each) || each === 'en');
      const text = Object.fromEntries(texts.map((each) => [each, 'x']));
      const shown = languageShown(text, language, {
        languages: {
          default: first,
          fallback: fallbackOf(languages),
          list: languages,
          aliases: {},
        },
      });
      const isWritten = written.includes(language);
      const sentence = new RegExp(
        `no first texts in .*\\(${language}\\).* they stand in .*\\(${shown}\\)`,
      );
      if (isWritten)
        expect(told).not.toMatch(new RegExp(`no first texts in [^:]*\\(${language}\\)`));
      else expect(told).toMatch(sentence);
      const isForeign = told.match(/own words are not translated into ([^:]*)/)?.[1] ?? '';
      expect(isForeign.includes(`(${language})`)).toBe(!translatedLanguages().includes(language));
    }
  },
);

test('languages are called by their names', () => {
  expect(textsTold({ languages: ['ru', 'pl', 'my'] })).toEqual([
    'There are no first texts in Russian (ru) and Polish (pl): they stand in Burmese (my) until you write them, in content/ and merchant.json.',
    'The site’s own words are not translated into Russian (ru) and Polish (pl) yet: they stand in Burmese (my).',
  ]);
  expect(textsTold({ languages: ['en', 'my', 'zh-Hans'] })).toEqual([]);
});

test('first texts of every language say all that the English ones say', () => {
  const textsOf = (language: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'));
  const all = keysOf(textsOf('en')).toSorted();

  for (const language of written)
    expect(keysOf(textsOf(language)).toSorted(), language).toEqual(all);
});
