import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { cashOut, type LiveBet, type LiveRound, sharedBet, liveRound } from '#api/play-shared.ts';
import { subscribeLive } from '../client/live-events.ts';
import { postToSite } from './site-messages.ts';
import { balanceAtom, refusalAtom, replayedAtom, sessionAtom, stoppedAtom } from './play.state.ts';
import type { Replay } from './use-replay.ts';
import { useStake } from './use-stake.ts';
import type { ShownRound } from '#api/play.ts';
import { playRoundDetail } from '#api/play-history.ts';

/** A shared round of the past. */
interface ReplayedShared {
  /** As all saw it at its end. */
  live: LiveRound;
  /** What the player staked in it, and what it paid. */
  own: ShownRound;
}

/** The ended shared round that a replay shows; null in a session of play and before it has come. */
const useReplayedShared = (): ReplayedShared | null => {
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

/** A bet in the round; `bet` is what the page placed. */
export type SharedBetShown<Bet> = Omit<LiveBet, 'bet'> & { bet: Bet };

/** The rounds of a game that all players of the brand share. */
export interface SharedRounds<Bet, Board, Show> {
  phase: 'connecting' | 'open' | 'running' | 'ended' | 'void';
  roundId: string | null;
  /** Its place in the chain of hashes, from 1. */
  index: number | null;
  seedHash: string | null;
  /** What there is to bet on: `board` of the kind. */
  board: Board | null;
  /** What the running or ended round shows: `show` of the kind; null before it runs. */
  show: Show | null;
  /** How long the phase has lasted, in ms, by the service's clock; for frames of a picture. */
  elapsedMs: () => number;
  /** How long the phase will last; null where nobody knows (a curve that may end at any time). */
  remainingMs: () => number | null;
  /** How long the phase lasts in all; null where nobody knows. */
  phaseMs: number | null;
  /** Every bet of the round, one's own first. */
  bets: readonly SharedBetShown<Bet>[];
  /** One's own. */
  mine: readonly SharedBetShown<Bet>[];
  /** Results before this round, the newest first. */
  past: readonly { roundId: string; index: number; show: Show }[];
  /** A bet may be placed now. */
  canPlace: boolean;
  /** Stakes what the panel says. False when it was refused; the stage says why. */
  place: (bet: Bet) => Promise<boolean>;
  /** Takes a bet's money while the round runs. */
  cashOut: (betId: string) => Promise<boolean>;
  /** An act is on its way. */
  sending: boolean;
  /** A round of the past stands on the page; give it to the stage. */
  replay: Replay | null;
}

interface Heard {
  round: LiveRound;
  /** What the page's clock lacks to the service's, in ms. */
  clockLeadMs: number;
}

/** Hears and plays the shared rounds of the session's game. */
export const useSharedRounds = <Bet, Board, Show>(): SharedRounds<Bet, Board, Show> => {
  const { facts, call } = useAtomValue(sessionAtom);
  const stake = useStake();
  const isStopped = useAtomValue(stoppedAtom);
  const { act, sending } = useActs();
  const live = useHeard();
  const replayed = useReplayedShared();
  const [replayedId, setReplayed] = useAtom(replayedAtom);
  const replaying = replayedId !== null;
  const heard = replaying ? replayed && { round: replayed.live, clockLeadMs: 0 } : live;
  const round = heard?.round ?? null;
  const now = () => performance.timeOrigin + performance.now() + (heard?.clockLeadMs ?? 0);
  const bets = (round?.bets ?? []) as SharedBetShown<Bet>[];

  return {
    phase: round?.phase ?? 'connecting',
    roundId: round?.roundId ?? null,
    index: round?.index ?? null,
    seedHash: round?.seedHash ?? null,
    // The vendor's rules made them; both are of one release.
    board: (round?.board ?? null) as Board | null,
    show: (round?.show ?? null) as Show | null,
    elapsedMs: () => Math.max(0, now() - (round?.since ?? now())),
    remainingMs: () => (round?.until == null ? null : Math.max(0, round.until - now())),
    phaseMs: round?.until == null ? null : round.until - round.since,
    bets: bets.toSorted((a, b) => Number(b.mine) - Number(a.mine)),
    mine: bets.filter(({ mine }) => mine),
    past: (round?.past ?? []) as { roundId: string; index: number; show: Show }[],
    canPlace: round?.phase === 'open' && stake.isValid && !sending && !isStopped && !replaying,
    place: (bet) =>
      act(() =>
        call(sharedBet, {
          requestId: crypto.randomUUID(),
          roundId: round?.roundId ?? '',
          bet,
          stakeMinor: stake.minor ?? 0,
        }),
      ),
    cashOut: (betId) => act(() => call(cashOut, { requestId: crypto.randomUUID(), betId })),
    sending,
    replay: replaying
      ? {
          round: replayed?.own ?? null,
          running: false,
          play: null,
          back: facts.purpose === 'replay' ? null : () => setReplayed(null),
        }
      : null,
  };
};

type Given = { ok: true; value: { balanceMinor: number | null } } | { ok: false; refusal: string };

/** Sends an act and says what became of it: a new balance, or why it was refused. */
const useActs = () => {
  const { facts } = useAtomValue(sessionAtom);
  const setRefusal = useSetAtom(refusalAtom);
  const setBalance = useSetAtom(balanceAtom);
  const [sending, setSending] = useState(false);
  const act = async (request: () => Promise<Given>): Promise<boolean> => {
    setRefusal(null);
    setSending(true);
    const answer = await request();
    setSending(false);
    if (answer.ok) {
      if (answer.value.balanceMinor !== null) setBalance(answer.value.balanceMinor);
      postToSite(facts.brand.origin, { livery: 'balance' });
      return true;
    }
    setRefusal(answer.refusal);
    postToSite(facts.brand.origin, { livery: 'refused', code: answer.refusal });
    return false;
  };
  return { act, sending };
};

/** The round as the stream tells it; null before the first word of it. */
const useHeard = (): Heard | null => {
  const { facts, token } = useAtomValue(sessionAtom);
  const setBalance = useSetAtom(balanceAtom);
  const setRefusal = useSetAtom(refusalAtom);
  const [heard, setHeard] = useState<Heard | null>(null);
  const isReplay = facts.purpose === 'replay';
  const hasOpenBet = heard?.round.bets.some((bet) => bet.mine && bet.payoutMinor === null) ?? false;
  useEffect(() => {
    postToSite(facts.brand.origin, { livery: 'round', open: hasOpenBet });
  }, [facts, hasOpenBet]);
  useEffect(() => {
    if (isReplay) return undefined;
    return subscribeLive(token, {
      onRound: (round) => {
        const clock = performance.timeOrigin + performance.now();
        setHeard({ round, clockLeadMs: round.now - clock });
        if (round.balanceMinor !== null) {
          setBalance(round.balanceMinor);
          postToSite(facts.brand.origin, { livery: 'balance' });
        }
      },
      onConnected: (connected) => setRefusal(connected ? null : 'network_error'),
      onEnded: () => setRefusal('session_expired'),
    });
  }, [token, isReplay, facts, setBalance, setRefusal]);
  return heard;
};
