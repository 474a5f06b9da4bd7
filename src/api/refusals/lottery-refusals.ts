import type { RefusalRule } from './refusal-rule.ts';

/** Refusals of lotteries and their missions. */
export const lotteryRefusals = {
  lottery_unknown: { status: 404, meaning: 'This brand has no such lottery.' },
  issue_unknown: {
    status: 404,
    meaning: 'The lottery has no such draw that can be bought; see details.issueNo.',
  },
  sales_closed: {
    status: 409,
    meaning: 'Sales of the draw details.issueNo are over; details.current is sold now.',
  },
  bet_type_unknown: {
    status: 400,
    meaning: 'The lottery is not sold in that way; see details.line.',
  },
  odds_changed: {
    status: 409,
    meaning: 'The odds have changed since they were shown; see details.line and ask again.',
  },
  picks_invalid: { status: 400, meaning: 'The picks make no bet; see details.line.' },
  order_too_large: { status: 400, meaning: 'More of details.what than details.most.' },
  mission_unknown: { status: 404, meaning: 'This brand has no such mission.' },
  mission_unfulfilled: {
    status: 409,
    meaning: 'The target is not reached, or its bonus was taken.',
  },
} satisfies Record<string, RefusalRule>;
