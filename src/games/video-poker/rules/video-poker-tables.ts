import { naturalHand, type VideoPokerHand, wildHand } from './video-poker-hands.ts';

/** What each hand pays for each unit staked, the stake included; what is missing pays nothing. */
export interface VideoPokerTable {
  deucesWild: boolean;
  pays: Readonly<Partial<Record<VideoPokerHand, number>>>;
}

const jacks = {
  royalFlush: 800,
  straightFlush: 50,
  fourAces: 25,
  fourLow: 25,
  fourOfAKind: 25,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  highPair: 1,
};

/** The pay tables by the name that a game's model calls its variant. */
export const videoPokerTables = {
  royal: { deucesWild: false, pays: { ...jacks, fullHouse: 8, flush: 5 } },
  golden: { deucesWild: false, pays: { ...jacks, fullHouse: 7, flush: 5 } },
  double: {
    deucesWild: false,
    pays: {
      ...jacks,
      fourAces: 160,
      fourLow: 80,
      fourOfAKind: 50,
      fullHouse: 9,
      flush: 6,
      straight: 4,
      twoPair: 1,
    },
  },
  triple: {
    deucesWild: false,
    pays: {
      ...jacks,
      fourAces: 240,
      fourLow: 120,
      fourOfAKind: 50,
      fullHouse: 7,
      flush: 5,
      straight: 4,
      twoPair: 1,
    },
  },
  wild: {
    deucesWild: true,
    pays: {
      royalFlush: 800,
      fourDeuces: 200,
      wildRoyal: 25,
      fiveOfAKind: 15,
      straightFlush: 9,
      fourOfAKind: 4,
      fullHouse: 4,
      flush: 3,
      straight: 2,
      threeOfAKind: 1,
    },
  },
} as const satisfies Record<string, VideoPokerTable>;

export type VideoPokerVariant = keyof typeof videoPokerTables;

/** What five cards are at a table. */
export const handOf = (
  { deucesWild }: VideoPokerTable,
  cards: readonly number[],
): VideoPokerHand | null => (deucesWild ? wildHand(cards) : naturalHand(cards));

/** What five cards pay for each unit staked. */
export const paysOf = (table: VideoPokerTable, cards: readonly number[]): number => {
  const hand = handOf(table, cards);
  return hand === null ? 0 : (table.pays[hand] ?? 0);
};
