import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { ENCRYPTION } from '#api/encryption.ts';
import type { Database } from '../database/tables.ts';
import { findKey } from './encryption-keys.ts';

/** A body as it came, before anyone could read it. */
export class EncryptedBody {
  readonly jwe: string;

  constructor(jwe: string) {
    this.jwe = jwe;
  }
}

/**
 * Opens an encrypted body.
 *
 * @param path the endpoint's: a body that was encrypted for another one is not opened
 * @returns the JSON that was sent, or undefined when it cannot be read with a key of ours
 */
export const openEncrypted = async (
  database: Database,
  { jwe }: EncryptedBody,
  path: string,
): Promise<unknown> => {
  const kid = readKid(jwe, path);
  const key = kid === null ? null : await findKey(database, kid);
  if (!key) return undefined;
  try {
    const { plaintext } = await compactDecrypt(jwe, key.privateKey, {
      keyManagementAlgorithms: [ENCRYPTION.alg],
      contentEncryptionAlgorithms: [ENCRYPTION.enc],
    });
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)) as unknown;
  } catch {
    // Whatever is wrong with it, the sender learns only that it cannot be read.
    return undefined;
  }
};

const readKid = (jwe: string, path: string): string | null => {
  try {
    const { kid, url, zip } = decodeProtectedHeader(jwe);
    // Compressed bodies are refused, because they could be made to fill the memory; our own pages
    // never compress.
    return typeof kid === 'string' && url === path && zip === undefined ? kid : null;
  } catch {
    return null;
  }
};
