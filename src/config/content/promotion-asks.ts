import type { PromotionMechanic } from '#generated/merchant-content.ts';

/** What a free stake asks of who has joined: a proof of who they are, or a deposit; null for other mechanics. */
export const asksOf = (
  mechanic: PromotionMechanic | null | undefined,
): 'proof' | 'deposit' | null =>
  mechanic?.kind === 'freeStake' ? (mechanic.trigger?.kind ?? 'proof') : null;
