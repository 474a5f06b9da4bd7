import { gamePages } from '#generated/page-paths.ts';

import { VENDOR_PAGE } from '../../games/game-addresses.ts';
import { isHomePath } from '../../pages/home-paths.ts';
import type { NavItem } from './nav-items.ts';

/** Whether the address in the browser is the one that a navigation item leads to. */
export const isCurrent = (
  item: NavItem,
  { pathname, search }: { pathname: string; search: string },
): boolean => {
  if (item.kind === 'category') {
    if (pathname !== VENDOR_PAGE) return [item.to, gamePages[item.type]].includes(pathname);
    return new URLSearchParams(search).get('gameType')?.toUpperCase() === item.type;
  }
  // The help center lies over the home page: it is where the visitor is.
  if (item.name === 'home') return isHomePath(pathname) && pathname !== '/help';
  return pathname === item.to;
};
