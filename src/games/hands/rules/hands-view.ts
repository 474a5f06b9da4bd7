/** A hand at the table, with what it counts. */
export interface TableHand {
  things: number[];
  /** How it is called: `straight`, `bull7`, `points4`. */
  name: string;
  /** Against the house. */
  result: 'won' | 'lost' | 'push';
}

/** A round at a table of hands as its player sees it. */
export interface HandsView {
  /** Which of the three hands is the player's. */
  seat: number;
  hands: TableHand[];
  house: { things: number[]; name: string };
}

/** Hands that a player may choose from; the house holds one more. */
export const SEATS = 3;
