import type { LanguageCode } from '#generated/merchant-config.ts';
import { isLanguageCode, languageCodes } from './language-codes.ts';

/** Short codes that are not just a tag in capitals. MY is Burmese: such lists hold MS too. */
const shortCodes: Record<string, LanguageCode> = {
  CN: 'zh-Hans',
  ZH: 'zh-Hans',
  TW: 'zh-Hant',
  HK: 'zh-Hant',
  MY: 'my',
  MM: 'my',
  VN: 'vi',
  KH: 'km',
  TL: 'fil',
  PH: 'fil',
  JP: 'ja',
  KR: 'ko',
  IN: 'hi',
  BD: 'bn',
  NP: 'ne',
  ES: 'es-419',
  MX: 'es-419',
  BR: 'pt-BR',
  PT: 'pt-PT',
};

const byCapitals = new Map(languageCodes.map((code) => [code.toUpperCase(), code]));

/**
 * The tag that a merchant's short code means.
 *
 * @param word a tag (`my`), a tag in capitals (`PT-BR`) or a short code (`MY`, `CN`)
 * @param own the merchant's own short codes; they come first
 * @returns undefined if it means no supported language
 */
export const resolveLanguage = (
  word: string,
  own: Readonly<Record<string, unknown>> = {},
): LanguageCode | undefined => {
  const chosen = Object.hasOwn(own, word) ? own[word] : undefined;
  if (isLanguageCode(chosen)) return chosen;
  if (isLanguageCode(word)) return word;
  return shortCodes[word] ?? byCapitals.get(word);
};

/** Every word that names a language without a merchant's own short codes. */
export const languageNames: readonly string[] = [...languageCodes, ...Object.keys(shortCodes)];
