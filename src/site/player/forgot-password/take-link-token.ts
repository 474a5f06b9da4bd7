/** A token is this long at least; anything shorter is a link that was cut. */
const SHORTEST = 20;

/**
 * The token in the address of a link (`/reset#token=…`), which is taken out of the address at once; null when there is
 * none. Behind the `#` it never reaches a server's log.
 */
export const takeLinkToken = (): string | null => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token.length >= SHORTEST ? token : null;
};
