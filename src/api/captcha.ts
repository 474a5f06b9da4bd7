import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment, withDefault } from './fields.ts';

/**
 * A proof of work in the format of the library `altcha-lib` (version 2): the client derives keys by
 * PBKDF2 from the nonce and a counter until a key begins with `keyPrefix`. The answer of the
 * captcha is the end of that key (`workAnswer`).
 */
const work = z.object({
  algorithm: z.literal('PBKDF2/SHA-256'),
  /** PBKDF2 iterations for each key. */
  cost: z.int(),
  /** Length of a key in bytes. */
  keyLength: z.int(),
  /** `keyPrefix`, `nonce` and `salt` are hexadecimal. */
  keyPrefix: z.string(),
  nonce: z.string(),
  salt: z.string(),
});

/**
 * Creates a captcha. Its answer is accepted once, together with its `captchaId`.
 *
 * For the kind `work` the visitor's device computes a proof of work: the visitor has nothing to
 * see, hear or type. A network with many failures always gets this kind, whichever it requests, and
 * a higher cost with each further failure, because a program can read a picture.
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
