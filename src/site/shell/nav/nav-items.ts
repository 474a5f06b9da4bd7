import type { IconName } from '#components/Icon/icon-paths.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { lotteryPages } from '#generated/page-paths.ts';

import { gamesAddress, playAddress } from '../../games/game-addresses.ts';
import type { Settings } from '../../settings/settings.ts';
import { placedPages } from './placed-pages.generated.ts';

/** A page of its own in the navigation. */
export interface NavPage {
  kind: 'page';
  name: (typeof placedPages)[number]['name'];
  to: string;
  icon: IconName;
}

/** A category of games: it leads to its page, and unfolds its vendors. */
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

/** Lotteries have pages of their own, and a cockfight starts directly (specification 2). */
const addressOf = (type: GameType, lottery: Settings['lottery']): string => {
  if (type === 'LOTT') return lotteryPages[lottery.type];
  return type === 'COCKFIGHT' ? playAddress('first') : gamesAddress(type);
};

/** The categories of a brand that have vendors, in its order. */
export const navCategories = ({
  categories,
  lottery,
}: Pick<Settings, 'categories' | 'lottery'>): NavCategory[] =>
  categories
    .filter(({ vendors }) => vendors.length > 0)
    .map(({ type }) => ({
      kind: 'category',
      type,
      to: addressOf(type, lottery),
      icon: CATEGORY_ICONS[type],
    }));

const allPages: readonly (Omit<NavPage, 'kind'> & { when?: (settings: Settings) => boolean })[] =
  placedPages;

/** The pages of a brand; `download` only where there is something to download. */
export const navPages = (settings: Settings): NavPage[] =>
  allPages
    .filter(({ when }) => when?.(settings) ?? true)
    .map(({ name, to, icon }) => ({ kind: 'page', name, to, icon }));

/** The top navigation (specification 2): home and hot, the categories with vendors, the pages. */
export const navItems = (settings: Settings): NavItem[] => {
  const pages: NavItem[] = navPages(settings);
  return pages.toSpliced(2, 0, ...navCategories(settings));
};
