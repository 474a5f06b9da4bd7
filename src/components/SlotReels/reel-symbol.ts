/** A symbol's picture and words; its place in the list is its number. */
export interface ReelSymbol {
  /** Where its picture is. */
  picture: string;
  /** How it is read: "wild", "heart". */
  name: string;
  /** Written over its picture: what wilds and scatters are called. */
  ribbon?: string | undefined;
}

/** One thing that was won. */
export interface ReelWin {
  /** Reel from the left and row from the top, both from 0. */
  cells: readonly (readonly [reel: number, row: number])[];
  /** The row on each reel, where a line won. */
  line?: readonly number[] | undefined;
}
