import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playMove, playRound, type ShownRound } from '#api/play.ts';
import { postToSite } from './site-messages.ts';
import { balanceAtom, refusalAtom, sessionAtom, stoppedAtom } from './play.state.ts';
import {
  afterShowing,
  balanceWhileShowing,
  openingState,
  type RoundPhase,
  type RoundState,
} from './shown-round.ts';
import { type Replay, useReplay } from './use-replay.ts';
import { prefersReducedMotion } from './use-reduced-motion.ts';
import { useStake } from './use-stake.ts';

/** A round of one player against the house, as a page plays it. */
export interface Round<Choice, Move, View> {
  phase: RoundPhase;
  /** What the rules show of the round: `show` of its kind. Null before the first round. */
  view: View | null;
  /** Stakes, payout, number, seeds; null before the first round. */
  round: ShownRound | null;
  /** A round may begin now: none is open, the time of the last one is over, the stake is right. */
  canStart: boolean;
  /** Stakes what the panel says and begins. False when it was refused; the stage says why. */
  start: (choice: Choice) => Promise<boolean>;
  /** Goes on in the open round. */
  move: (move: Move) => Promise<boolean>;
  /** The page has shown the answer before its time was up. */
  shown: () => void;
  /** Set while a round of the past is shown again: nothing can be staked. */
  replay: Replay | null;
}

/** How a page wants its answers shown. */
export interface RoundOptions<View> {
  /**
   * How long an answer is being shown before the result stands, in ms; 0 at once. Whoever asked for
   * less motion always sees it at once.
   *
   * @param step 0 is the start, then the moves
   */
  showMs: (view: View, step: number) => number;
}

type Answer = { round: ShownRound; balanceMinor: number | null; nextRoundInMs: number };

/** Plays rounds of the session's game: stakes, moves, resumes and replays. */
export const useRound = <Choice, Move, View>({
  showMs,
}: RoundOptions<View>): Round<Choice, Move, View> => {
  const { call, facts, start: opening } = useAtomValue(sessionAtom);
  const stake = useStake();
  const isStopped = useAtomValue(stoppedAtom);
  const [played, setState] = useState<RoundState>(() =>
    openingState(opening.round, opening.nextRoundInMs, performance.now()),
  );
  const setRefusal = useSetAtom(refusalAtom);
  // The vendor's rules made the view; both are of one release.
  const lasts = (view: unknown, step: number) => showMs(view as View, step);
  const { show, shown } = useShowing(lasts, setState);
  const { replay, state: replayed } = useReplay(lasts);
  const state = replayed ?? played;
  const isTime = useTimeReached(state.nextAtMs);
  useOpenRoundTold(played);

  const send = async (
    request: () => Promise<{ ok: true; value: Answer } | { ok: false; refusal: string }>,
  ): Promise<boolean> => {
    const before = played;
    setRefusal(null);
    setState({ ...played, phase: 'sending' });
    const answer = await pollUntilKnown(request);
    if (!answer.ok) {
      setRefusal(answer.refusal);
      setState(before);
      postToSite(facts.brand.origin, { livery: 'refused', code: answer.refusal });
      return false;
    }
    show(answer.value);
    return true;
  };

  return {
    ...state,
    // The vendor's rules made it; both are of one release.
    view: (state.round?.view ?? null) as View | null,
    canStart:
      isTime && stake.isValid && !isStopped && (state.phase === 'idle' || state.phase === 'ended'),
    start: (choice) => {
      const request = { requestId: crypto.randomUUID(), choice, stakeMinor: stake.minor ?? 0 };
      return send(() => call(playRound, request));
    },
    move: (move) => {
      const { roundId = '', step = 0 } = played.round ?? {};
      const requestId = crypto.randomUUID();
      return send(() => call(playMove, { requestId, roundId, step, move }));
    },
    shown,
    replay,
  };
};

/** What says nothing of the act itself: it may have been done all the same. */
const UNKNOWN = ['network_error', 'timeout', 'wallet_unreachable', 'unavailable', 'rate_limited'];

/** Between two tries; the request's id makes sure that all of them are one act. */
const AGAIN_AFTER_MS = [500, 1500, 3000, 5000];

const pollUntilKnown = async <Given extends { ok: true } | { ok: false; refusal: string }>(
  request: () => Promise<Given>,
): Promise<Given> => {
  let answer = await request();
  for (const waitMs of AGAIN_AFTER_MS) {
    if (answer.ok || !UNKNOWN.includes(answer.refusal)) return answer;
    await new Promise((resolve) => void setTimeout(resolve, waitMs));
    answer = await request();
  }
  return answer;
};

/** Shows an answer for its time, and only then lets its result and its payout stand. */
const useShowing = (
  showMs: RoundOptions<unknown>['showMs'],
  setState: (change: (state: RoundState) => RoundState) => void,
) => {
  const setBalance = useSetAtom(balanceAtom);
  const setRefusal = useSetAtom(refusalAtom);
  const { facts } = useAtomValue(sessionAtom);
  const end = useRef<(() => void) | null>(null);
  const shown = useCallback((): void => end.current?.(), []);
  useEffect(() => shown, [shown]);

  const show = ({ round, balanceMinor, nextRoundInMs }: Answer): void => {
    const nextAtMs = performance.now() + nextRoundInMs;
    setState(() => ({ round, phase: 'showing', nextAtMs }));
    setBalance(balanceWhileShowing(balanceMinor, round));
    const waitMs = prefersReducedMotion() ? 0 : showMs(round.view, round.step);
    const timer = setTimeout(() => end.current?.(), waitMs);
    end.current = () => {
      clearTimeout(timer);
      end.current = null;
      setBalance(balanceMinor);
      setState(afterShowing);
      if (round.status === 'void') setRefusal('round_void');
      postToSite(facts.brand.origin, { livery: 'balance' });
    };
  };
  return { show, shown };
};

/** Whether a moment of the page's clock has come; renders anew when it does. */
const useTimeReached = (atMs: number): boolean => {
  const [reached, setReached] = useState(() => (atMs <= performance.now() ? atMs : -Infinity));
  useEffect(() => {
    if (atMs === Infinity) return undefined;
    const timer = setTimeout(() => setReached(atMs), Math.max(0, atMs - performance.now()));
    return () => clearTimeout(timer);
  }, [atMs]);
  return reached >= atMs;
};

/** Tells the site whether a round is open, so that it can warn whoever leaves. */
const useOpenRoundTold = ({ phase }: RoundState): void => {
  const { facts } = useAtomValue(sessionAtom);
  const isOpen = phase === 'sending' || phase === 'showing' || phase === 'open';
  useEffect(() => {
    postToSite(facts.brand.origin, { livery: 'round', open: isOpen });
  }, [facts, isOpen]);
};
