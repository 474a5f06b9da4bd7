import type { LocalizedText, MerchantConfig } from '#generated/merchant-config.ts';
import type { MallItem } from '#generated/merchant-content.ts';
import { mallFigures } from '../content/mall-figures.ts';
import { fillFigures } from '../content/promotion-figures.ts';

/** Writes the figures of each item of the points mall into its texts, as each language writes them. */
export const fillPointMall = (items: MallItem[], config: MerchantConfig): MallItem[] =>
  items.map((item) => {
    const filled = (text: LocalizedText): LocalizedText =>
      Object.fromEntries(
        Object.entries(text).map(([language, words]) => [
          language,
          fillFigures(words, mallFigures(item, config, language)),
        ]),
      );
    return { ...item, title: filled(item.title), text: filled(item.text) };
  });
