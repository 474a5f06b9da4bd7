import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { ShownRound } from '#api/play.ts';
import { playRoundDetail } from '#api/play-history.ts';
import { liveRound, type LiveRound } from '#api/play-shared.ts';
import { refusalAtom, replayedAtom, sessionAtom } from './play.state.ts';

/** A shared round of the past. */
interface ReplayedShared {
  /** As all saw it at its end. */
  live: LiveRound;
  /** What the player staked in it, and what it paid. */
  own: ShownRound;
}

/** The ended shared round that a replay shows; null in a session of play and before it has come. */
export const useReplayedShared = (): ReplayedShared | null => {
  const { call } = useAtomValue(sessionAtom);
  const roundId = useAtomValue(replayedAtom);
  const setRefusal = useSetAtom(refusalAtom);
  const [round, setRound] = useState<ReplayedShared | null>(null);
  useEffect(() => {
    if (roundId === null) return;
    void call(playRoundDetail, { roundId }).then((answer) => {
      if (!answer.ok) return setRefusal(answer.refusal);
      // The last step of a shared bet shows the whole round at its end.
      const shown = liveRound.safeParse(answer.value.steps.at(-1)?.view);
      if (!shown.success) return setRefusal('round_unknown');
      return setRound({ live: shown.data, own: answer.value.round });
    });
  }, [roundId, call, setRefusal]);
  return roundId === null ? null : round;
};
