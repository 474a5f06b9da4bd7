import type { FastifyReply } from 'fastify';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { commonRefusals, type RefusalBody } from '#api/envelope.ts';
import type { FileAnswer } from '../endpoints/file-answer.ts';
import type { RefusalExtra } from '../endpoints/handler.ts';

/** What each refusal means, for whoever operates the platform; sites show words of their own. */
const MEANINGS: Record<string, string> = {
  invalid_input: 'A field is missing or breaks its rule.',
  encryption_required: 'This site takes this call only encrypted; see /wps/system/key.',
  encryption_invalid:
    'The encrypted body cannot be opened; encrypt it with the key of /wps/system/key.',
  not_logged_in: 'Not logged in, please log in.',
  cross_site: 'A page of another site may not make this call.',
  forbidden: 'This account may not do that.',
  password_change_required: 'The password has expired; change it first.',
  region_restricted: 'Access is restricted for this region or address.',
  not_found: 'There is no such call or thing.',
  request_too_slow: 'The request came too slowly and was cut off; send it again.',
  request_reused: 'This request id was used for another request.',
  chat_closed: 'This site has no chat room.',
  chat_too_fast: 'Wait before the next message; see details.retryAfterSeconds.',
  chat_link: 'Addresses of other pages are not passed on in the chat room.',
  rate_limited: 'Too many requests; try again later.',
  unknown_system_error: 'Unknown system error.',
  maintenance: 'The site is in maintenance.',
  unavailable:
    'The platform cannot answer at this moment; send the same request again after details.retryAfterSeconds.',
  in_incorrect_password: 'Wrong account or password.',
  username_unknown: 'The account does not exist.',
  sms_login_closed: 'Signing in by SMS is not offered on this site.',
  free_play_closed: 'Free play is not offered on this site.',
  slider_required: 'A slider must be passed first.',
  slider_failed: 'The slider was not moved to its end, or was used before; try again.',
  sms_country_closed: 'No SMS go to numbers of details.country; use another way.',
  too_many_codes: 'Too many codes were sent; try again later.',
  code_wrong: 'The code is wrong; check it or have a new one sent.',
  code_expired: 'The code has expired; have a new one sent.',
  code_locked: 'Too many wrong codes; try again later.',
  verification_required: 'The address is not registered: prove the account in one more way.',
  challenge_expired: 'The time for the further proof is over; sign in again.',
  device_not_remembered: 'This device may not sign in by itself; sign in with the password.',
  exchange_code_invalid: 'The code of the address was used or is too old; sign in again.',
  captcha_required: 'A captcha must be solved first.',
  captcha_wrong: 'The captcha was wrong, used or too old.',
  account_locked: 'Too many failures from here; try again later.',
  account_frozen: 'The account is frozen.',
  non_agent: 'Non-agents cannot log in to the agent area.',
  non_member: 'Non-member account unable to log in.',
  mobile_taken: 'Another account has this mobile number.',
  email_taken: 'Another account has this e-mail address.',
  code_required: 'A code must be sent to the account’s own number or address and shown.',
  contact_required: 'Bind a mobile number or an e-mail address first.',
  link_invalid: 'The link was used or is too old; ask for a new one.',
  proof_required: 'Show who sits there; details.kinds says how.',
  profile_locked:
    'The fields of details.fields can no longer be changed; ask the customer service.',
  payment_password_set: 'There is a payment password; change it instead.',
  payment_password_required: 'Set a payment password first.',
  payment_password_wrong: 'The payment password is wrong; see details.triesLeft.',
  payment_password_locked: 'The payment password is locked; set a new one with a code.',
  authenticator_set: 'The account has an authenticator; remove it first.',
  authenticator_missing: 'The account has no authenticator.',
  passkeys_off: 'Passkeys are not offered on this site.',
  passkeys_full: 'The account has details.most passkeys; remove one first.',
  passkey_invalid: 'The passkey’s answer is not valid or came too late; try again.',
  passkey_known: 'This passkey is in use.',
  last_sign_in: 'Set a password first: nothing else would be left to sign in with.',
  upload_too_large: 'The file is larger than details.maxMb megabytes.',
  upload_not_an_image: 'The file is no png or jpg picture.',
  upload_too_many: 'The account has uploaded details.perDay pictures today; try again tomorrow.',
  upload_unknown: 'There is no such picture for this form; upload it first.',
  identity_under_review: 'A proof of identity is being looked at; wait for its answer.',
  identity_proved: 'The identity of this account is proved already.',
  registration_closed: 'Registration is not open on this site.',
  username_taken: 'Member account already in use.',
  invitation_code_error: 'The invitation code is not valid.',
  self_excluded:
    'The person has excluded themselves from play; see details.until (null: for good).',
  cooling_off: 'The member takes a break; see details.until.',
  age_unverified: 'The age is not proved as this brand asks; see details.',
  reality_check_due: 'The reality check must be answered before play goes on.',
  session_limit: 'The time of play is used up; see details.',
  limit_reached: 'The amount would pass a limit of the member or of the brand; see details.',
  limit_out_of_bounds: 'The limit is above details.max.',
  limit_waits: 'The higher limit may be confirmed from details.confirmableAt on.',
  no_pending_limit: 'No higher limit waits.',
  cool_off_out_of_bounds: 'A break has details.min to details.max hours.',
  cool_off_not_shorter: 'A break that holds until details.until cannot be shortened.',
  self_exclusion_out_of_bounds: 'A self-exclusion has details.min to details.max months, or null.',
  self_exclusion_not_shorter: 'A self-exclusion that holds cannot be shortened; see details.until.',
  no_self_exclusion: 'This account has no self-exclusion that holds.',
  reality_check_out_of_bounds: 'Reality checks come every details.min to details.max minutes.',
  invalid_range: 'The first day lies after the last one or before details.earliest.',
  statement_too_long: 'More than details.most rows; choose fewer days.',
  channel_unavailable: 'This way to pay in is not offered; choose another.',
  too_many_open_deposits: 'Too many deposits are unpaid; pay one or let it expire.',
  provider_unavailable: 'The payment provider does not answer; send the same request again.',
  deposit_ended: 'This deposit has ended; start a new one.',
  single_wallet: 'This site has one wallet for all games; nothing needs to be moved.',
  unknown_wallet: 'This site has no such wallet.',
  insufficient_funds: 'The balance is too low.',
  amount_too_large: 'The amount, or the balance that it makes, is above every bound.',
  transfer_not_permitted: 'Transfers to other people are not permitted here.',
  no_upline: 'This account has no upline.',
  not_a_downline: 'No account of that name is below yours.',
  recipient_unavailable: 'The recipient cannot receive this transfer now.',
  amount_out_of_range: 'The amount is below the least or above the greatest; see details.',
  turnover_unmet: 'Turnover is open before money can go out; see details.',
  bonus_forfeit_needed: 'A bonus is open; agree to give it up, or finish its turnover.',
  bonus_closed: 'The bonus has ended.',
  withdrawal_daily_count: 'No more withdrawals can be asked for today.',
  withdrawal_daily_amount: 'The amount is more than is left of today’s limit; see details.',
  withdrawal_answered: 'This payment was answered or counts as received.',
  withdrawal_not_paid: 'Not all of this withdrawal was sent yet.',
  proof_needed: 'Send a picture that shows that the money did not come.',
  bank_unknown: 'The brand does not pay to this bank.',
  bank_name_mismatch: 'The holder’s name is not the member’s real name.',
  bank_account_taken: 'This bank account is in use.',
  bank_account_limit: 'The member has as many bank accounts as are allowed; remove one first.',
  bank_account_unverified: 'Verify the bank account first.',
  bank_account_in_use: 'A withdrawal to this bank account is on its way; remove it afterwards.',
  lottery_unknown: 'This brand has no such lottery.',
  issue_unknown: 'The lottery has no such draw that can be bought; see details.issueNo.',
  sales_closed: 'Sales of the draw details.issueNo are over; details.current is sold now.',
  bet_type_unknown: 'The lottery is not sold in that way; see details.line.',
  odds_changed: 'The odds have changed since they were shown; see details.line and ask again.',
  picks_invalid: 'The picks make no bet; see details.line.',
  order_too_large: 'More of details.what than details.most.',
  mission_unknown: 'This brand has no such mission.',
  mission_unfulfilled: 'The target is not reached, or its bonus was taken.',
  real_name_missing: 'The profile has no real name yet.',
  signature_invalid: 'The signature, the vendor or one of the headers is wrong; see /vendor/docs.',
  clock_skew: 'The timestamp is more than five minutes off; see details.skewMs.',
  nonce_reused: 'This nonce was used before; sign the message again with a new one.',
  ticket_invalid: 'The ticket was used, is older than 60 seconds or was never given; launch again.',
  session_expired: 'The session of play has ended; the game must be launched again.',
  stake_out_of_range: 'The stake is below details.min or above details.max.',
  bet_changed: 'This transaction was used for another bet.',
  bet_voided: 'The bet was taken back.',
  bet_unknown: 'There is no such bet of this player.',
  settled_otherwise: 'The bet was settled with another payout.',
  bet_unsettled: 'A bet of the round is still open; settle it first.',
  jackpot_not_won:
    'No game of the jackpot, a round that won nothing, or one that has won the pool already.',
  exposure_exceeded: 'The house may not lose so much without a person, who has been told.',
  game_maintenance: 'The game is in maintenance; choose another.',
  in_need_true_account: 'A trial account cannot open this game; sign in with a real account.',
  free_trial_closed: 'This game is not offered for trying out.',
  games_unavailable: 'No game service is set up; set LIVERY_GAMES_URL and LIVERY_VENDOR_SECRET.',
  replay_unavailable: 'There is no round of this bet to show again.',
};

