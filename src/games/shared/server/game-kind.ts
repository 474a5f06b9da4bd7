import type * as z from 'zod/mini';
import type { Draw } from '#domain/fair/fair-draw.ts';
import type { GameModel } from '../rules/game-model.ts';

/** What a player's act brought about. */
export interface Step<State> {
  /** Everything that the round needs later, hidden cards included; survives JSON. */
  state: State;
  /** What this act stakes, whole minor units: all of it at the start, more for a double, else 0. */
  stakeMinor: number;
  /** What the round pays in all, stakes included; null while it goes on. */
  payoutMinor: number | null;
  /** The round won the brand's pool, which the platform pays beside `payoutMinor`. */
  jackpot?: boolean;
}

/**
 * Why an act is not possible, in one of the words that the game's page explains. A value, because
 * players cause it.
 */
export interface Impossible {
  impossible: string;
}

/** A game of one player against the house. Its rules are pure; only `start` draws. */
export interface GameKind<Choice = unknown, Move = unknown, State = unknown> {
  /** The name of the rules, as `GameModel.kind`. */
  kind: string;
  choice: z.ZodMiniType<Choice>;
  move: z.ZodMiniType<Move>;
  /** Begins a round, and ends it where nothing is left to be decided. */
  start: (
    model: GameModel,
    choice: Choice,
    stakeMinor: number,
    draw: Draw,
  ) => Step<State> | Impossible;
  /** Goes on: a card, a tile, a double. What is drawn was drawn at the start. */
  next: (model: GameModel, state: State, move: Move) => Step<State> | Impossible;
  /** The round as its player may see it: nothing that is still hidden. Survives JSON. */
  show: (model: GameModel, state: State, ended: boolean) => unknown;
  /** The move that ends a round which its player left, at no loss that could be avoided. */
  leave: (model: GameModel, state: State) => Move;
  /** One line for the betting record: "over 49.50", "ten of hearts against six". English. */
  summary: (model: GameModel, state: State) => string;
}
