import type * as promotionsApi from '#api/promotions.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { applyForPromotionHandler } from '../../money/promotions/apply-for-promotion.ts';
import { claimPromotionHandler } from '../../money/promotions/claim-promotion.ts';
import { joinPromotionHandler } from '../../money/promotions/join-promotion.ts';
import { promotionStandingsHandler } from '../../money/promotions/list-promotion-standings.ts';

/** Taking part in promotions. */
export const promotionsHandlers: HandlersOf<typeof promotionsApi> = {
  promotionStandings: promotionStandingsHandler,
  joinPromotion: joinPromotionHandler,
  applyForPromotion: applyForPromotionHandler,
  claimPromotion: claimPromotionHandler,
};
