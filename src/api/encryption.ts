import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The media type of a body that travels encrypted: one JWE in its compact form. */
export const ENCRYPTED_TYPE = 'application/jose';

/** How a body is encrypted, as RFC 7518 names it. */
export const ENCRYPTION = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

/**
 * The platform's public key for bodies that travel encrypted. It is renewed now and then; the one
 * before stays good for a while.
 *
 * The body of an `encrypted` endpoint is then one JWE (RFC 7516, compact) of the JSON, sent as
 * `application/jose`, with `kid` and the endpoint's path as `url` in its protected header. This
 * stands beside TLS and does not replace it.
 */
export const encryptionKey = endpoint({
  name: 'encryptionKey',
  method: 'GET',
  path: '/wps/system/key',
  access: 'any',
  summary: 'The public key for encrypted calls',
  always: true,
  value: z.object({
    /** Whether this brand refuses a plain body. */
    required: z.boolean(),
    /** A JSON Web Key (RFC 7517). */
    key: z.object({
      kid: z.string(),
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
      alg: z.literal('ECDH-ES'),
      use: z.literal('enc'),
    }),
  }),
  refusals: [],
});
