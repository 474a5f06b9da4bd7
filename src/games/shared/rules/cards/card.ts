/** Cards are the numbers 0 to 51; a shoe of several decks goes on counting and means the same. */
export const DECK = 52;

/** The faces from the lowest to the highest: a card's rank is its place here. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

export type Rank = (typeof ranks)[number];

/** The suits from the lowest to the highest, where a game ranks them. */
export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export type Suit = (typeof suits)[number];

/** Rank of the ace, the highest. */
export const ACE = 12;

/** 0 for a two up to 12 for an ace. */
export const rankOf = (card: number): number => card % 13;

/** 0 for clubs up to 3 for spades. */
export const suitOf = (card: number): number => Math.floor((card % DECK) / 13);

/** A card as its corner names it. */
export const faceOf = (card: number): { rank: Rank; suit: Suit } => ({
  rank: ranks[rankOf(card)] as Rank,
  suit: suits[suitOf(card)] as Suit,
});

const words: Partial<Record<Rank, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

/** A card in English words, for a betting record: "queen of hearts". */
export const cardText = (card: number): string => {
  const { rank, suit } = faceOf(card);
  return `${words[rank] ?? rank} of ${suit}`;
};

/** The card of a rank and a suit, for tests and tables: `cardOf('Q', 'hearts')`. */
export const cardOf = (rank: Rank, suit: Suit): number =>
  suits.indexOf(suit) * 13 + ranks.indexOf(rank);
