/** Raised whenever a picture changes, so that no browser keeps an old one. */
export const ART_VERSION = 1;

/** Where a game's picture is; it may be kept for ever, for a changed picture has a new address. */
export const artUrl = (gameCode: string): string => `/game-art/${gameCode}.svg?v=${ART_VERSION}`;
