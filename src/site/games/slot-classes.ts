import type { LanguageCode } from '#generated/merchant-config.ts';

/** Bingo is offered only where Tagalog is (specification 2). */
const BINGO_LANGUAGE: LanguageCode = 'fil';

/** The kinds of slots that menus name, in the specification's order. */
const KINDS = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;

export type SlotClass = (typeof KINDS)[number];

/**
 * The kinds of slots for a menu: those that the brand has games of; before that is known, all.
 *
 * @param classes the classes that have games; null while they are not known
 */
export const slotClasses = (
  languages: readonly LanguageCode[],
  classes: readonly string[] | null,
): SlotClass[] =>
  KINDS.filter((kind) => kind !== 'BG' || languages.includes(BINGO_LANGUAGE)).filter(
    (kind) => classes === null || classes.includes(kind),
  );
