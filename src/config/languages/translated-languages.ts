import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '#generated/merchant-config.ts';

/** Where the words stand: a folder for each language, in it a file for each area. */
export const LOCALES = path.resolve(import.meta.dirname, '..', '..', 'locales');

let known: readonly LanguageCode[] | undefined;

/** The languages that sites and platform have words of, English first: the folders of src/locales. */
export const translatedLanguages = (): readonly LanguageCode[] => (known ??= readLanguages());

const readLanguages = (): LanguageCode[] => {
  const folders = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => name !== 'en' && existsSync(path.join(LOCALES, name, 'language.json')));
  // tests/rules/languages.test.ts holds their names to the schema's languages.
  return ['en', ...(folders.toSorted() as LanguageCode[])];
};
