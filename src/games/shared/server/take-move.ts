import * as z from 'zod/mini';

/** The move that ends a climbing round: the player takes what the stake is worth. */
export const takeMove = z.object({ act: z.literal('take') });
