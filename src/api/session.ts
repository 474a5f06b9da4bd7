import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { withDefault } from './fields.ts';

/** What a fresh session starts with. */
export const openedSession = z.object({
  /** Opaque; sent as `Authorization: Bearer`. */
  token: z.string(),
  /** The first time that this account signs in: popup F is shown. */
  firstTimeLogin: z.boolean(),
  /** The password must be changed first, where the merchant's flag PWDEXPFORCECHANGE3 is on. */
  passwordExpired: z.boolean(),
});

export type OpenedSession = z.infer<typeof openedSession>;

/**
 * Signs a member or an agent in by username and password.
 *
 * After some failures (per account or per address) a captcha is asked for: the refusal's
 * `details.captcha` is then true. `details.retryAfterSeconds` comes with `account_locked`.
 */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'any',
  summary: 'Sign in by username and password',
  perMinute: 60,
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    type: withDefault(z.enum(['username']), 'username'),
    /** The area that is entered; an account of the other kind is refused. */
    area: z.optional(z.enum(['member', 'agent'])),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    captcha: z.optional(z.string().check(z.trim(), z.maxLength(16))),
  }),
  value: openedSession,
  refusals: {
    in_incorrect_password: 401,
    captcha_required: 400,
    captcha_wrong: 400,
    account_locked: 423,
    account_frozen: 403,
    non_agent: 403,
    non_member: 403,
  },
});

/** Ends the session whose token is sent. */
export const logout = endpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'signedIn',
  summary: 'Sign out',
  value: z.object({}),
  refusals: {},
});
