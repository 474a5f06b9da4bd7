import type { GameModel, GameName } from './game-model.ts';

/** Each kind says which games of the catalogue it plays; the first that knows a game has it. */
const lists: readonly ((name: GameName) => GameModel | null)[] = [];

/** By which rules a game is played; null for what is no game of a vendor (lotteries, lobbies). */
export const modelOf = (name: GameName): GameModel | null => {
  for (const list of lists) {
    const model = list(name);
    if (model) return model;
  }
  return null;
};
