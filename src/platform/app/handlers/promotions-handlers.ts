import { applyForPromotionHandler } from '../../money/promotions/apply-for-promotion.ts';
import { claimPromotionHandler } from '../../money/promotions/claim-promotion.ts';
import { joinPromotionHandler } from '../../money/promotions/join-promotion.ts';
import { promotionStandingsHandler } from '../../money/promotions/list-promotion-standings.ts';
import { raffleHandler, raffleTicketsHandler } from '../../money/raffles/show-raffle.ts';

/** Taking part in promotions, and the proofs of raffles. */
export const promotionsHandlers = {
  promotionStandings: promotionStandingsHandler,
  joinPromotion: joinPromotionHandler,
  applyForPromotion: applyForPromotionHandler,
  claimPromotion: claimPromotionHandler,
  raffle: raffleHandler,
  raffleTickets: raffleTicketsHandler,
};
