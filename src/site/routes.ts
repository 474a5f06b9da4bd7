import { matchRoutes } from 'react-router-dom';

import type { GameType } from '#generated/merchant-config.ts';
import { gamePages } from '#generated/page-paths.ts';

import { screens } from './features.generated.ts';
import { hasMemberPage, memberPageNames, memberPages } from './pages/member-pages.ts';
import type { Route } from './pages/route.ts';
import { placedRoutes } from './routes.generated.ts';
import type { Settings } from './settings/settings.ts';
import { hasCategory } from './settings/what-is-on.ts';

/** The pages of the member center: the address of each is its name, one screen leads to all. */
const memberRoutes = memberPageNames.map((name): Route => ({
  path: `/${name}`,
  screen: screens.member,
  when: hasMemberPage(name),
  signedIn: !memberPages[name].open,
  title: `memberCenter.pages.${name}`,
}));

const gameTypes = Object.keys(gamePages) as GameType[];

/** The pages of the categories of games. */
const categoryRoutes = gameTypes.map((type): Route => ({
  path: gamePages[type],
  screen: screens.games,
  title: `categories.${type}`,
  when: hasCategory(type),
}));

/** Every address with its screen; the popups' addresses show the home page beneath. */
export const routes: readonly Route[] = [...placedRoutes, ...categoryRoutes, ...memberRoutes];

/** The addresses that this brand has: a screen that it lacks is as if it did not exist. */
export const routesOf = (settings: Settings): Route[] =>
  routes.filter(({ screen, when }) => screen.when(settings) && (when?.(settings) ?? true));

/** The route that an address leads to, before any guard. */
export const routeAt = (pathname: string, settings: Settings): Route => {
  const found = matchRoutes(routesOf(settings), pathname)?.at(-1)?.route;
  if (!found) throw new Error('The list of routes has no route for what is not found.');
  return found;
};
