/** What the page of a game tells the site that shows it in a frame. */
export type ToSite =
  | { livery: 'ready' }
  | { livery: 'round'; open: boolean }
  | { livery: 'balance' }
  | { livery: 'exit' }
  | { livery: 'refused'; code: string };

/** What the site tells the page. */
export type FromSite = { livery: 'mode'; mode: 'light' | 'dark' } | { livery: 'stop' };

/**
 * Tells the site something; a page that stands alone in its window tells nobody.
 *
 * @param origin where the brand's site is: nobody else may read it
 */
export const postToSite = (origin: string, message: ToSite): void => {
  if (window.parent !== window) window.parent.postMessage(message, origin);
  else if (window.opener) (window.opener as Window).postMessage(message, origin);
};

const readMessage = (data: unknown): FromSite | null => {
  if (typeof data !== 'object' || data === null || !('livery' in data)) return null;
  if (data.livery === 'stop') return { livery: 'stop' };
  const mode = data.livery === 'mode' && 'mode' in data ? data.mode : null;
  return mode === 'light' || mode === 'dark' ? { livery: 'mode', mode } : null;
};

/**
 * Hears what the brand's own site says, and nobody else.
 *
 * @returns how to stop hearing
 */
export const onSiteMessage = (origin: string, heard: (message: FromSite) => void): (() => void) => {
  const listen = (event: MessageEvent): void => {
    const message = event.origin === origin ? readMessage(event.data) : null;
    if (message) heard(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
};

/** Whether a site holds the page in a frame. */
export const isFramed = (): boolean => window.parent !== window;
