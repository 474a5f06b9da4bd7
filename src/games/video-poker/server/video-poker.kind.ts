import * as z from 'zod/mini';
import { shuffled } from '#domain/fair/shuffle.ts';
import { DECK } from '../../shared/rules/cards/card.ts';
import type { GameModel } from '../../shared/rules/game-model.ts';
import { bestHold } from '../rules/best-hold.ts';
import {
  handOf,
  paysOf,
  type VideoPokerTable,
  videoPokerTables,
} from '../rules/video-poker-tables.ts';
import type { VideoPokerView } from '../rules/video-poker-view.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';

const CARDS = 5;

const move = z.object({ held: z.array(z.boolean()).check(z.length(CARDS)) });

interface VideoPokerState {
  stakeMinor: number;
  /** The five that lie open first, then the five that would replace them, each in its place. */
  deal: number[];
  held: boolean[] | null;
}

const tableOf = ({ variant }: GameModel): VideoPokerTable => {
  const tables: Record<string, VideoPokerTable> = videoPokerTables;
  const table = tables[variant];
  if (!table) throw new Error(`There is no video poker "${variant}".`);
  return table;
};

const openCards = ({ deal, held }: VideoPokerState): number[] =>
  deal.slice(0, CARDS).map((card, at) => (held && !held[at] ? (deal[at + CARDS] as number) : card));

/** Video poker: five cards, hold any of them, draw once. */
export const videoPokerKind: GameKind<object, z.infer<typeof move>, VideoPokerState> = {
  kind: 'video-poker',
  choice: z.object({}),
  move,
  start: (_model, _choice, stakeMinor, draw) => ({
    state: { stakeMinor, deal: shuffled(DECK, draw, 2 * CARDS), held: null },
    stakeMinor,
    payoutMinor: null,
  }),
  next: (model, state, { held }) => {
    if (state.held) return { impossible: 'not_your_turn' };
    const next = { ...state, held };
    const pays = paysOf(tableOf(model), openCards(next));
    return { state: next, stakeMinor: 0, payoutMinor: state.stakeMinor * pays };
  },
  show: (model, state): VideoPokerView => {
    const cards = openCards(state);
    return { cards, held: state.held, hand: handOf(tableOf(model), cards) };
  },
  leave: (model, state) => ({ held: bestHold(tableOf(model), openCards(state)) }),
  summary: (model, state) => {
    const name = handOf(tableOf(model), openCards(state)) ?? 'nothing';
    return name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  },
};
