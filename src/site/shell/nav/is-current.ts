import type { NavItem } from './nav-items.ts';

const HOME_PATHS = new Set(['/', '/index', '/index.html', '/home']);

/** Whether the address in the browser is the one that a navigation item leads to. */
export const isCurrent = (
  item: NavItem,
  { pathname, search }: { pathname: string; search: string },
): boolean => {
  const atHome = HOME_PATHS.has(pathname);
  const category = new URLSearchParams(search).get('category');
  if (item.kind === 'category') return atHome && category === item.type;
  if (item.name === 'home') return atHome && category === null;
  return pathname === item.to;
};
