import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment, withDefault } from './fields.ts';

/**
 * Makes a new captcha. Its answer is accepted once, for the id that comes with it.
 *
 * The kind `sum` asks for a sum in digits instead, for visitors who cannot see the picture.
 */
export const captcha = endpoint({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'any',
  summary: 'A new captcha: a PNG picture, or a sum',
  perMinute: 40,
  query: z.object({ kind: withDefault(z.enum(['image', 'sum']), 'image') }),
  value: z.object({
    captchaId: z.string(),
    /** Base64 of a PNG, without a `data:` prefix; empty for a sum. */
    image: z.string(),
    /** For example `4300 + 57`; empty for a picture. */
    question: z.string(),
    expiresAt: moment,
  }),
  refusals: {},
});
