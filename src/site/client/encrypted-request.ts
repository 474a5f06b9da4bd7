import { encryptionKey } from '#api/encryption.ts';

import type { PublishedKey } from './encrypt-body.ts';
import { wholeEndpoint } from './whole-endpoint.ts';

/** Few calls are encrypted, and in few brands: what does it comes with the first of them. */
const loadEncryption = () => import('./encrypt-body.ts');

/** One key for each platform, as long as the page is open. */
const keys = new Map<string, Promise<PublishedKey>>();

const fetchKey = async (origin: string): Promise<PublishedKey> => {
  const { path, value } = await wholeEndpoint(encryptionKey);
  const answer = await fetch(new URL(path, origin));
  const body = (await answer.json()) as { value?: unknown };
  return value.parse(body.value).key;
};

const keyOf = (origin: string): Promise<PublishedKey> => {
  const known = keys.get(origin);
  if (known) return known;
  const fetched = fetchKey(origin);
  keys.set(origin, fetched);
  fetched.catch(() => keys.delete(origin));
  return fetched;
};

/** Forgets the platform's key: it has a newer one. */
export const forgetKey = (origin: string): void => {
  keys.delete(origin);
};

/**
 * The body of a call as it travels encrypted.
 *
 * @throws when the key or what encrypts cannot be fetched
 */
export const encryptedRequest = async (
  body: Record<string, unknown>,
  path: string,
  origin: string,
): Promise<string> => {
  const [{ encryptBody }, key] = await Promise.all([loadEncryption(), keyOf(origin)]);
  return encryptBody(body, path, key);
};
