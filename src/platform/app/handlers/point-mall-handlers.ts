import { mallItemsHandler } from '../../money/mall/list-mall-items.ts';
import { redemptionDetailHandler, redemptionsHandler } from '../../money/mall/list-redemptions.ts';
import { redeemItemHandler } from '../../money/mall/redeem-item.ts';

/** The points mall. */
export const pointMallHandlers = {
  mallItems: mallItemsHandler,
  redeemItem: redeemItemHandler,
  redemptions: redemptionsHandler,
  redemptionDetail: redemptionDetailHandler,
};
