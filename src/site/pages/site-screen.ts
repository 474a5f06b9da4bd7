import type { IconName } from '#components/Icon/icon-paths.ts';
import type { GameType } from '#generated/merchant-config.ts';

import type { PageRules } from './route.ts';

/** An address in the main navigation, under the words `nav.<name>`. */
export interface NavigationPlace {
  name: string;
  icon: IconName;
  /** Its place among the pages, from 1. */
  order: number;
}

/** One address of a screen or a popup. */
export interface PlacedPage {
  /** `:name` stands for a part that differs; `*` for whatever is no page. */
  path: `/${string}` | '*';
  /** It is answered, but no text of a brand may link to it. */
  unlisted?: boolean;
  navigation?: NavigationPlace;
}

interface PlacedScreenPage extends PlacedPage, Pick<PageRules, 'title'> {
  /** The category of games that it shows: its title, and which brands have it. */
  category?: GameType;
  /** The kind of lottery that it shows. */
  lottery?: 'LOTT' | 'SEA' | 'VN';
}

interface SiteScreen extends Omit<PageRules, 'title'> {
  /** Its code comes by way of the screen that leads to all of the group; alone when left out. */
  group?: 'games' | 'agents';
  pages: readonly PlacedScreenPage[];
  /** One dynamic import of the screen's file, which exports a component of its name. */
  load: () => Promise<object>;
}

/**
 * Places a screen: `export const screen = siteScreen({ … })` in a file `*.screen.ts` beside it. Its
 * name is the component's: PromotionsScreen is `screens.promotions`. The generator (`npm run
 * generate`) reads every place from its text, so each value stands there as it is, and `when` is a
 * function that the file imports, or a call of one with plain values.
 */
export const siteScreen = (screen: SiteScreen): SiteScreen => screen;
