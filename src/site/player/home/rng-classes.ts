import type { LanguageCode } from '#generated/merchant-config.ts';

import { type SlotClass, slotClasses } from '../../games/slot-classes.ts';

/** An entry of the menu over the slots: a class of slots, or a view of all. */
export type RngEntry = 'ALL' | 'FAV' | 'NEW' | SlotClass;

/** The menu over the slots, in the specification's order. */
export const rngEntries = (
  languages: readonly LanguageCode[],
  classes: readonly string[] | null,
): RngEntry[] => ['ALL', 'FAV', 'NEW', ...slotClasses(languages, classes)];

/** What a menu entry narrows the list of games to. */
export const rngFilter = (entry: RngEntry): { gameClassify?: string; isNew?: true } => {
  if (entry === 'NEW') return { isNew: true };
  return entry === 'ALL' || entry === 'FAV' ? {} : { gameClassify: entry };
};
