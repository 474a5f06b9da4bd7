import type { FastifyReply } from 'fastify';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { commonRefusals, type RefusalBody } from '#api/envelope.ts';
import type { RefusalExtra } from '../handler.ts';

/** What each refusal means, for whoever operates the platform; sites show words of their own. */
const MEANINGS: Record<string, string> = {
  invalid_input: 'A field is missing or breaks its rule.',
  not_logged_in: 'Not logged in, please log in.',
  forbidden: 'This account may not do that.',
  region_restricted: 'Access is restricted for this region or address.',
  not_found: 'There is no such call or thing.',
  request_reused: 'This request id was used for another request.',
  rate_limited: 'Too many requests; try again later.',
  unknown_system_error: 'Unknown system error.',
  maintenance: 'The site is in maintenance.',
  in_incorrect_password: 'Wrong account or password.',
  captcha_required: 'A captcha must be solved first.',
  captcha_wrong: 'The captcha was wrong, used or too old.',
  account_locked: 'Too many failures; the account is locked for a while.',
  account_frozen: 'The account is frozen.',
  non_agent: 'Non-agents cannot log in to the agent area.',
  non_member: 'Non-member account unable to log in.',
  registration_closed: 'Registration is not open on this site.',
  username_taken: 'Member account already in use.',
  invitation_code_error: 'The invitation code is not valid.',
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

/** Answers with a refusal. */
export const sendRefusal = (
  reply: FastifyReply,
  code: string,
  { endpoint = null, ...extra }: RefusalExtra & { endpoint?: AnyEndpoint | null } = {},
): FastifyReply =>
  reply
    .code(statusOf(endpoint, code))
    .header('cache-control', 'no-store')
    .send(refusalOf(code, extra));
