/** A token is this long at least; anything shorter is a link that was cut. */
const SHORTEST = 20;

/**
 * The token in the address of a link (`/reset#token=…`); null when there is none. Behind the `#` it
 * never reaches a server's log.
 */
export const readLinkToken = (): string | null => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  return token.length >= SHORTEST ? token : null;
};

/** Takes the token out of the address, so that neither the history nor a copy of it keeps it. */
export const dropLinkToken = (): void => {
  if (location.hash !== '') {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
};
