import type { Draw } from '#domain/fair/fair-draw.ts';

/** One set of rules that can be played millions of times without a server. */
export interface Simulation {
  /** The rules, as `GameModel.kind`. */
  kind: string;
  /** Which table of them, and by which play where a player decides: `vault`, `six decks, basic`. */
  variant: string;
  /** What a round returns on average, as a share of its stake: 0.9512 for 95.12 percent. */
  exactReturn: number;
  /**
   * Standard deviation of one round's return, in stakes, where the rules know it exactly. Without
   * it the rounds' own is taken, which a very rare prize can deceive.
   */
  deviation?: number;
  /** Plays one whole round by the rules themselves; answers payout ÷ first stake. */
  play: (draw: Draw) => number;
}
