import type { GameType } from '#generated/merchant-config.ts';

/** Tables, ponds and arenas are wider than high; reels and draws fit an upright phone. */
const WIDE: readonly GameType[] = ['LIVE', 'PVP', 'FISH', 'COCKFIGHT'];

/** Whether a game has more room on a phone that lies on its side. */
export const prefersLandscape = (type: GameType): boolean => WIDE.includes(type);
