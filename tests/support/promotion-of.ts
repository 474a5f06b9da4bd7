import type { Promotion, PromotionMechanic } from '#generated/merchant-content.ts';

/** A promotion with this mechanic, for everybody. */
export const promotionOf = (
  id: string,
  mechanic: PromotionMechanic,
  more: Partial<Promotion> = {},
) => ({
  id,
  title: { en: `The ${id}`, my: `${id} my` },
  summary: { en: id },
  content: { en: `<p>${id}</p>` },
  art: 'assets/mark.svg',
  category: 'ALL' as const,
  sequence: 0,
  mechanic,
  ...more,
});
