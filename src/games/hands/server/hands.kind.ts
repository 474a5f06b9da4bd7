import * as z from 'zod/mini';
import { dealHands, type HandGame, handGames } from '../rules/hand-games.ts';
import { HAND_PAYS } from '../rules/hands-return.ts';
import { type HandsView, SEATS } from '../rules/hands-view.ts';
import type { GameModel } from '../../shared/rules/game-model.ts';
import { payoutMinor } from '#domain/payout.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const choice = z.object({ seat: z.int().check(z.minimum(0), z.maximum(SEATS - 1)) });

interface HandsState {
  seat: number;
  /** The house's first. */
  dealt: number[][];
}

const gameOf = ({ variant }: GameModel): HandGame => {
  const games: Record<string, HandGame> = handGames;
  const game = games[variant];
  if (!game) throw new Error(`There is no table of hands "${variant}".`);
  return game;
};

const resultOf = (game: HandGame, hand: readonly number[], house: readonly number[]) => {
  const lead = game.score(hand).score - game.score(house).score;
  return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'push';
};

const view = (game: HandGame, { seat, dealt }: HandsState): HandsView => {
  const [house = [], ...hands] = dealt;
  return {
    seat,
    hands: hands.map((hand) => ({
      things: [...game.shown(hand)],
      name: game.score(hand).name,
      result: resultOf(game, hand, house),
    })),
    house: { things: [...game.shown(house)], name: game.score(house).name },
  };
};

const pays = { won: HAND_PAYS, push: 1, lost: 0 };

/** A table of hands: choose one of three; it is compared with the house's. */
export const handsKind: GameKind<z.infer<typeof choice>, null, HandsState> = {
  kind: 'hands',
  choice,
  ...noMoves,
  start: (model, { seat }, stakeMinor, draw) => {
    const game = gameOf(model);
    const state = { seat, dealt: dealHands(game, SEATS + 1, draw) };
    const result = view(game, state).hands[seat]?.result ?? 'lost';
    return { state, stakeMinor, payoutMinor: payoutMinor(stakeMinor, [pays[result]]) };
  },
  show: (model, state) => view(gameOf(model), state),
  summary: (model, state) => {
    const { hands, house, seat } = view(gameOf(model), state);
    const spaced = (name = '') => name.replaceAll(/([A-Z]|\d+)/gu, ' $1').toLowerCase();
    return `${spaced(hands[seat]?.name)} against ${spaced(house.name)}`;
  },
};
