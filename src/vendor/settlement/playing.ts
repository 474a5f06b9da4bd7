import type { GameModel } from '#games/shared/rules/game-model.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import type { PlaySession } from '../database/games-tables.ts';
import type { GameKind, Impossible, Step } from '#games/shared/server/game-kind.ts';
import { gameKindOf } from '#games/registry/server/kinds.ts';
import { refuse } from '../context/refusal.ts';

/** The rules of a session's game. */
export interface Playing {
  model: GameModel;
  kind: GameKind;
}

/** By which rules a session plays. Refuses a game that is none of one player against the house. */
export const playingOf = ({ facts }: Pick<PlaySession, 'facts'>): Playing => {
  const model = modelOf(facts.game) ?? refuse('game_unknown');
  const kind = gameKindOf(model.kind) ?? refuse('game_unknown');
  return { model, kind };
};

/** The rules of a round that was played before. */
export const kindOfRound = ({ model }: { model: GameModel }): GameKind => {
  const kind = gameKindOf(model.kind);
  if (!kind) throw new Error(`there are no rules of the name ${model.kind}`);
  return kind;
};

/** What an act brought about; refuses one that the rules bar. */
export const possible = <State>(step: Step<State> | Impossible): Step<State> =>
  'impossible' in step ? refuse('choice_impossible', { reason: step.impossible }) : step;
