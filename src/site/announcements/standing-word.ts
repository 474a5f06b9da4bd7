import type { PromotionStanding, PromotionStatus } from '#api/promotions.ts';

/** The word for where a member stands: what a person has refused was not taken back. */
export const standingWord = ({
  status,
  note,
}: Pick<PromotionStanding, 'status' | 'note'>): PromotionStatus | 'refused' =>
  status === 'rejected' && note !== undefined ? 'refused' : status;
