/**
 * Where an announcement leads that tells of a promotion: members to the reward center, where they can have it; a visitor and a play
 * account to its terms.
 *
 * @param promotionType the promotion's id
 */
export const promotionWay = (promotionType: string, isMember: boolean): string =>
  isMember ? '/rewardCenter' : `/promotions#${promotionType}`;
