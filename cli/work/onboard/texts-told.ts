import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { Answers } from './answers.ts';
import { fallbackOf } from './merchant-files.ts';
import { hasStarterTexts } from './starter-texts.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const listing = new Intl.ListFormat('en');

/** Languages as a person calls them: `Russian (ru) and Polish (pl)`. */
const named = (languages: readonly LanguageCode[]): string =>
  listing.format(languages.map((code) => `${names.of(code) ?? code} (${code})`));

/** The language in which a first text stands that was not written in the wanted one: as the site looks for it. */
const shownInstead = (languages: readonly LanguageCode[]): LanguageCode =>
  [...languages.slice(0, 1), fallbackOf(languages)].find(hasStarterTexts) ?? 'en';

/**
 * What a new brand does not say in its languages: first texts that nobody has written yet, and the
 * site's own words.
 *
 * @returns sentences; none when each language has both
 */
export const textsTold = ({ languages }: Pick<Answers, 'languages'>): string[] => {
  const without = languages.filter((language) => !hasStarterTexts(language));
  const known = translatedLanguages();
  const foreign = languages.filter((language) => !known.includes(language));
  return [
    ...(without.length === 0
      ? []
      : [
          `There are no first texts in ${named(without)}: they stand in ${named([shownInstead(languages)])} ` +
            'until you write them, in content/ and merchant.json.',
        ]),
    ...(foreign.length === 0
      ? []
      : [
          `The site’s own words are not translated into ${named(foreign)} yet: they stand in ${named([fallbackOf(languages)])}.`,
        ]),
  ];
};
