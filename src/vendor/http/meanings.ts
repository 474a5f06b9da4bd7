/** What each refusal means, for whoever writes a page or reads along; pages show words of their own. */
const MEANINGS: Record<string, string> = {
  invalid_input: 'A field is missing or breaks its rule.',
  not_found: 'There is no such call or thing.',
  request_too_slow: 'The request came too slowly and was cut off; send it again.',
  rate_limited: 'Too many requests; try again later.',
  unknown_system_error: 'Unknown system error.',
  unavailable: 'The service cannot answer at this moment; send the same request again soon.',
  ticket_invalid: 'The ticket was used, is too old or was never given; launch the game again.',
  session_expired: 'The session of play has ended; launch the game again.',
  game_unknown: 'This service does not run such a game.',
  game_maintenance: 'The game is in maintenance; choose another.',
  wallet_unreachable: 'The wallet did not answer; what was staked is asked for again by itself.',
  wallet_refused: 'The wallet refused the stake; see details.wallet.',
  insufficient_funds: 'The balance is too low for this stake.',
  stake_out_of_range: 'The stake is below the least or above the greatest of this game.',
  choice_impossible: 'The rules of the game do not allow this choice or move.',
  round_too_soon: 'The last round began too short a time ago; see details.waitMs.',
  round_open: 'A round is open; it must be played to its end first.',
  round_unknown: 'There is no such round of this player.',
  round_ended: 'The round has ended; no move follows.',
  step_passed: 'The round has gone on since; read it again before the next move.',
  bets_closed: 'Bets on this round are closed; wait for the next one.',
  bet_unknown: 'There is no such bet of this player.',
  too_late: 'The round was over before the money was taken.',
  reality_check_due: 'The reality check must be answered on the site before play goes on.',
  session_limit: 'The time of play that the member allows is used up.',
  limit_reached: 'The stake would pass a limit of the member or of the brand.',
  cooling_off: 'The member takes a break from play.',
  self_excluded: 'The person has excluded themselves from play.',
  account_frozen: 'The account is frozen.',
  age_unverified: 'The age is not proved as the brand asks.',
};

/** One sentence for a code; every code that a call names has one. */
export const meaningOf = (code: string): string =>
  MEANINGS[code] ?? `Refused: ${code.replaceAll('_', ' ')}.`;
