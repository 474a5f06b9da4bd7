import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import { readText } from '#domain/read-text.ts';
import type { RankStep } from '#generated/merchant-config.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** What a rank gives by itself. `level`: at the rise; `month`: in a calendar month; `birthday`: once a year. */
export type GiftOccasion = 'level' | 'month' | 'birthday';

/** What a gift of a rank is called, in every translated language. */
export const giftTitle = (
  { config }: Merchant,
  occasion: GiftOccasion,
  rank: string,
): Record<string, string> => {
  const { fallback } = config.languages;
  const name: RankStep['name'] = config.ranks.steps.find(({ id }) => id === rank)?.name ?? {
    en: rank,
  };
  return Object.fromEntries(
    translatedLanguages().map((language) => [
      language,
      readWords('rank-gifts', language)[occasion].replace('{{rank}}', () =>
        readText(name, language, fallback),
      ),
    ]),
  );
};
