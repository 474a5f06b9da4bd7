import type { RefusalRule } from './refusal-rule.ts';

/**
 * Refusals that no HTTP call answers: command-line commands report them to operators; tests and
 * demonstrations get them as values. One that reaches a call nevertheless is a bug, hence status
 * 500.
 */
export const innerRefusals = {
  withdrawal_unknown: { status: 500, meaning: 'There is no such withdrawal.' },
  withdrawal_state: {
    status: 500,
    meaning: 'The withdrawal is too far for that; see details.status.',
  },
  deposit_whole: { status: 500, meaning: 'The house bears nothing of this deposit.' },
  order_unknown: { status: 500, meaning: 'There is no such order of the points mall.' },
  order_state: { status: 500, meaning: 'The order is not in a state for that; see details.state.' },
  payment_unknown: { status: 500, meaning: 'The withdrawal has no such payment.' },
  payment_answered: { status: 500, meaning: 'The payment is decided; see details.status.' },
  reference_used: { status: 500, meaning: 'Another payment has this reference; see details.' },
  not_a_bank_transfer: { status: 500, meaning: 'The provider decides about this deposit.' },
  identity_unknown: { status: 500, meaning: 'There is no such proof of identity.' },
  identity_decided: { status: 500, meaning: 'The proof is decided; see details.status.' },
  birthday_wrong: { status: 500, meaning: 'No day, or one of somebody younger than allowed.' },
  birthday_differs: {
    status: 500,
    meaning: 'The profile has another verified birthday; see details.told.',
  },
  member_unknown: { status: 500, meaning: 'There is no such member.' },
  stake_invalid: { status: 500, meaning: 'The stake is no positive amount.' },
  payout_invalid: { status: 500, meaning: 'The payout is no amount.' },
} satisfies Record<string, RefusalRule>;

/** A code that no HTTP call answers. */
export type InnerRefusalCode = keyof typeof innerRefusals;
