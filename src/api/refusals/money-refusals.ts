import type { RefusalRule } from './refusal-rule.ts';

/** Refusals of records, deposits, wallets, bonuses, withdrawals and bank accounts. */
export const moneyRefusals = {
  invalid_range: {
    status: 400,
    meaning: 'The first day lies after the last one or before details.earliest.',
  },
  statement_too_long: { status: 400, meaning: 'More than details.most rows; choose fewer days.' },
  channel_unavailable: {
    status: 409,
    meaning: 'This way to pay in is not offered; choose another.',
  },
  too_many_open_deposits: {
    status: 409,
    meaning: 'Too many deposits are unpaid; pay one or let it expire.',
  },
  provider_unavailable: {
    status: 502,
    meaning: 'The payment provider does not answer; send the same request again.',
  },
  deposit_ended: { status: 409, meaning: 'This deposit has ended; start a new one.' },
  single_wallet: {
    status: 409,
    meaning: 'This site has one wallet for all games; nothing needs to be moved.',
  },
  unknown_wallet: { status: 404, meaning: 'This site has no such wallet.' },
  insufficient_funds: { status: 409, meaning: 'The balance is too low.' },
  transfer_not_permitted: {
    status: 403,
    meaning: 'Transfers to other people are not permitted here.',
  },
  no_upline: { status: 409, meaning: 'This account has no upline.' },
  not_a_downline: { status: 404, meaning: 'There is no such account below yours.' },
  transfers_frozen: {
    status: 409,
    meaning: 'An agent above has stopped transfers of this account.',
  },
  recipient_unavailable: {
    status: 409,
    meaning: 'The recipient cannot receive this transfer now.',
  },
  amount_out_of_range: {
    status: 400,
    meaning: 'The amount is below the least or above the greatest; see details.',
  },
  deposit_short: {
    status: 409,
    meaning: 'A deposit went back to its payer, and the house bears what is missing; see details.',
  },
  turnover_unmet: {
    status: 409,
    meaning: 'Turnover is open before money can go out; see details.',
  },
  bonus_forfeit_needed: {
    status: 409,
    meaning: 'A bonus is open; agree to give it up, or finish its turnover.',
  },
  bonus_closed: { status: 409, meaning: 'The bonus has ended.' },
  withdrawal_daily_count: { status: 409, meaning: 'No more withdrawals can be asked for today.' },
  withdrawal_daily_amount: {
    status: 409,
    meaning: 'The amount is more than is left of today’s limit; see details.',
  },
  withdrawal_answered: { status: 409, meaning: 'This payment was answered or counts as received.' },
  withdrawal_not_paid: { status: 409, meaning: 'Not all of this withdrawal was sent yet.' },
  proof_needed: { status: 400, meaning: 'Send a picture that shows that the money did not come.' },
  bank_unknown: { status: 400, meaning: 'The brand does not pay to this bank.' },
  bank_name_mismatch: { status: 409, meaning: 'The holder’s name is not the member’s real name.' },
  bank_account_taken: { status: 409, meaning: 'This bank account is in use.' },
  bank_account_limit: {
    status: 409,
    meaning: 'The member has as many bank accounts as are allowed; remove one first.',
  },
  bank_account_unverified: { status: 409, meaning: 'Verify the bank account first.' },
  bank_account_in_use: {
    status: 409,
    meaning: 'A withdrawal to this bank account is on its way; remove it afterwards.',
  },
  promotion_unknown: { status: 404, meaning: 'There is no such promotion to take part in.' },
  promotion_closed: {
    status: 409,
    meaning: 'The promotion is not open to this member; details.reason tells why.',
  },
  promotion_limit: {
    status: 409,
    meaning: 'As many members as are allowed take part from this browser, address or household.',
  },
  promotion_address: {
    status: 409,
    meaning:
      'The promotion counts households; tell a postal address with its number in the profile.',
  },
  raffle_unknown: {
    status: 404,
    meaning: 'There is no such raffle, or its list is not closed yet.',
  },
  envelope_unknown: { status: 404, meaning: 'There is no such round of red envelopes.' },
  envelope_early: { status: 409, meaning: 'The round of red envelopes is not open yet.' },
  envelope_closed: { status: 409, meaning: 'The round of red envelopes is over.' },
  envelope_gone: { status: 409, meaning: 'All envelopes of the round are taken.' },
  points_short: { status: 409, meaning: 'The member has fewer points than this.' },
  points_off: { status: 409, meaning: 'The brand does not turn points into this.' },
  points_least: {
    status: 409,
    meaning: 'That is fewer points than can be turned into money at once; see details.',
  },
  points_daily_limit: {
    status: 409,
    meaning: 'That is more than is left of today’s limit of points; see details.',
  },
  ranks_off: { status: 404, meaning: 'This site has no ranks.' },
  rank_gift_unknown: {
    status: 404,
    meaning: 'There is no such gift of a rank for this member at this time.',
  },
  free_stake_unplayable: {
    status: 409,
    meaning: 'None of the games of this free stake is offered now; nothing was used up.',
  },
  promotion_not_earned: {
    status: 409,
    meaning: 'There is nothing to claim: the condition is not met, or the time is over.',
  },
} satisfies Record<string, RefusalRule>;
