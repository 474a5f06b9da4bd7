import { matchPath } from 'react-router-dom';

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

const isOf =
  (settings: Settings) =>
  ({ screen, when }: Route): boolean =>
    screen.when(settings) && (when?.(settings) ?? true);

/** The addresses that this brand has: a screen that it lacks is as if it did not exist. */
export const routesOf = (settings: Settings): Route[] => routes.filter(isOf(settings));

/** An address without its closing slash, in letters of its own script; null where it is no text. */
const readable = (pathname: string): string | null => {
  try {
    return decodeURI(pathname)
      .replace(/(.)\/+$/, '$1')
      .toLowerCase();
  } catch {
    return null;
  }
};

/**
 * The route that an address leads to, before any guard: the one that names it, else the one with a part that
 * varies. Not by `matchRoutes`, which makes a pattern of each route whenever it is asked.
 */
export const routeAt = (pathname: string, settings: Settings): Route => {
  const here = readable(pathname);
  const isHere = ({ path }: Route) =>
    path.includes(':') ? matchPath(path, pathname) : path.toLowerCase() === here;
  const found = routes.filter(isHere).filter(isOf(settings));
  const route =
    found.find(({ path }) => !path.includes(':')) ??
    found[0] ??
    routes.find(({ path }) => path === '*');
  if (!route) throw new Error('The list of routes has no route for what is not found.');
  return route;
};
