import * as z from 'zod/mini';
import { rouletteColor, rouletteTable } from '../rules/roulette-table.ts';
import type { RouletteView, SpotStake } from '../rules/roulette-view.ts';
import { payoutMinor } from '#domain/payout.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

const MAX_BETS = 49;

const choice = z.object({
  bets: z
    .array(
      z.object({
        spot: z.string().check(z.maxLength(16)),
        stakeMinor: z.int().check(z.positive()),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_BETS)),
});

interface RouletteState {
  bets: SpotStake[];
  number: number;
}

const paid = ({ spot, stakeMinor }: SpotStake, number: number): number =>
  payoutMinor(stakeMinor, [rouletteTable.pays(spot, number)]);

const isKnown = ({ spot }: SpotStake): boolean => rouletteTable.spots.some(({ id }) => id === spot);

/** Roulette for one player: any number of bets on one spin. */
export const rouletteKind: GameKind<z.infer<typeof choice>, null, RouletteState> = {
  kind: 'roulette',
  choice,
  ...noMoves,
  start: (_model, { bets }, stakeMinor, draw) => {
    const sumMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, 0);
    const spots = new Set(bets.map(({ spot }) => spot));
    if (sumMinor !== stakeMinor || spots.size !== bets.length || !bets.every(isKnown))
      return { impossible: 'choice_impossible' };
    const { number } = rouletteTable.draw(draw);
    const payout = bets.reduce((sum, bet) => sum + paid(bet, number), 0);
    return { state: { bets, number }, stakeMinor, payoutMinor: payout };
  },
  show: (_model, { bets, number }): RouletteView => ({
    number,
    bets: bets.map((bet) => ({ ...bet, payoutMinor: paid(bet, number) })),
  }),
  summary: (_model, { bets, number }) =>
    `${number} ${rouletteColor(number)}, ${bets.length === 1 ? bets[0]?.spot : `${bets.length} bets`}`,
};
