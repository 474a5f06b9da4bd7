import type { Merchant } from '../../base/endpoints/handler.ts';

/** Whether a member's rank is high enough for an item. @param least null: no rank is asked for */
export const reachesRank = (
  { config }: Merchant,
  rank: string | null,
  least: string | null,
): boolean => {
  if (least === null) return true;
  const levelOf = (id: string | null) => config.ranks.steps.findIndex((step) => step.id === id);
  return levelOf(least) >= 0 && levelOf(rank) >= levelOf(least);
};
