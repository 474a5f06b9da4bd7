import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import type { Words } from '#domain/merge-words.ts';
import type { OwnPartProps } from '#domain/own-code.ts';

import { useLanguage } from '../i18n/use-language.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Language → the words of own parts. */
type OwnWords = Readonly<Record<string, Words>>;

/** Which languages each site has the words of own parts in. */
const known = new WeakMap<i18n, Set<string>>();

/** Adds the words once: they come with the parts and not with the first page. */
const addWords = (site: i18n, language: string, words: OwnWords): void => {
  const languages = known.get(site) ?? new Set();
  known.set(site, languages);
  if (languages.has(language)) return;
  languages.add(language);
  const spoken = words[language] ?? words['en'] ?? Object.values(words)[0] ?? {};
  site.addResourceBundle(language, 'translation', { own: spoken }, true, false);
};

/** The keys are the brand's own: its check knows them, not the compiler. */
const sayOwn = (translate: unknown, key: string, values?: object): string =>
  (translate as (key: string, values?: object) => string)(`own.${key}`, values);

/** Hands a page or section of a brand's own code what it may know of the site. */
export const OwnPart = ({
  part: Part,
  words,
}: {
  part: ComponentType<OwnPartProps>;
  words: OwnWords;
}) => {
  const { i18n: site } = useTranslation();
  const language = useLanguage();
  addWords(site, language, words);
  return (
    <Part
      say={(key, values) => sayOwn(site.t, key, values)}
      language={language}
      brand={useSettings().brand.name}
    />
  );
};
