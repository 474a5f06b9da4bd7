import type { ReadToken } from '../token-files/token-file.ts';
import { keyInMap, type TokenMap } from './token-map.ts';
import { partsOf } from './token-parts.ts';

/** A composite whose parts a map knows is those parts. */
export const withParts = (tokens: readonly ReadToken[], map: TokenMap): ReadToken[] =>
  tokens.flatMap((token) => {
    if (keyInMap(map, token.id) !== undefined) return [token];
    const parts = partsOf(token);
    const isKnown = parts.some(({ id }) => map.names.has(id) || keyInMap(map, id) !== undefined);
    return isKnown ? parts : [token];
  });
