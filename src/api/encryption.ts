import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The media type of an encrypted body: one JWE in compact serialization. */
export const ENCRYPTED_TYPE = 'application/jose';

/** The JWE algorithms for bodies, named as in RFC 7518. */
export const ENCRYPTION = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

/**
 * The platform's public key for encrypted bodies. The key is rotated; the previous one remains
 * valid for a while.
 *
 * The encrypted body of an `encrypted` endpoint is one JWE (RFC 7516, compact) of the JSON, sent as
 * `application/jose`, with `kid` and the endpoint's path as `url` in its protected header. This is
 * in addition to TLS and does not replace it.
 */
export const encryptionKey = endpoint({
  name: 'encryptionKey',
  method: 'GET',
  path: '/wps/system/key',
  access: 'any',
  summary: 'The public key for encrypted calls',
  always: true,
  value: z.object({
    /** Whether this brand refuses unencrypted bodies. */
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
