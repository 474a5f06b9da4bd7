import { createHmac } from 'node:crypto';
import { networkOf } from '../../base/http/network.ts';
import { hashToken } from './opaque-token.ts';

/** How much of a browser's own name is stored. */
const NAME_CHARACTERS = 255;

/** What a device's row knows of its tokens and of who used them last. */
export interface KeptTokens {
  tokenHash: string;
  /** Those before, the newest first. */
  pastTokenHashes: readonly string[];
  /** With it the token before gives the newest; null before the first one was replaced. */
  successorSalt: string | null;
  ip: string;
  userAgent: string;
  /** The newest was given out only a moment ago. */
  isFresh: boolean;
}

/** Who shows a token. */
export interface ShownToken {
  secret: string;
  ip: string;
  userAgent: string;
}

/**
 * What the token of a browser is: the `newest`, which its use replaces; the newest that was only just
 * given to this browser (`held`); the one before, of a browser that asked twice at once or whose answer
 * was lost (`replaced`); a `copied` one; or `unknown`.
 */
export type TokenUse = 'newest' | 'held' | 'replaced' | 'copied' | 'unknown';

/** A browser's own name, as it is stored. */
export const storedName = (userAgent: string): string => userAgent.slice(0, NAME_CHARACTERS);

/**
 * Judges the token that a browser shows. A replaced one is forgiven for a moment, and only to the browser
 * that had it replaced: the same name of a browser in the same network.
 */
export const classifyToken = (kept: KeptTokens, shown: ShownToken): TokenUse => {
  const given = hashToken(shown.secret);
  const isSameMoment =
    kept.isFresh &&
    kept.successorSalt !== null &&
    kept.userAgent === storedName(shown.userAgent) &&
    networkOf(kept.ip) === networkOf(shown.ip);
  if (given === kept.tokenHash) return isSameMoment ? 'held' : 'newest';
  const age = kept.pastTokenHashes.indexOf(given);
  if (age < 0) return 'unknown';
  return age === 0 && isSameMoment ? 'replaced' : 'copied';
};

/**
 * The token that follows one: whoever has that one, and nobody who reads the database alone, can make it
 * again.
 */
export const successorOf = (secret: string, salt: string): string =>
  createHmac('sha256', secret).update(salt).digest('base64url');
