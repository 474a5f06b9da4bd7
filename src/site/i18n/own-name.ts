import type { LanguageCode } from '#generated/merchant-config.ts';
import { ownNames } from '#generated/own-names.ts';

const names: Partial<Record<LanguageCode, string>> = ownNames;

/**
 * A translated language's name in that language itself; the tag of any other. Not asked of `Intl`,
 * because browsers lack the names of some languages and would answer in that of their own menus.
 */
export const ownName = (language: LanguageCode): string => names[language] ?? language;
