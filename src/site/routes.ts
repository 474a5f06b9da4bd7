import { matchRoutes } from 'react-router-dom';

import type { Feature } from './feature.ts';
import { screens } from './features.ts';
import {
  hasMemberPage,
  type MemberPageName,
  memberPageNames,
  memberPages,
} from './member-pages.ts';
import type { Settings } from './settings/settings.ts';

/** One address of the site. */
export interface Route {
  path: string;
  screen: Feature;
  /** Only with a session; a visitor is sent to /login. */
  signedIn?: boolean;
  /** Which brands have it, where their having the screen does not tell. */
  when?: (settings: Settings) => boolean;
  /** Key of the page's title; the home page bears the brand's name alone. */
  title?:
    | 'nav.promotions'
    | 'nav.download'
    | 'status.notFoundTitle'
    | `memberCentre.pages.${MemberPageName}`;
}

/*
 * The lotteries need a session already (specification 2) although their screens come later, so
 * that a bookmarked address sends a visitor to sign in first. Nothing links to them yet.
 */

/** The pages of the member centre: the address of each is its name, one screen leads to all. */
const memberRoutes = memberPageNames.map((name): Route => ({
  path: `/${name}`,
  screen: screens.member,
  when: hasMemberPage(name),
  signedIn: !memberPages[name].open,
  title: `memberCentre.pages.${name}`,
}));

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
  ...memberRoutes,
  { path: '/lottery', screen: screens.notFound, signedIn: true, title: 'status.notFoundTitle' },
  { path: '/seaLottery', screen: screens.notFound, signedIn: true, title: 'status.notFoundTitle' },
  { path: '/vnLottery', screen: screens.notFound, signedIn: true, title: 'status.notFoundTitle' },
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
