import * as z from 'zod/mini';
import { isClimbAtTop } from '../../shared/rules/climb.ts';
import { hiloReturns } from '../rules/hilo-models.ts';
import {
  drawHilo,
  type HiloCall,
  type HiloChoice,
  type HiloMove,
  type HiloView,
  hiloRank,
  hiloRightRanks,
  hiloWorth,
  isHiloRight,
} from '../rules/hilo-rules.ts';
import { ratioNumber, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { takeMove } from '../../shared/server/take-move.ts';

const move = z.union([
  z.object({ act: z.literal('call'), call: z.enum(['higher', 'lower', 'pass']) }),
  takeMove,
]);

interface HiloState {
  stakeMinor: number;
  /** All cards of the round; those after the last call are still face down. */
  cards: number[];
  calls: (HiloCall | 'pass')[];
}

const rankAt = ({ cards }: HiloState, at: number): number => hiloRank(cards[at] as number);

/** Whether the call on the card at this place was right; a pass is neither right nor wrong. */
const wasWrong = (state: HiloState, at: number): boolean => {
  const call = state.calls[at];
  if (call === undefined || call === 'pass') return false;
  return !isHiloRight(rankAt(state, at), call, rankAt(state, at + 1));
};

const isLost = (state: HiloState): boolean => wasWrong(state, state.calls.length - 1);

/** How many ranks made each of the right calls right. */
const rightRanks = (state: HiloState): number[] =>
  state.calls.flatMap((call, at) =>
    call === 'pass' || wasWrong(state, at) ? [] : [hiloRightRanks(rankAt(state, at), call)],
  );

const worthNumber = (right: number[], variant: string): number =>
  ratioNumber(hiloWorth(right, returnNamed(hiloReturns, variant)));

/** Hi-lo: is the next card higher or lower? */
export const hiloKind: GameKind<HiloChoice, HiloMove, HiloState> = {
  kind: 'hilo',
  choice: z.record(z.string(), z.never()),
  move,
  start: (_, __, stakeMinor, draw) => ({
    state: { stakeMinor, cards: drawHilo(draw), calls: [] },
    stakeMinor,
    payoutMinor: null,
  }),
  next: ({ variant }, state, act) => {
    const worth = (at: HiloState) => hiloWorth(rightRanks(at), returnNamed(hiloReturns, variant));
    if (act.act === 'take')
      return { state, stakeMinor: 0, payoutMinor: ratioPaidMinor(state.stakeMinor, worth(state)) };
    const called = { ...state, calls: [...state.calls, act.call] };
    if (isLost(called)) return { state: called, stakeMinor: 0, payoutMinor: 0 };
    const reached = worth(called);
    const isOver = isClimbAtTop(reached) || called.calls.length === called.cards.length - 1;
    return {
      state: called,
      stakeMinor: 0,
      payoutMinor: isOver ? ratioPaidMinor(state.stakeMinor, reached) : null,
    };
  },
  show: ({ variant }, state, ended): HiloView => {
    const right = rightRanks(state);
    const rank = rankAt(state, state.calls.length);
    const after = (call: HiloCall) =>
      ended ? null : worthNumber([...right, hiloRightRanks(rank, call)], variant);
    return {
      cards: state.cards.slice(0, state.calls.length + 1),
      calls: state.calls,
      right: right.length,
      lost: isLost(state),
      worth: worthNumber(right, variant),
      higherWorth: after('higher'),
      lowerWorth: after('lower'),
    };
  },
  leave: () => ({ act: 'take' }),
  summary: (_, state) =>
    `${rightRanks(state).length} right calls, ${isLost(state) ? 'then a wrong one' : 'taken'}`,
};
