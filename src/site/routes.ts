import { matchRoutes } from 'react-router-dom';

import type { GameType } from '#generated/merchant-config.ts';

import type { Feature } from './pages/feature.ts';
import { screens } from './features.ts';
import { gamePages, LOTTERY_PAGES, VENDOR_PAGE } from './games/game-addresses.ts';
import {
  hasMemberPage,
  type MemberPageName,
  memberPageNames,
  memberPages,
} from './pages/member-pages.ts';
import type { Settings } from './settings/settings.ts';
import { hasCategory, hasSingleWallet } from './settings/what-is-on.ts';

/** One address of the site. */
export interface Route {
  path: string;
  screen: Feature;
  /** Only with a session; a visitor is sent to /login. */
  signedIn?: boolean;
  /** It has the whole window: nothing of the site stands around it. */
  bare?: boolean;
  /** Which brands have it, where their having the screen does not tell. */
  when?: (settings: Settings) => boolean;
  /** Key of the page's title; the home page bears the brand's name alone. */
  title?:
    | 'nav.promotions'
    | 'nav.download'
    | 'status.notFoundTitle'
    | 'nav.hot'
    | 'home.gamesTitle'
    | 'gameCenter.seamlessTitle'
    | 'gamePlay.title'
    | `lottery.pages.${'LOTT' | 'SEA' | 'VN'}`
    | 'roundReplay.title'
    | `categories.${GameType}`
    | `memberCenter.pages.${MemberPageName}`;
}

/** The pages of the member center: the address of each is its name, one screen leads to all. */
const memberRoutes = memberPageNames.map((name): Route => ({
  path: `/${name}`,
  screen: screens.member,
  when: hasMemberPage(name),
  signedIn: !memberPages[name].open,
  title: `memberCenter.pages.${name}`,
}));

const gameTypes = Object.keys(gamePages) as GameType[];

/** The pages of games: the hot ones, each category, a vendor's, and play itself; one screen leads. */
const gameRoutes: Omit<Route, 'screen'>[] = [
  { path: '/hot', title: 'nav.hot' },
  { path: VENDOR_PAGE, title: 'home.gamesTitle' },
  // Where every vendor has a account of its own, no balance goes from game to game.
  { path: '/seamless', title: 'gameCenter.seamlessTitle', when: hasSingleWallet },
  { path: '/game/:nodeId', title: 'gamePlay.title', bare: true },
  { path: '/replay/:betId', title: 'roundReplay.title', bare: true, signedIn: true },
  ...Object.values(LOTTERY_PAGES).map((path) => ({
    path,
    title: 'categories.LOTT' as const,
    when: hasCategory('LOTT'),
    signedIn: true,
  })),
  ...gameTypes.map((type) => ({
    path: gamePages[type],
    title: `categories.${type}` as const,
    when: hasCategory(type),
  })),
];

/** Every address with its screen; the popups' addresses show the home page beneath. */
export const routes: readonly Route[] = [
  { path: '/', screen: screens.home },
  { path: '/index', screen: screens.home },
  { path: '/index.html', screen: screens.home },
  { path: '/home', screen: screens.home },
  { path: '/login', screen: screens.home },
  { path: '/register', screen: screens.home },
  { path: '/reset', screen: screens.home },
  { path: '/help', screen: screens.home },
  { path: '/helpmc', screen: screens.home },
  { path: '/promotions', screen: screens.promotions, title: 'nav.promotions' },
  { path: '/down', screen: screens.down, title: 'nav.download' },
  ...gameRoutes.map((route) => ({ ...route, screen: screens.games })),
  ...memberRoutes,
  { path: '*', screen: screens.notFound, title: 'status.notFoundTitle' },
];

/** The addresses that this brand has: a screen that it lacks is as if it did not exist. */
export const routesOf = (settings: Settings): Route[] =>
  routes.filter(({ screen, when }) => screen.when(settings) && (when?.(settings) ?? true));

/** The route that an address leads to, before any guard. */
export const routeAt = (pathname: string, settings: Settings): Route => {
  const found = matchRoutes(routesOf(settings), pathname)?.at(-1)?.route;
  if (!found) throw new Error('The list of routes has no route for what is not found.');
  return found;
};
