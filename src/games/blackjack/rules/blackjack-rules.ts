/** What one blackjack table lets its players do, and what it pays. */
export interface BlackjackRules {
  /** Decks of 52 that are shuffled together anew for every round. */
  decks: number;
  /** The dealer draws on a seventeen that counts an ace as eleven. */
  hitsSoft17: boolean;
  /** Two first cards may be given up for half the stake, once the dealer has no blackjack. */
  surrender: boolean;
  /** Whether any two cards may be doubled, or only a total of nine to eleven. */
  doubleOn: 'any' | 'nine-to-eleven';
  /** A hand that came of a split may be doubled. */
  doubleAfterSplit: boolean;
}

/**
 * Rules of every table: a blackjack pays 3 to 2 and equal ones stand off; the dealer looks for a
 * blackjack before anyone acts; insurance pays 2 to 1; one split, aces get one card each and a
 * ten on a split ace is twenty-one, no blackjack.
 */
export const BLACKJACK_PAYS = 2.5;

/** The tables by the name that a game's model calls its variant. */
export const blackjackTables = {
  classic: {
    decks: 8,
    hitsSoft17: true,
    surrender: false,
    doubleOn: 'any',
    doubleAfterSplit: true,
  },
  royal: {
    decks: 6,
    hitsSoft17: true,
    surrender: true,
    doubleOn: 'any',
    doubleAfterSplit: true,
  },
  copper: {
    decks: 6,
    hitsSoft17: false,
    surrender: false,
    doubleOn: 'nine-to-eleven',
    doubleAfterSplit: false,
  },
} as const satisfies Record<string, BlackjackRules>;

export type BlackjackTable = keyof typeof blackjackTables;
