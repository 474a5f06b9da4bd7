import type { PromotionMechanic } from '#generated/merchant-content.ts';

/** What a free stake asks of who has joined: a proof of who they are, or a deposit. */
export const asksOf = (
  mechanic: PromotionMechanic | null | undefined,
): { asks?: 'proof' | 'deposit' } =>
  mechanic?.kind === 'freeStake' ? { asks: mechanic.trigger?.kind ?? 'proof' } : {};
