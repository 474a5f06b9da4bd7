import type { IconName } from '#components/Icon/icon-paths.ts';
import type { GameType } from '#generated/merchant-config.ts';

import type { Settings } from '../../settings/settings.ts';
import { hasDownloads } from '../../settings/what-is-on.ts';

/** A page of its own in the navigation. */
export interface NavPage {
  kind: 'page';
  name: 'home' | 'promotions' | 'download' | 'help';
  to: string;
  icon: IconName;
}

/** A category of games: it leads to its games on the home page, and unfolds its vendors. */
export interface NavCategory {
  kind: 'category';
  type: GameType;
  to: string;
  icon: IconName;
}

export type NavItem = NavPage | NavCategory;

const CATEGORY_ICONS: Record<GameType, IconName> = {
  RNG: 'slots',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  PVP: 'cards',
  FISH: 'fish',
  LOTT: 'lottery',
  ELOTT: 'dice',
  COCKFIGHT: 'rooster',
  INHOUSE: 'rocket',
};

/** Where the games of a category, or of one of its vendors, are shown. */
export const gamesAddress = (type: GameType, vendor?: string): string =>
  `/?category=${type}${vendor ? `&vendor=${encodeURIComponent(vendor)}` : ''}#games`;

/**
 * The categories of a brand that have vendors, in its order. None where the home page has no games
 * section: there would be nowhere to lead to.
 */
export const navCategories = ({
  categories,
  home,
}: Pick<Settings, 'categories' | 'home'>): NavCategory[] =>
  home.sections.includes('games')
    ? categories
        .filter(({ vendors }) => vendors.length > 0)
        .map(({ type }) => ({
          kind: 'category',
          type,
          to: gamesAddress(type),
          icon: CATEGORY_ICONS[type],
        }))
    : [];

/** The pages of a brand; `download` only where there is something to download. */
export const navPages = (settings: Pick<Settings, 'resources'>): NavPage[] => [
  { kind: 'page', name: 'home', to: '/', icon: 'home' },
  { kind: 'page', name: 'promotions', to: '/promotions', icon: 'gift' },
  ...(hasDownloads(settings)
    ? [{ kind: 'page', name: 'download', to: '/down', icon: 'download' } as const]
    : []),
  { kind: 'page', name: 'help', to: '/help', icon: 'help' },
];

/** The top navigation (specification 2): home, the categories with vendors, then the pages. */
export const navItems = (settings: Settings): NavItem[] => {
  const [home, ...pages] = navPages(settings);
  return [...(home ? [home] : []), ...navCategories(settings), ...pages];
};
