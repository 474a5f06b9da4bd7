import * as z from 'zod/mini';

/** The half of a game's rules that says: the round ends as it begins, so no move can follow. */
export const noMoves = {
  move: z.null(),
  next: () => ({ impossible: 'roundOver' }),
  leave: () => null,
};
