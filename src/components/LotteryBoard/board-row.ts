import type { RowLook } from '#domain/lottery/course.ts';
import type { BallTone } from '../LotteryBall/LotteryBall.tsx';

/** One thing to pick. */
export interface BoardOption {
  /** Its key in the rules: `7`, `07`, `big`. */
  value: string;
  /** What stands on it; its key when left out. */
  label?: string | undefined;
  /** Small beside a word: what it pays. */
  note?: string | undefined;
  /** The color family of a ball. */
  tone?: BallTone | undefined;
}

/** One line of a board: a position, or all that a bet is picked from. */
export interface BoardLine {
  id: string;
  label: string;
  /** Small beside its name: what it pays. */
  note?: string | undefined;
  /** Balls of the draw, words (big, tie), or numbers 00 to 99. */
  look: RowLook;
  options: readonly BoardOption[];
}

/** Where picks stand among a line's options: rules count places, not words. */
export const placesOf = (
  rows: readonly BoardLine[],
  picks: readonly (readonly string[])[],
): number[][] =>
  rows.map(({ options }, index) =>
    (picks[index] ?? []).map((value) => options.findIndex((option) => option.value === value)),
  );

/** The options that stand at some places of a line, in the line's order. */
export const optionsAt = ({ options }: BoardLine, places: readonly number[]): string[] =>
  options.filter((_option, place) => places.includes(place)).map(({ value }) => value);
