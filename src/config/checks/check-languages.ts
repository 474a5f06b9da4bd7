import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { isLanguageCode } from '../languages/language-codes.ts';
import { languageWords } from '../languages/resolve-language.ts';
import { didYouMean, listed } from '../schema/nearest.ts';
import { finding, type Check } from './check.ts';

const localesFolder = fileURLToPath(new URL('../../locales/', import.meta.url));
const translated = new Map<string, boolean>();

const isTranslated = (code: LanguageCode): boolean => {
  const known = translated.get(code) ?? existsSync(`${localesFolder}${code}.json`);
  translated.set(code, known);
  return known;
};

/**
 * Languages are known, and the default and the fallback are among them.
 *
 * @yields what is at fault
 */
export const checkLanguages: Check = function* (subject) {
  const { list, default: first, fallback, aliases } = subject.config.languages;
  for (const [index, code] of list.entries()) {
    if (isLanguageCode(code)) continue;
    const path = ['languages', 'list', index];
    const hint = didYouMean(code, [...languageWords, ...Object.keys(aliases)]);
    const message = `“${String(code)}” names no supported language.`;
    yield finding(subject, 'language/unknown', path, message, hint);
  }
  if (!list.includes(first)) {
    const message = `The default language ${first} is not in the list.`;
    const hint = `Add “${first}” to languages.list, or choose ${listed(list)}.`;
    yield finding(subject, 'language/default-missing', ['languages', 'default'], message, hint);
  } else if (isLanguageCode(first) && !isTranslated(first)) {
    const message = `${first} is not translated yet; the site opens in ${fallback}.`;
    yield finding(subject, 'language/not-translated', ['languages', 'default'], message);
  }
  if (fallback !== 'en' && !list.includes(fallback)) {
    const message = `The fallback language ${fallback} is not in the list.`;
    const hint = `Choose ${listed([...new Set([...list, 'en'])])}.`;
    yield finding(subject, 'language/fallback-missing', ['languages', 'fallback'], message, hint);
  }
};
