/** A token is this long at least; anything shorter is a link that was cut. */
const SHORTEST = 20;

/**
 * The token in the address of a link, which is taken out of the address at once; null when there is
 * none. Behind the `#` it never reaches a server's log.
 */
export const takeLinkToken = (): string | null => {
  const token = decodeURIComponent(location.hash.slice(1));
  if (token === '') return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token.length >= SHORTEST ? token : null;
};
