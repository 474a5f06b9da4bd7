import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type ShownRound } from '#api/play.ts';
import { playRoundDetail, type RoundStep } from '#api/play-history.ts';
import { refusalAtom, replayedAtom, sessionAtom } from './play.state.ts';
import { afterShowing, type RoundState } from './shown-round.ts';
import { prefersReducedMotion } from './use-reduced-motion.ts';

/** A round of the past on the page. */
export interface Replay {
  /** Null until it was fetched. */
  round: ShownRound | null;
  running: boolean;
  /** Shows it from its start; null where there is only its end to be seen. */
  play: (() => void) | null;
  /** Back to play; null where the page was opened for this round alone. */
  back: (() => void) | null;
}

/** Between two acts of a round that is shown again. */
const BETWEEN_MS = 900;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

interface Detail {
  round: ShownRound;
  steps: readonly RoundStep[];
}

/** The round as it was after one of its acts. */
const roundAt = ({ round, steps }: Detail, at: number): ShownRound => {
  const { step, view } = steps[at] ?? { step: round.step, view: round.view };
  return at === steps.length - 1
    ? { ...round, view }
    : { ...round, view, step, status: 'open', payoutMinor: null, jackpotMinor: 0 };
};

/** The round that is asked for, as it went; null while it is on its way. */
const useDetail = (roundId: string | null): Detail | null => {
  const { call } = useAtomValue(sessionAtom);
  const setRefusal = useSetAtom(refusalAtom);
  const [detail, setDetail] = useState<Detail | null>(null);
  useEffect(() => {
    if (roundId === null) return undefined;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const answer = await call(playRoundDetail, { roundId });
      if (!isWanted) return;
      if (answer.ok) setDetail(answer.value);
      else setRefusal(answer.refusal);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [roundId, call, setRefusal]);
  return detail?.round.roundId === roundId ? detail : null;
};

/**
 * Shows act by act what was played. Both null while the page plays.
 *
 * @param showMs as of `useRound`
 */
export const useReplay = (
  showMs: (view: unknown, step: number) => number,
): { replay: Replay | null; state: RoundState | null } => {
  const [roundId, setReplayed] = useAtom(replayedAtom);
  const { facts } = useAtomValue(sessionAtom);
  const detail = useDetail(roundId);
  const [shown, setShown] = useState<RoundState | null>(null);
  const running = shown !== null && shown.nextAtMs === -Infinity;
  if (roundId === null) return { replay: null, state: null };

  const play = async (): Promise<void> => {
    if (!detail || running) return;
    const isCalm = prefersReducedMotion();
    for (const [at, { step, view }] of detail.steps.entries()) {
      const round = roundAt(detail, at);
      setShown({ round, phase: 'showing', nextAtMs: -Infinity });
      await pause(isCalm ? 0 : showMs(view, step));
      setShown((state) => state && afterShowing(state));
      if (at < detail.steps.length - 1) await pause(BETWEEN_MS);
    }
    setShown(null);
  };
  const atEnd: RoundState | null = detail && {
    round: roundAt(detail, detail.steps.length - 1),
    phase: 'ended',
    nextAtMs: Infinity,
  };
  const back = facts.purpose === 'replay' ? null : () => setReplayed(null);
  return {
    replay: { round: detail?.round ?? null, running, play: () => void play(), back },
    state: shown ?? atEnd ?? { round: null, phase: 'idle', nextAtMs: Infinity },
  };
};
