import { fillFigures, promotionFigures } from '../content/promotion-figures.ts';
import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { Promotion } from '#generated/merchant-content.ts';

/**
 * Writes the figures of each promotion's mechanic into its texts, as each language writes them. What says only when it is
 * announced begins then, too: nobody takes part in what is not to be known yet.
 */
export const fillPromotions = (promotions: Promotion[], config: MerchantConfig): Promotion[] =>
  promotions.map((promotion) => {
    const filled = (text: LocalizedText): LocalizedText =>
      Object.fromEntries(
        Object.entries(text).map(([language, words]) => [
          language,
          fillFigures(words, promotionFigures(promotion, config, language)),
        ]),
      );
    const { title, summary, content, announcedAt, startsAt = announcedAt } = promotion;
    return {
      ...promotion,
      ...(startsAt !== undefined && { startsAt }),
      title: filled(title),
      summary: filled(summary),
      content: filled(content),
    };
  });
