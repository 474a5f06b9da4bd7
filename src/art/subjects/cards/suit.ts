import { suits } from './suits.ts';

/** One of the four suits. */
export type Suit = keyof typeof suits;
