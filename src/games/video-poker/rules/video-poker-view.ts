import type { VideoPokerHand } from './video-poker-hands.ts';

/** Which of the five cards stay. */
export type Holds = boolean[];

/** A round of video poker as its player sees it. */
export interface VideoPokerView {
  /** The five cards that lie open: dealt, then with the new ones. */
  cards: number[];
  /** Which of them were held; null before the draw. */
  held: Holds | null;
  /** What the open cards are. */
  hand: VideoPokerHand | null;
}
