import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that cannot be guessed. */
export const makePlayToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The form in which a token or a ticket is stored. */
export const hashPlayToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
