/** What the filters need to know of a promotion. */
export interface DatedPromotion {
  category: string;
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}

/** Where a promotion stands in its life. */
export type PromotionPhase = 'comingSoon' | 'running' | 'ended';

/**
 * Where a promotion stands at a moment; one without dates always runs.
 *
 * @param nowMs milliseconds since 1970
 */
export const promotionPhase = (
  { startsAt, endsAt }: DatedPromotion,
  nowMs: number,
): PromotionPhase => {
  if (startsAt && Date.parse(startsAt) > nowMs) return 'comingSoon';
  if (endsAt && Date.parse(endsAt) <= nowMs) return 'ended';
  return 'running';
};

/** The categories that have a promotion, in the merchant's own order. */
export const promotionCategories = (
  promotions: readonly DatedPromotion[],
  order: readonly string[],
): string[] => {
  const present = new Set(promotions.map(({ category }) => category));
  return order.filter((category) => present.has(category));
};

/** The promotions of one category; those for all games belong to every category. */
export const promotionsOf = <T extends DatedPromotion>(
  promotions: readonly T[],
  category: string,
): T[] =>
  category === 'ALL'
    ? [...promotions]
    : promotions.filter((item) => item.category === category || item.category === 'ALL');

const PHASE_ORDER: Record<PromotionPhase, number> = { running: 0, comingSoon: 1, ended: 2 };

/** Running ones first, then those to come, then those that are over; else in the given order. */
export const byPhase = <T extends DatedPromotion>(promotions: readonly T[], nowMs: number): T[] =>
  promotions.toSorted(
    (one, other) =>
      PHASE_ORDER[promotionPhase(one, nowMs)] - PHASE_ORDER[promotionPhase(other, nowMs)],
  );
