import { intlLanguage } from '#domain/intl-language.ts';
import type { PromotionAudience } from '#generated/merchant-content.ts';
import type { Figure } from './figure.ts';

/** For whom a promotion is, as a language writes it; nothing has a value to look for. */
export const audienceFigures = (
  { countries = [] }: PromotionAudience,
  language: string,
): Record<string, Figure> => {
  if (countries.length === 0) return {};
  const written = [intlLanguage(language), 'en'];
  const names = new Intl.DisplayNames(written, { type: 'region' });
  const list = new Intl.ListFormat(written, { type: 'conjunction' });
  const text = list.format(countries.map((country) => names.of(country) ?? country));
  return { countries: { value: Number.NaN, text } };
};
