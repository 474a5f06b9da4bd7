import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { FREE_PLACE, fullLines } from './bingo-lines.ts';

/** Balls are numbered from 1 to this; each column of a card has fifteen numbers of its own. */
export const BALLS = 75;
const COLUMNS = 5;
const NUMBERS_A_COLUMN = BALLS / COLUMNS;

/** One bingo hall: how many balls it draws and what full lines pay. */
export interface BingoTable {
  variant: string;
  /** How many of the 75 balls are drawn. */
  drawn: number;
  /** Multiples of the stake for n full lines at place n, up to twelve: the whole card. */
  pays: readonly number[];
  /** 1 calm to 5 wild. */
  volatility: number;
}

/** Row by row, 25 numbers; 0 in the middle, which is free. */
export type BingoCard = readonly number[];

/** What a player chooses before the balls come. */
export interface BingoChoice {
  card: BingoCard;
}

/** A round as its player sees it. */
export interface BingoView {
  card: BingoCard;
  /** In the order in which they came. */
  balls: readonly number[];
  /** Full lines, as numbers of `bingoLines`. */
  lines: readonly number[];
  /** What the round pays as a multiple of the stake; 0 for nothing. */
  multiplier: number;
}

/** Whether a card is one that can be played: the numbers of its columns, none twice. */
export const isBingoCard = (card: BingoCard): boolean =>
  card.length === COLUMNS * COLUMNS &&
  new Set(card).size === card.length &&
  card.every((number, place) => {
    if (place === FREE_PLACE) return number === 0;
    const least = (place % COLUMNS) * NUMBERS_A_COLUMN + 1;
    return Number.isInteger(number) && number >= least && number < least + NUMBERS_A_COLUMN;
  });

/** A card at random; every card is as good as any other. */
export const randomBingoCard = (draw: Draw): BingoCard => {
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    shuffled(NUMBERS_A_COLUMN, draw, COLUMNS).map((at) => column * NUMBERS_A_COLUMN + at + 1),
  );
  return Array.from({ length: COLUMNS * COLUMNS }, (_, place) =>
    place === FREE_PLACE ? 0 : (columns[place % COLUMNS]?.[Math.floor(place / COLUMNS)] ?? 0),
  );
};

/** The balls of a round, in the order in which they come. */
export const drawBingoBalls = ({ drawn }: BingoTable, draw: Draw): number[] =>
  shuffled(BALLS, draw, drawn).map((at) => at + 1);

/** The places of a card that some balls mark, the free middle with them. */
export const markedPlaces = (card: BingoCard, balls: readonly number[]): Set<number> => {
  const called = new Set(balls);
  return new Set(
    [...card.keys()].filter((place) => place === FREE_PLACE || called.has(card[place] ?? 0)),
  );
};

/** What a card wins: its full lines, and what they pay as a multiple of the stake. */
export const readBingo = (
  { pays }: BingoTable,
  card: BingoCard,
  balls: readonly number[],
): { lines: readonly number[]; multiplier: number } => {
  const lines = fullLines(markedPlaces(card, balls));
  return { lines, multiplier: pays[lines.length] ?? 0 };
};
