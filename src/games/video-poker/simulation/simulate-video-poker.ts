import { shuffled } from '#domain/fair/shuffle.ts';
import { DECK } from '../../shared/rules/cards/card.ts';
import { videoPokerReturns } from '../rules/video-poker-models.ts';
import { perfectPlayer } from '../rules/perfect-player.ts';
import {
  paysOf,
  type VideoPokerTable,
  type VideoPokerVariant,
  videoPokerTables,
} from '../rules/video-poker-tables.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

const pokerSimulation = (variant: string, table: VideoPokerTable, rtp: number): Simulation => {
  let player: ReturnType<typeof perfectPlayer> | undefined;
  return {
    kind: 'video-poker',
    variant: `${variant}, best hold`,
    exactReturn: rtp,
    play: (draw) => {
      player ??= perfectPlayer(table);
      const deal = shuffled(DECK, draw, 10);
      const dealt = deal.slice(0, 5).toSorted((one, other) => one - other);
      const part = player.bestHold(dealt);
      const cards = dealt.map((card, at) =>
        (part & (1 << at)) === 0 ? (deal[5 + at] as number) : card,
      );
      return paysOf(table, cards);
    },
  };
};

/** Video poker with the best hold in every deal. */
export const simulateVideoPoker = (): readonly Simulation[] =>
  Object.entries(videoPokerTables).map(([variant, table]) =>
    pokerSimulation(variant, table, videoPokerReturns[variant as VideoPokerVariant]),
  );
