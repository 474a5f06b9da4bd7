import type { GameType, LanguageCode } from '#generated/merchant-config.ts';

import { slotClasses } from '../../games/slot-classes.ts';

/** The keys of the filter (specification 2). */
export const filterKeys = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;

export type FilterKey = (typeof filterKeys)[number];

/** What a page of games is narrowed to; it stands in the address, so that it can be kept. */
export interface ListFilter {
  key: FilterKey;
  /** A class of the category; empty for all. */
  gameClass: string;
  /** Of the hot games: one category. */
  type: string;
  name: string;
  /** Only slots with the lines, or the stake, of the search hints. */
  byLines: boolean;
  byStake: boolean;
}

/** The keys of a page: new for slots alone, hot where not every game is. */
export const keysOf = (type: GameType | null): FilterKey[] => {
  if (type === null) return ['ALL', 'FAV', 'RECENT'];
  return type === 'RNG' ? ['ALL', 'FAV', 'RECENT', 'NEW', 'HOT'] : ['ALL', 'FAV', 'RECENT', 'HOT'];
};

/** Sports and e-sports have no filter bar (specification 2). */
export const hasFilterBar = (type: GameType | null): boolean =>
  type !== 'SPORTS' && type !== 'ESPORTS';

/**
 * The classes that the menu of a category names after its keys: the specification's kinds of slots,
 * else the vendor's own, less those that the brand ignores. A single class says nothing.
 *
 * @param classes of the games that are there, in the platform's order
 * @param ignored the brand's ignore list: each class behind its category
 */
export const classesOf = (
  type: GameType,
  {
    classes,
    languages,
    ignored,
  }: {
    classes: readonly string[];
    languages: readonly LanguageCode[];
    ignored: readonly string[];
  },
): string[] => {
  const known = type === 'RNG' ? slotClasses(languages, classes) : classes;
  const named = known.filter((each) => !ignored.includes(`${type}:${each}`));
  return classes.length > 1 ? named : [];
};

/** Reads the filter out of an address; what the page does not offer counts as not said. */
export const readFilter = (
  parameters: URLSearchParams,
  offered: { keys: readonly FilterKey[]; classes: readonly string[]; types: readonly string[] },
): ListFilter => {
  const choice = (name: string, among: readonly string[]) =>
    among.find((each) => each === parameters.get(name)) ?? '';
  return {
    key: offered.keys.find((each) => each === parameters.get('show')) ?? 'ALL',
    gameClass: choice('class', offered.classes),
    type: choice('type', offered.types),
    name: (parameters.get('name') ?? '').slice(0, 80),
    byLines: parameters.has('lines'),
    byStake: parameters.has('stake'),
  };
};

/** Writes the filter into an address beside what else it says; what is not narrowed is left out. */
export const writeFilter = (parameters: URLSearchParams, filter: ListFilter): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  put('show', filter.key === 'ALL' ? '' : filter.key);
  put('class', filter.gameClass);
  put('type', filter.type);
  put('name', filter.name);
  put('lines', filter.byLines ? '1' : '');
  put('stake', filter.byStake ? '1' : '');
  return next;
};
