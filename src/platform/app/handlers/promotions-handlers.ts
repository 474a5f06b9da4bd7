import type * as promotionsApi from '#api/promotions.ts';
import type * as rafflesApi from '#api/raffles.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { applyForPromotionHandler } from '../../money/promotions/apply-for-promotion.ts';
import { claimPromotionHandler } from '../../money/promotions/claim-promotion.ts';
import { joinPromotionHandler } from '../../money/promotions/join-promotion.ts';
import { promotionStandingsHandler } from '../../money/promotions/list-promotion-standings.ts';
import { raffleHandler, raffleTicketsHandler } from '../../money/raffles/show-raffle.ts';

/** Taking part in promotions, and the proofs of raffles. */
export const promotionsHandlers: HandlersOf<typeof promotionsApi & typeof rafflesApi> = {
  promotionStandings: promotionStandingsHandler,
  joinPromotion: joinPromotionHandler,
  applyForPromotion: applyForPromotionHandler,
  claimPromotion: claimPromotionHandler,
  raffle: raffleHandler,
  raffleTickets: raffleTicketsHandler,
};
