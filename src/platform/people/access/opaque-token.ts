import { createHash, randomBytes } from 'node:crypto';

/** An opaque token: 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so a plain hash is enough. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
