import { isLanguageCode } from '../languages/language-codes.ts';
import { languageNames } from '../languages/resolve-language.ts';
import { translatedLanguages } from '../languages/translated-languages.ts';
import { didYouMean, listed } from '../schema/nearest.ts';
import { makeIssue, type Check } from './check.ts';

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
    const hint = didYouMean(code, [...languageNames, ...Object.keys(aliases)]);
    const message = `“${String(code)}” names no supported language.`;
    yield makeIssue(subject, 'language/unknown', path, message, hint);
  }
  if (!list.includes(first)) {
    const message = `The default language ${first} is not in the list.`;
    const hint = `Add “${first}” to languages.list, or choose ${listed(list)}.`;
    yield makeIssue(subject, 'language/default-missing', ['languages', 'default'], message, hint);
  } else if (isLanguageCode(first) && !translatedLanguages().includes(first)) {
    const message = `${first} is not translated yet; the site opens in ${fallback}.`;
    yield makeIssue(subject, 'language/not-translated', ['languages', 'default'], message);
  }
  if (fallback !== 'en' && !list.includes(fallback)) {
    const message = `The fallback language ${fallback} is not in the list.`;
    const hint = `Choose ${listed([...new Set([...list, 'en'])])}.`;
    yield makeIssue(subject, 'language/fallback-missing', ['languages', 'fallback'], message, hint);
  }
};
