import type { IconName } from '#components/Icon/icon-paths.ts';

import type { Settings } from '../settings/settings.ts';

/** How the pages of the member center are grouped, in their order. */
export const MEMBER_PAGE_GROUPS = ['money', 'records', 'account', 'help'] as const;

/** What the site knows of a page of the member center before its screen has come. */
export interface MemberPage {
  /** A visitor may open it, too. */
  open?: boolean;
  /** Only for who plays: an agent of the brand is refused. */
  players?: boolean;
  /** Which brands have it; all when left out. */
  when?: (settings: Settings) => boolean;
}

/** Where a page stands in the navigation of the member center, and its sign. */
export interface MemberPagePlace {
  group: (typeof MEMBER_PAGE_GROUPS)[number];
  icon: IconName;
}

interface MemberScreen extends MemberPage, MemberPagePlace {
  /** Its address; without the slash it is the page's name, also of its title in `memberCenter.pages`. */
  path: `/${string}`;
  /** Its place within the group, from 1. */
  order: number;
  /** Its place among the pages of the main navigation, from 1, of brands that name it under /navigation. */
  navigation?: number;
  /** One dynamic import of the screen's file, which exports a component of its name. */
  load: () => Promise<object>;
}

/**
 * Places a screen of the member center: `export const screen = memberScreen({ … })` in a file
 * `*.screen.ts` beside it. The generator (`npm run generate`) reads all of them from their text, so
 * each value stands there as it is, and `when` is one of the functions of `settings/what-is-on.ts`.
 */
export const memberScreen = (screen: MemberScreen): MemberScreen => screen;
