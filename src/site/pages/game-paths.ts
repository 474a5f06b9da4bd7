import type { PagePath } from '#generated/page-paths.ts';

/** The addresses that count as game pages (specification 2), in small letters. */
const GAME_PATHS: ReadonlySet<string> = new Set<Lowercase<PagePath>>([
  '/hot',
  '/inhouse',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/seamless',
  '/lottery',
  '/vnlottery',
  '/sealottery',
]);

/** Whether games are played on a page: then nothing there leads to a deposit. */
export const isGamePath = (pathname: string): boolean =>
  GAME_PATHS.has(pathname.toLowerCase().replace(/(?<=.)\/$/, ''));
