import type { GameType } from '#generated/merchant-config.ts';

const GAME_TYPES: Readonly<Record<GameType, true>> = {
  RNG: true,
  LIVE: true,
  SPORTS: true,
  ESPORTS: true,
  PVP: true,
  FISH: true,
  LOTT: true,
  ELOTT: true,
  COCKFIGHT: true,
  INHOUSE: true,
};

/** The category of games that an address names, or null. */
export const gameTypeIn = (text: string | null): GameType | null =>
  text !== null && Object.hasOwn(GAME_TYPES, text) ? (text as GameType) : null;