/** The HTTP status of a refusal. */
export const statusOf = (endpoint: AnyEndpoint | null, code: string): number => {
  const own = endpoint?.refusals as Record<string, number> | undefined;
  const common: Record<string, number> = commonRefusals;
  return own?.[code] ?? common[code] ?? 500;
};

/** The body of a refusal. */
export const refusalOf = (
  code: string,
  { details, fieldErrors }: RefusalExtra = {},
): RefusalBody => ({
  success: false,
  code,
  message: MEANINGS[code] ?? `Refused: ${code.replaceAll('_', ' ')}.`,
  ...(details ? { details } : {}),
  ...(fieldErrors ? { fieldErrors } : {}),
});

/** Answers with a refusal; one that says when to come again says so in `Retry-After`, too. */
export const sendRefusal = (
  reply: FastifyReply,
  code: string,
  { endpoint = null, ...extra }: RefusalExtra & { endpoint?: AnyEndpoint | null } = {},
): FastifyReply => {
  const seconds = extra.details?.['retryAfterSeconds'];
  if (typeof seconds === 'number') reply.header('retry-after', String(Math.ceil(seconds)));
  return reply
    .code(statusOf(endpoint, code))
    .header('cache-control', 'no-store')
    .send(refusalOf(code, extra));
};

/** Answers with a file that the browser stores; no page ever shows it. */
export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply =>
  reply
    .header('content-type', file.mediaType)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(file.body);
