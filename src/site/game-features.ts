import { feature, type Feature } from './pages/feature.ts';
import { gamePages } from './games/game-addresses.ts';
import { hasCategory, hasSingleWallet } from './settings/what-is-on.ts';
import type { Settings } from './settings/settings.ts';

/** The categories whose page is a center with a shelf for each vendor (specification 2). */
const CENTERS = ['COCKFIGHT', 'LOTT', 'ELOTT'] as const;

const hasCenter = (settings: Settings): boolean =>
  CENTERS.some((type) => hasCategory(type)(settings));

/** The screens of games. */
export const gameScreens = {
  list: feature({
    name: 'GameListScreen',
    load: () => import('./player/game-list/GameListScreen.tsx'),
    when: () => true,
  }),
  center: feature({
    name: 'GameCenterScreen',
    load: () => import('./player/game-center/GameCenterScreen.tsx'),
    when: hasCenter,
  }),
  seamless: feature({
    name: 'SeamlessScreen',
    load: () => import('./player/seamless/SeamlessScreen.tsx'),
    when: hasSingleWallet,
  }),
  play: feature({
    name: 'GamePlayScreen',
    load: () => import('./player/game-play/GamePlayScreen.tsx'),
    when: () => true,
  }),
  lottery: feature({
    name: 'LotteryScreen',
    load: () => import('./player/lottery/LotteryScreen.tsx'),
    when: hasCategory('LOTT'),
  }),
  roundReplay: feature({
    name: 'RoundReplayScreen',
    load: () => import('./player/round-replay/RoundReplayScreen.tsx'),
    when: () => true,
  }),
} satisfies Record<string, Feature>;

/** Which of them an address shows, with or without capitals and a closing slash. */
export const gameScreenAt = (pathname: string): Feature => {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const found = (['/game/', '/replay/'] as const).find((start) => path.startsWith(start));
  if (found) return found === '/game/' ? gameScreens.play : gameScreens.roundReplay;
  if (path === '/seamless') return gameScreens.seamless;
  if (path.endsWith('lottery')) return gameScreens.lottery;
  return CENTERS.some((type) => gamePages[type] === path) ? gameScreens.center : gameScreens.list;
};
