import { displayNames, listFormat } from '#domain/intl-formats.ts';
import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { PromotionAudience } from '#generated/merchant-content.ts';
import type { Figure } from './figure.ts';

/** For whom a promotion is, as a language writes it; nothing has a value to look for. */
export const audienceFigures = (
  { countries = [], ranks = [] }: PromotionAudience,
  { steps }: Pick<MerchantConfig['ranks'], 'steps'>,
  language: string,
): Record<string, Figure> => {
  const regions = displayNames(language, { type: 'region' });
  const rankName = (rank: string): string => {
    const name = steps.find(({ id }) => id === rank)?.name;
    return name?.[language as keyof LocalizedText] ?? name?.en ?? rank;
  };
  const list = (names: string[], type: 'conjunction' | 'disjunction'): Figure => ({
    value: Number.NaN,
    text: listFormat(language, { type }).format(names),
  });
  return {
    ...(countries.length > 0 && {
      countries: list(
        countries.map((country) => regions.of(country) ?? country),
        'conjunction',
      ),
    }),
    ...(ranks.length > 0 && { ranks: list(ranks.map(rankName), 'disjunction') }),
  };
};
