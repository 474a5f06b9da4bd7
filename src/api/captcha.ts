import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment, withDefault } from './fields.ts';

/**
 * A proof of work, as the library `altcha-lib` (version 2) states and solves it: keys are derived by
 * PBKDF2 from the nonce and one number after the other, until one begins with `keyPrefix`. The answer
 * of the captcha is the end of that key (`workAnswer`).
 */
const work = z.object({
  algorithm: z.literal('PBKDF2/SHA-256'),
  /** Rounds of the hash for each key. */
  cost: z.int(),
  /** Bytes of a key. */
  keyLength: z.int(),
  /** These three in hexadecimal digits. */
  keyPrefix: z.string(),
  nonce: z.string(),
  salt: z.string(),
});

/**
 * Makes a new captcha. Its answer is accepted once, for the id that comes with it.
 *
 * The kind `work` asks the visitor's device for a proof of work in place of the visitor: nothing is to
 * be seen, heard or typed. A network that has failed often gets that kind, and a harder one with each
 * further failure, whatever it asks for: a picture can be read by a program.
 */
export const captcha = endpoint({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'any',
  summary: 'A new captcha: a PNG picture, or a proof of work',
  perMinute: 40,
  query: z.object({ kind: withDefault(z.enum(['image', 'work']), 'image') }),
  value: z.object({
    captchaId: z.string(),
    /** Base64 of a PNG, without a `data:` prefix; empty for a proof of work. */
    image: z.string(),
    /** Null for a picture. */
    work: z.nullable(work),
    expiresAt: moment,
  }),
  refusals: [],
});
