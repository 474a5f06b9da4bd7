import type { RefusalRule } from './refusal-rule.ts';

/** Refusals that every call may answer. */
export const commonRefusals = {
  invalid_input: { status: 400, meaning: 'A field is missing or breaks its rule.' },
  encryption_invalid: {
    status: 400,
    meaning: 'The encrypted body cannot be opened; encrypt it with the key of /wps/system/key.',
  },
  encryption_required: {
    status: 400,
    meaning: 'This site takes this call only encrypted; see /wps/system/key.',
  },
  not_logged_in: { status: 401, meaning: 'Not logged in, please log in.' },
  cross_site: { status: 403, meaning: 'A page of another site may not make this call.' },
  forbidden: { status: 403, meaning: 'This account may not do that.' },
  password_change_required: { status: 403, meaning: 'The password has expired; change it first.' },
  region_restricted: { status: 403, meaning: 'Access is restricted for this region or address.' },
  not_found: { status: 404, meaning: 'There is no such call or thing.' },
  request_too_slow: {
    status: 408,
    meaning: 'The request came too slowly and was cut off; send it again.',
  },
  request_reused: { status: 409, meaning: 'This request id was used for another request.' },
  amount_too_large: {
    status: 409,
    meaning: 'The amount, or the balance that it makes, is above every bound.',
  },
  rate_limited: { status: 429, meaning: 'Too many requests; try again later.' },
  unknown_system_error: { status: 500, meaning: 'Unknown system error.' },
  maintenance: { status: 503, meaning: 'The site is in maintenance.' },
  // The database is unreachable. It is unknown whether the request was executed: repeat it with the
  // same id.
  unavailable: {
    status: 503,
    meaning:
      'The platform cannot answer at this moment; send the same request again after details.retryAfterSeconds.',
  },
} satisfies Record<string, RefusalRule>;

/** A code that every call may answer. */
export type CommonRefusal = keyof typeof commonRefusals;
