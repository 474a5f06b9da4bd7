import type { RefusalRule } from './refusal-rule.ts';

/** Refusals of game launches and of the vendor protocol. */
export const vendorRefusals = {
  signature_invalid: {
    status: 401,
    meaning: 'The signature, the vendor or one of the headers is wrong; see /vendor/docs.',
  },
  clock_skew: {
    status: 401,
    meaning: 'The timestamp is more than five minutes off; see details.skewMs.',
  },
  nonce_reused: {
    status: 409,
    meaning: 'This nonce was used before; sign the message again with a new one.',
  },
  ticket_invalid: {
    status: 401,
    meaning: 'The ticket was used, is older than 60 seconds or was never given; launch again.',
  },
  session_expired: {
    status: 401,
    meaning: 'The session of play has ended; the game must be launched again.',
  },
  stake_out_of_range: {
    status: 403,
    meaning: 'The stake is below details.min or above details.max.',
  },
  bet_changed: { status: 409, meaning: 'This transaction was used for another bet.' },
  bet_archived: {
    status: 409,
    meaning: 'The bet is so old that it is in the archive; ask the operator.',
  },
  bet_voided: { status: 409, meaning: 'The bet was taken back.' },
  bet_unknown: { status: 404, meaning: 'There is no such bet of this player.' },
  settled_otherwise: { status: 409, meaning: 'The bet was settled with another payout.' },
  bet_unsettled: { status: 409, meaning: 'A bet of the round is still open; settle it first.' },
  jackpot_not_won: {
    status: 409,
    meaning:
      'No game of the jackpot, a round that won nothing, or one that has won the pool already.',
  },
  exposure_exceeded: {
    status: 409,
    meaning: 'The house may not lose so much without a person, who has been told.',
  },
  game_maintenance: { status: 403, meaning: 'The game is in maintenance; choose another.' },
  in_need_true_account: {
    status: 403,
    meaning: 'A trial account cannot open this game; sign in with a real account.',
  },
  free_trial_closed: { status: 403, meaning: 'This game is not offered for trying out.' },
  games_unavailable: {
    status: 503,
    meaning: 'No game service is set up; set LIVERY_GAMES_URL and LIVERY_VENDOR_SECRET.',
  },
  replay_unavailable: { status: 404, meaning: 'There is no round of this bet to show again.' },
} satisfies Record<string, RefusalRule>;
