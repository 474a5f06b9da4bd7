import { knownJurisdictions } from '#config/checks/jurisdictions.ts';
import { resolveLanguage } from '#config/languages/resolve-language.ts';
import { findTextFault } from '#config/read/text-fault.ts';
import { didYouMean, listed } from '#config/schema/nearest.ts';
import { readCssColor } from '#config/theme/css-color.ts';
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
  /** `#rrggbb` */
  primary: string;
  accent: string;
  /** A code of `schema/data/jurisdictions.json`. */
  jurisdiction: string;
  /** As the regulator gave them; empty where it asks for none, or where they are made up for play. */
  licenceNumber: string;
  licenceUrl: string;
}

/** Folder names under `.livery/` that are the program's own, and words that follow `theme`. */
const RESERVED = new Set([
  'store',
  'cache',
  'develop',
  'drafts',
  'postgres',
  'vitest',
  'import',
  'watch',
]);

/** What is wrong with a code; undefined when it is fine. */
export const findCodeError = (code: string): string | undefined => {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code)) {
    return 'a code is 2 to 31 lower-case letters, digits and hyphens, beginning with a letter.';
  }
  return RESERVED.has(code) ? `the code "${code}" is reserved.` : undefined;
};

/** The most characters of a brand's name, of its company and of its slogan, as the schema has them. */
const LONGEST = { name: 40, 'legal name': 120, slogan: 120 } as const;

/** What is wrong with a text; undefined when it is fine. */
export const findTextError = (kind: keyof typeof LONGEST, text: string): string | undefined => {
  if (text.includes('{{')) return `the ${kind} holds {{, which texts take for a figure to fill in.`;
  const fault = findTextFault(text, LONGEST[kind]);
  return fault === undefined ? undefined : `the ${kind} ${fault}`;
};

/** What is wrong with a color; undefined when it is fine. */
export const findColorError = (color: string): string | undefined => {
  const read = readCssColor(color);
  if (read === undefined) {
    return `"${color.slice(0, 40)}" is no color; write #rrggbb, a name such as teal, or rgb(), hsl(), oklch() and the like.`;
  }
  return read.hex.length === 7
    ? undefined
    : `"${color}" is transparent; the colors of a brand are solid.`;
};

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

/** What is wrong with a jurisdiction; undefined when it is known. */
export const findJurisdictionError = (code: string): string | undefined => {
  const known = [...knownJurisdictions().keys()];
  if (known.includes(code)) return undefined;
  const hint = didYouMean(code, known);
  return `there is no jurisdiction "${code}"; known are ${listed(known)}. ${hint}`.trim();
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
