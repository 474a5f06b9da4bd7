import type { GameModel } from '#games/shared/rules/game-model.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import type { PlaySession } from '../database/games-tables.ts';
import { sharedKindOf } from '#games/registry/server/kinds.ts';
import type { SharedKind } from '#games/shared/server/shared-kind.ts';
import { refuse } from '../context/refusal.ts';
import type { SharedGame } from '../chains/open-shared-round.ts';

/** Whether a session's game has rounds that the brand's players share. */
export const playedSharedly = ({ facts }: Pick<PlaySession, 'facts'>): boolean =>
  modelOf(facts.game)?.shared ?? false;

/** The shared game of a session; refuses any other. */
export const sharedGameOf = ({ facts }: Pick<PlaySession, 'facts'>): SharedGame => {
  const model = modelOf(facts.game) ?? refuse('game_unknown');
  const kind = sharedKindOf(model.kind) ?? refuse('game_unknown');
  const { nodeId, gameCode, name } = facts.game;
  return { merchant: facts.merchant, nodeId, gameCode, gameName: name, model, kind };
};

/** The rules of a shared round that was opened before. */
export const kindOfShared = ({ model }: { model: GameModel }): SharedKind => {
  const kind = sharedKindOf(model.kind);
  if (!kind) throw new Error(`there are no shared rules of the name ${model.kind}`);
  return kind;
};
