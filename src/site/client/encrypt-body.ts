import { CompactEncrypt, importJWK } from 'jose';

import type { ValueOf } from '#api/endpoint.ts';
import { ENCRYPTION, type encryptionKey } from '#api/encryption.ts';

/** The platform's key as it publishes it. */
export type PublishedKey = ValueOf<typeof encryptionKey>['key'];

/**
 * Encrypts a body for the platform.
 *
 * @param path the endpoint's: the platform opens the body for no other
 * @returns one JWE in its compact form
 */
export const encryptBody = async (
  body: Record<string, unknown>,
  path: string,
  key: PublishedKey,
): Promise<string> => {
  const plain = new TextEncoder().encode(JSON.stringify(body));
  return new CompactEncrypt(plain)
    .setProtectedHeader({ ...ENCRYPTION, kid: key.kid, url: path })
    .encrypt(await importJWK(key, ENCRYPTION.alg));
};
