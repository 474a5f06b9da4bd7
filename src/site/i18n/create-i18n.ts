import { createInstance, type i18n } from 'i18next';

import type { LanguageCode } from '#generated/merchant-config.ts';

import { formatNumber } from './format.ts';
import type { Messages } from './locales.ts';

/**
 * An i18next of its own for one site, ready at once: the prerenderer makes many in one process.
 *
 * @param words those of `language` that are needed at once; no other language is carried as a
 * fallback, because a rule holds every language complete
 * @param onMissing told of a word that is not there
 */
export const createI18n = (
  language: LanguageCode,
  words: Partial<Messages>,
  onMissing?: (key: string) => void,
): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    resources: { [language]: { translation: words } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    ...(onMissing && {
      saveMissing: true,
      missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) =>
        onMissing(key),
    }),
  });
  // `{{count, number}}`: in figures that every browser writes alike.
  instance.services.formatter?.add('number', (value: unknown, spoken) =>
    formatNumber(spoken ?? language, Number(value)),
  );
  return instance;
};
