import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type en from '#locales/en/grants.json';

/** What a bonus that the platform grants by itself is called, in every translated language. */
export const bonusTitle = (name: keyof typeof en): Record<string, string> =>
  Object.fromEntries(
    translatedLanguages().map((language) => [language, readWords('grants', language)[name]]),
  );
