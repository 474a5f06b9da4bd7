import { isHomePath } from '../../home-paths.ts';
import type { NavItem } from './nav-items.ts';

/** Whether the address in the browser is the one that a navigation item leads to. */
export const isCurrent = (
  item: NavItem,
  { pathname, search }: { pathname: string; search: string },
): boolean => {
  const atHome = isHomePath(pathname);
  const category = new URLSearchParams(search).get('category');
  if (item.kind === 'category') return atHome && category === item.type;
  // The help centre lies over the home page: it is where the visitor is.
  if (item.name === 'home') return atHome && category === null && pathname !== '/help';
  return pathname === item.to;
};
