import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

/** The words of reports as files, in the language that was asked for or in English. */
export const reportWords = (language: LanguageCode) =>
  readWords('report-file', translatedLanguages().find((code) => code === language) ?? 'en');
