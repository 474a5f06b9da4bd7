import type { RefusalRule } from './refusal-rule.ts';

/** Refusals of signing in, of registration, and of the verification of a person or a browser. */
export const signInRefusals = {
  in_incorrect_password: { status: 403, meaning: 'Wrong account or password.' },
  username_unknown: { status: 401, meaning: 'The account does not exist.' },
  sms_login_closed: { status: 403, meaning: 'Signing in by SMS is not offered on this site.' },
  free_play_closed: { status: 403, meaning: 'Free play is not offered on this site.' },
  slider_required: { status: 400, meaning: 'A slider must be passed first.' },
  slider_failed: {
    status: 400,
    meaning: 'The slider was not moved to its end, or was used before; try again.',
  },
  sms_country_closed: {
    status: 403,
    meaning: 'No SMS go to numbers of details.country; use another way.',
  },
  too_many_codes: { status: 429, meaning: 'Too many codes were sent; try again later.' },
  code_wrong: { status: 400, meaning: 'The code is wrong; check it or have a new one sent.' },
  code_expired: { status: 400, meaning: 'The code has expired; have a new one sent.' },
  code_locked: { status: 429, meaning: 'Too many wrong codes; try again later.' },
  verification_required: {
    status: 403,
    meaning: 'The address is not registered: prove the account in one more way.',
  },
  challenge_expired: {
    status: 410,
    meaning: 'The time for the further proof is over; sign in again.',
  },
  device_not_remembered: {
    status: 401,
    meaning: 'This device may not sign in by itself; sign in with the password.',
  },
  exchange_code_invalid: {
    status: 401,
    meaning: 'The code of the address was used or is too old; sign in again.',
  },
  captcha_required: { status: 400, meaning: 'A captcha must be solved first.' },
  captcha_wrong: { status: 400, meaning: 'The captcha was wrong, used or too old.' },
  account_locked: { status: 423, meaning: 'Too many failures from here; try again later.' },
  account_frozen: { status: 403, meaning: 'The account is frozen.' },
  non_agent: { status: 403, meaning: 'Non-agents cannot log in to the agent area.' },
  non_member: { status: 403, meaning: 'Non-member account unable to log in.' },
  registration_closed: { status: 403, meaning: 'Registration is not open on this site.' },
  username_taken: { status: 409, meaning: 'Member account already in use.' },
  invitation_code_error: { status: 400, meaning: 'The invitation code is not valid.' },
} satisfies Record<string, RefusalRule>;
