import { commonRefusals } from './common-refusals.ts';
import type { RefusalRule } from './refusal-rule.ts';

/**
 * Refusals of the game service to the pages of games. Where the platform has the same code, the
 * status and meaning here are those for a game's page.
 */
export const playRefusals = {
  invalid_input: commonRefusals.invalid_input,
  not_found: commonRefusals.not_found,
  request_too_slow: commonRefusals.request_too_slow,
  rate_limited: commonRefusals.rate_limited,
  unknown_system_error: commonRefusals.unknown_system_error,
  unavailable: {
    status: 503,
    meaning: 'The service cannot answer at this moment; send the same request again soon.',
  },
  ticket_invalid: {
    status: 401,
    meaning: 'The ticket was used, is too old or was never given; launch the game again.',
  },
  session_expired: {
    status: 401,
    meaning: 'The session of play has ended; launch the game again.',
  },
  game_unknown: { status: 404, meaning: 'This service does not run such a game.' },
  game_maintenance: { status: 503, meaning: 'The game is in maintenance; choose another.' },
  wallet_unreachable: {
    status: 503,
    meaning: 'The wallet did not answer; what was staked is asked for again by itself.',
  },
  wallet_refused: { status: 409, meaning: 'The wallet refused the stake; see details.wallet.' },
  insufficient_funds: { status: 409, meaning: 'The balance is too low for this stake.' },
  stake_out_of_range: {
    status: 409,
    meaning: 'The stake is below the least or above the greatest of this game.',
  },
  choice_impossible: {
    status: 409,
    meaning: 'The rules of the game do not allow this choice or move.',
  },
  round_too_soon: {
    status: 409,
    meaning: 'The last round began too short a time ago; see details.waitMs.',
  },
  round_open: { status: 409, meaning: 'A round is open; it must be played to its end first.' },
  round_unknown: { status: 404, meaning: 'There is no such round of this player.' },
  round_ended: { status: 409, meaning: 'The round has ended; no move follows.' },
  step_passed: {
    status: 409,
    meaning: 'The round has gone on since; read it again before the next move.',
  },
  bets_closed: { status: 409, meaning: 'Bets on this round are closed; wait for the next one.' },
  bet_unknown: { status: 404, meaning: 'There is no such bet of this player.' },
  too_late: { status: 409, meaning: 'The round was over before the money was taken.' },
  reality_check_due: {
    status: 409,
    meaning: 'The reality check must be answered on the site before play goes on.',
  },
  session_limit: { status: 409, meaning: 'The time of play that the member allows is used up.' },
  limit_reached: {
    status: 409,
    meaning: 'The stake would pass a limit of the member or of the brand.',
  },
  cooling_off: { status: 409, meaning: 'The member takes a break from play.' },
  self_excluded: { status: 409, meaning: 'The person has excluded themselves from play.' },
  account_frozen: { status: 409, meaning: 'The account is frozen.' },
  age_unverified: { status: 409, meaning: 'The age is not proved as the brand asks.' },
} satisfies Record<string, RefusalRule>;

/** A code with which the game service refuses a call of a game's page. */
export type PlayRefusalCode = keyof typeof playRefusals;
