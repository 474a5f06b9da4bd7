import { resolveLanguage } from '#config/languages/resolve-language.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';

/**
 * The language to answer in.
 *
 * @param asked a tag or a short code (`my`, `MY`, `CN`); undefined when nothing was asked
 * @returns the asked one where the merchant offers it, else the merchant's default
 */
export const pickLanguage = (
  asked: string | undefined,
  { list, aliases, default: usual }: MerchantConfig['languages'],
): LanguageCode => {
  if (!asked) return usual;
  const meant = resolveLanguage(asked, aliases) ?? resolveLanguage(asked.toUpperCase(), aliases);
  return meant && list.includes(meant) ? meant : usual;
};
