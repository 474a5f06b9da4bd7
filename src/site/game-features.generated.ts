/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { feature, type Feature } from './pages/feature.ts';
import { hasAnyCategory } from './games/has-any-category.ts';
import { hasCategory, hasSingleWallet } from './settings/what-is-on.ts';

const always = (): boolean => true;

/** The screens of games. */
export const gameScreens = {
  gameCenter: feature({
    name: 'GameCenterScreen',
    load: () => import('./player/game-center/GameCenterScreen.tsx'),
    when: hasAnyCategory('LOTT', 'ELOTT', 'COCKFIGHT'),
  }),
  gameList: feature({
    name: 'GameListScreen',
    load: () => import('./player/game-list/GameListScreen.tsx'),
    when: always,
  }),
  gamePlay: feature({
    name: 'GamePlayScreen',
    load: () => import('./player/game-play/GamePlayScreen.tsx'),
    when: always,
  }),
  lottery: feature({
    name: 'LotteryScreen',
    load: () => import('./player/lottery/LotteryScreen.tsx'),
    when: hasCategory('LOTT'),
  }),
  roundReplay: feature({
    name: 'RoundReplayScreen',
    load: () => import('./player/round-replay/RoundReplayScreen.tsx'),
    when: always,
  }),
  seamless: feature({
    name: 'SeamlessScreen',
    load: () => import('./player/seamless/SeamlessScreen.tsx'),
    when: hasSingleWallet,
  }),
} satisfies Record<string, Feature>;

/** The screen of each address. */
export const gameScreensByPath: Readonly<Record<string, Feature>> = {
  '/lott': gameScreens.gameCenter,
  '/elott': gameScreens.gameCenter,
  '/cockfight': gameScreens.gameCenter,
  '/hot': gameScreens.gameList,
  '/gameListCenter': gameScreens.gameList,
  '/rng': gameScreens.gameList,
  '/live': gameScreens.gameList,
  '/sports': gameScreens.gameList,
  '/esports': gameScreens.gameList,
  '/pvp': gameScreens.gameList,
  '/fish': gameScreens.gameList,
  '/inHouse': gameScreens.gameList,
  '/game/:nodeId': gameScreens.gamePlay,
  '/lottery': gameScreens.lottery,
  '/seaLottery': gameScreens.lottery,
  '/vnLottery': gameScreens.lottery,
  '/replay/:betId': gameScreens.roundReplay,
  '/seamless': gameScreens.seamless,
};
