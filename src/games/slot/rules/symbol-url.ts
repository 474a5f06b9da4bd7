/** Raised whenever a symbol's picture changes, so that no browser keeps an old one. */
export const SYMBOLS_VERSION = 1;

/** Where the vendor serves a slot's symbol, by its number in the slot's table. */
export const symbolUrl = (gameCode: string, symbol: number): string =>
  `/symbols/${gameCode}/${symbol}.svg?v=${SYMBOLS_VERSION}`;
