import { makeToken } from '../../people/access/opaque-token.ts';

/** Of the secret in a token: 256 bits in base64url. */
const SECRET_LENGTH = 43;

/** Between the brand's code, which has no such sign, and the secret. */
const SEPARATOR = '_';

/**
 * A ticket or token of a game that says which brand it is of, so that what it stands for is looked up
 * with that brand's rows alone.
 *
 * @param code of the brand: letters, digits and hyphens
 * @param secret 43 characters; left out: a new one
 */
export const makeBrandToken = (code: string, secret = makeToken()): string =>
  `${code}${SEPARATOR}${secret}`;

/** The code of the brand that a ticket or token says; null for one of the former form, which says none. */
export const brandCodeOf = (token: string): string | null => {
  const at = token.length - SECRET_LENGTH - SEPARATOR.length;
  return at > 0 && token[at] === SEPARATOR ? token.slice(0, at) : null;
};
