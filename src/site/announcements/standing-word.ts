import type { Promotion } from '#api/announcements.ts';
import type { PromotionStanding, PromotionStatus } from '#api/promotions.ts';

/**
 * The word for where a member stands, under `promotionOffer.states`: what a person has refused was not taken back, and nobody
 * takes part in what counts by itself.
 */
export const standingWord = (
  { status, note }: Pick<PromotionStanding, 'status' | 'note'>,
  mechanic: Promotion['mechanic'],
): PromotionStatus | 'refused' | 'counting' => {
  if (status === 'joined' && mechanic === 'pointsMultiplier') return 'counting';
  return status === 'rejected' && note !== undefined ? 'refused' : status;
};
