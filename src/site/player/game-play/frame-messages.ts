/** What the page of a game tells the site that holds it. */
export type GameMessage =
  | { livery: 'ready' | 'balance' | 'exit' }
  | { livery: 'round'; open: boolean }
  | { livery: 'refused'; code: string };

/** What the site tells the page of a game. */
export type SiteMessage = { livery: 'mode'; mode: 'light' | 'dark' } | { livery: 'stop' };

const PLAIN = ['ready', 'balance', 'exit'] as const;

/** Reads what came by `postMessage`; null for anything that no page of a game sends. */
export const readGameMessage = (data: unknown): GameMessage | null => {
  if (typeof data !== 'object' || data === null || !('livery' in data)) return null;
  const plain = PLAIN.find((each) => each === data.livery);
  if (plain) return { livery: plain };
  if (data.livery === 'round' && 'open' in data && typeof data.open === 'boolean') {
    return { livery: 'round', open: data.open };
  }
  if (data.livery === 'refused' && 'code' in data && typeof data.code === 'string') {
    return { livery: 'refused', code: data.code };
  }
  return null;
};
