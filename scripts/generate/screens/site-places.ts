import type { Placing } from './read-placing.ts';

/** Where a page stands in the main navigation. */
export interface NavigationPlace {
  name: string;
  icon: string;
  order: number;
}

/** One address of a screen or a popup. */
export interface PagePlace {
  path: string;
  title?: string;
  category?: string;
  lottery?: string;
  unlisted?: boolean;
  navigation?: NavigationPlace;
}

/** A screen or a popup as its file places it. */
export interface SitePlace extends Placing {
  /** The component's without its ending: `promotions` of PromotionsScreen. */
  name: string;
  group: string | null;
  pages: PagePlace[];
  signedIn: boolean;
  bare: boolean;
}

/** A part that a brand may have or lack. */
export interface PartPlace extends Placing {
  kind: string;
  name: string;
}

/** The kinds of parts: the list that each stands in, and the rule that its name follows. */
export const PART_KINDS = {
  header: { list: 'headers', rule: 'hasHeader' },
  footer: { list: 'footers', rule: 'hasFooter' },
  hero: { list: 'heroes', rule: 'hasHero' },
  section: { list: 'homeSections', rule: 'hasSection' },
  aside: { list: 'asides', rule: null },
  member: { list: 'memberParts', rule: null },
  promotion: { list: 'promotionParts', rule: null },
  status: { list: 'statusScreens', rule: null },
} as const;

export type PartKind = keyof typeof PART_KINDS;

/** `/`, `/index.html`, `/game/:nodeId`, and `*` for whatever is no page. */
const ADDRESS = /^(?:\*|\/(?:[\w.]+(?:\/:\w+)?)?)$/;

const isPages = (value: unknown): value is PagePlace[] =>
  Array.isArray(value) &&
  value.every((page: unknown) => ADDRESS.test(String((page as PagePlace | undefined)?.path)));

const nameWithout = ({ component, fault }: Placing, ending: string): string => {
  if (!component.endsWith(ending)) throw fault(`the name of its component ends in ${ending}`);
  return component.charAt(0).toLowerCase() + component.slice(1, -ending.length);
};

const readPages = ({ values, fault }: Placing, isNeeded: boolean): PagePlace[] => {
  const pages = values['pages'] ?? [];
  if (!isPages(pages) || (isNeeded && pages.length === 0))
    throw fault("`pages` is a list with a `path` in each, such as [{ path: '/promotions' }]");
  for (const { path, navigation } of pages) {
    const { name, icon, order } = navigation ?? { name: '-', icon: '-', order: 1 };
    if (!name || !icon || !Number.isInteger(order))
      throw fault(`\`navigation\` of ${path} has a name, an icon and an order`);
  }
  return pages;
};

/**
 * Reads where a file places a screen with an address of its own.
 *
 * @throws {Error} naming the file and what it lacks
 */
export const readScreenPlace = (placing: Placing): SitePlace => {
  const { group = null, signedIn, bare } = placing.values;
  if (group !== null && group !== 'games' && group !== 'agents')
    throw placing.fault('`group` is games or agents, or left out');
  return {
    ...placing,
    name: nameWithout(placing, 'Screen'),
    group,
    pages: readPages(placing, true),
    signedIn: signedIn === true,
    bare: bare === true,
  };
};

/**
 * Reads where a file places a popup.
 *
 * @throws {Error} naming the file and what it lacks
 */
export const readPopupPlace = (placing: Placing): SitePlace => ({
  ...placing,
  name: nameWithout(placing, 'Popup'),
  group: null,
  pages: readPages(placing, false),
  signedIn: false,
  bare: false,
});

/**
 * Reads where a file places a part of the frame or of the home page.
 *
 * @throws {Error} naming the file and what it lacks
 */
export const readPartPlace = (placing: Placing): PartPlace => {
  const kind = String(placing.values['kind']);
  const name = placing.values['name'];
  if (!(kind in PART_KINDS))
    throw placing.fault(`\`kind\` is one of ${Object.keys(PART_KINDS).join(', ')}`);
  if (typeof name !== 'string') throw placing.fault('`name` is the name of the part');
  return { ...placing, kind, name };
};
