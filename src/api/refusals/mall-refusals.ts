import type { RefusalRule } from './refusal-rule.ts';

/** Why nothing is redeemed in the points mall. */
export const mallRefusals = {
  mall_item_unknown: { status: 404, meaning: 'The points mall has no such item.' },
  mall_item_changed: {
    status: 409,
    meaning: 'The price is another one now; details.pricePoints tells it.',
  },
  mall_sold_out: { status: 409, meaning: 'Not so many are left; details.left tells how many.' },
  mall_limit: {
    status: 409,
    meaning: 'The member may not have so many; details.left tells how many more.',
  },
  mall_rank: { status: 409, meaning: 'The item is for members of a higher rank.' },
} satisfies Record<string, RefusalRule>;
