import type { Suit } from './suit.ts';

/** The suits in the order in which hands are drawn. */
export const order: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];
