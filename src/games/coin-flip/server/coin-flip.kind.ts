import * as z from 'zod/mini';
import { coinReturns } from '../rules/coin-flip-models.ts';
import {
  COIN_FLIPS,
  type CoinMove,
  type CoinSide,
  type CoinView,
  coinWorth,
  flipCoins,
} from '../rules/coin-flip-rules.ts';
import { ratioNumber, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { takeMove } from '../../shared/server/take-move.ts';

const side = z.enum(['heads', 'tails']);
const choice = z.object({ side });
const move = z.union([z.object({ act: z.literal('call'), side }), takeMove]);

interface CoinState {
  stakeMinor: number;
  /** All flips of the round, in order. */
  flips: CoinSide[];
  calls: CoinSide[];
}

/** How many calls were right; the first wrong one ends the round. */
const rightCalls = ({ flips, calls }: CoinState): number =>
  calls.filter((called, at) => flips[at] === called).length;

const worthOf = (variant: string, right: number) =>
  coinWorth(right, returnNamed(coinReturns, variant));

/** What a call brings about. */
const called = (variant: string, state: CoinState) => {
  const right = rightCalls(state);
  if (right < state.calls.length) return 0;
  return right === COIN_FLIPS ? ratioPaidMinor(state.stakeMinor, worthOf(variant, right)) : null;
};

/** Heads or tails: call, and go on calling, or take the money. */
export const coinFlipKind: GameKind<z.infer<typeof choice>, CoinMove, CoinState> = {
  kind: 'coin-flip',
  choice,
  move,
  start: ({ variant }, { side: first }, stakeMinor, draw) => {
    const state = { stakeMinor, flips: flipCoins(draw), calls: [first] };
    return { state, stakeMinor, payoutMinor: called(variant, state) };
  },
  next: ({ variant }, state, act) => {
    if (act.act === 'take') {
      const worth = worthOf(variant, rightCalls(state));
      return { state, stakeMinor: 0, payoutMinor: ratioPaidMinor(state.stakeMinor, worth) };
    }
    const after = { ...state, calls: [...state.calls, act.side] };
    return { state: after, stakeMinor: 0, payoutMinor: called(variant, after) };
  },
  show: ({ variant }, state, ended): CoinView => {
    const right = rightCalls(state);
    return {
      calls: state.calls,
      flips: state.flips.slice(0, state.calls.length),
      right,
      lost: right < state.calls.length,
      worth: ratioNumber(worthOf(variant, right)),
      nextWorth: ended ? null : ratioNumber(worthOf(variant, right + 1)),
    };
  },
  leave: () => ({ act: 'take' }),
  summary: (_, state) => {
    const right = rightCalls(state);
    return `${right} right in a row, ${right < state.calls.length ? 'then a wrong call' : 'taken'}`;
  },
};
