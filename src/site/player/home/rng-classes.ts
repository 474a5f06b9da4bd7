import type { LanguageCode } from '#generated/merchant-config.ts';

/** An entry of the menu over the slots: a class of slots, or a view of all. */
export type RngEntry = 'ALL' | 'FAV' | 'NEW' | 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';

/** Bingo is offered only where Tagalog is (specification 2). */
const BINGO_LANGUAGE: LanguageCode = 'fil';

/**
 * The menu over the slots, in the specification's order. Of the kinds, those that the brand has
 * games of; before that is known, all.
 *
 * @param classes the classes that have games; null while they are not known
 */
export const rngEntries = (
  languages: readonly LanguageCode[],
  classes: readonly string[] | null,
): RngEntry[] => {
  const kinds: RngEntry[] = ['SC', 'VP', 'JP', 'TG', 'AC'];
  if (languages.includes(BINGO_LANGUAGE)) kinds.push('BG');
  const present = kinds.filter((kind) => classes === null || classes.includes(kind));
  return ['ALL', 'FAV', 'NEW', ...present];
};

/** What a menu entry narrows the list of games to. */
export const rngFilter = (entry: RngEntry): { gameClassify?: string; isNew?: true } => {
  if (entry === 'NEW') return { isNew: true };
  return entry === 'ALL' || entry === 'FAV' ? {} : { gameClassify: entry };
};
