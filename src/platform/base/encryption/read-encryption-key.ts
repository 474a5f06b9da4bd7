import { ENCRYPTION, encryptionKey } from '#api/encryption.ts';
import { handle } from '../endpoints/handler.ts';
import { publishedKey } from './encryption-keys.ts';

const KIND = { kty: 'EC', crv: 'P-256', alg: ENCRYPTION.alg, use: 'enc' } as const;

/** Publishes the half of the key that anyone may know. */
export const encryptionKeyHandler = handle(encryptionKey, async (_input, context) => {
  const { database, merchant } = context;
  const { kid, point } = await publishedKey(database);
  return {
    required: merchant.config.security.encryptCalls,
    key: { ...point, kid, ...KIND },
  };
});
