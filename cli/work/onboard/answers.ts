import { resolveLanguage } from '#config/languages/resolve-language.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { UsageError } from '../../base/terminal/errors.ts';

/** The base themes, with the two colors that a new brand starts from. */
export const BASE_THEMES = {
  night: { primary: '#d4a94a', accent: '#8e5bd6', feel: 'dark and warm, gold on plum' },
  nordic: { primary: '#0b7a5b', accent: '#3b6fd4', feel: 'light and calm, one green' },
  neon: { primary: '#b6f22e', accent: '#3ad6ff', feel: 'near-black and electric' },
  paper: { primary: '#0f7a5a', accent: '#c8442b', feel: 'rice paper, jade and vermilion' },
  tonal: { primary: '#4c5fd5', accent: '#d5694c', feel: 'every tone from your two colors' },
  dune: { primary: '#0e7c86', accent: '#b8642e', feel: 'dusk sand and teal water' },
} as const;

export type BaseTheme = keyof typeof BASE_THEMES;

/** What a new merchant is made from. */
export interface Answers {
  code: string;
  name: string;
  legalName: string;
  slogan: string;
  domain: string;
  /** The first is the default. */
  languages: LanguageCode[];
  currency: string;
  timeZone: string;
  base: BaseTheme;
  primary: string;
  accent: string;
}

/** Folder names under `.livery/` that are the program's own, and a word that follows `theme`. */
const RESERVED = new Set(['store', 'cache', 'develop', 'postgres', 'vitest', 'import']);

/** What is wrong with a code; undefined when it is fine. */
export const findCodeError = (code: string): string | undefined => {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code)) {
    return 'a code is 2 to 31 lower-case letters, digits and hyphens, beginning with a letter.';
  }
  return RESERVED.has(code) ? `the code "${code}" is reserved.` : undefined;
};

/** What is wrong with a color; undefined when it is fine. */
export const findColorError = (color: string): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(color) ? undefined : 'a color is written as #rrggbb.';

/** What is wrong with a host name; undefined when it is fine. */
export const findDomainError = (host: string): string | undefined =>
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(
    host,
  )
    ? undefined
    : 'a domain is a host name in lower case, such as aurora.example.';

/** What is wrong with a currency; undefined when it is fine. */
export const findCurrencyError = (currency: string): string | undefined =>
  Intl.supportedValuesOf('currency').includes(currency)
    ? undefined
    : 'a currency is an ISO 4217 code, such as EUR.';

/** What is wrong with a time zone; undefined when it is fine. */
export const findTimeZoneError = (timeZone: string): string | undefined => {
  try {
    Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
    return undefined;
  } catch {
    return 'a time zone is an IANA name, such as Asia/Yangon.';
  }
};

/**
 * Reads a list of languages such as `MY, EN, zh-Hans`.
 *
 * @throws {UsageError} at a word that names no language
 */
export const parseLanguages = (list: string): LanguageCode[] => {
  const words = list.split(/[\s,]+/).filter((word) => word !== '');
  const languages = words.map((word) => {
    const language = resolveLanguage(word) ?? resolveLanguage(word.toUpperCase());
    if (!language) throw new UsageError(`"${word}" is no language that sites can speak.`);
    return language;
  });
  if (languages.length === 0) throw new UsageError('a merchant needs at least one language.');
  return [...new Set(languages)];
};
