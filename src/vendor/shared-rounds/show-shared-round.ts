import type { LiveBet, LiveRound } from '#api/play-shared.ts';
import type { StoredSharedBet, StoredSharedRound } from '../database/games-tables.ts';
import { kindOfShared } from '../settlement/played-sharedly.ts';

/** A bet with whose it is. */
export interface NamedBet extends StoredSharedBet {
  name: string;
  currency: string;
}

/** Everything that is shown of a round, to whomever. */
export interface SharedPicture {
  round: StoredSharedRound;
  bets: readonly NamedBet[];
  past: LiveRound['past'];
}

/** When the phase began and ends; the end of a curve is what is being bet on, so it is not told. */
const times = (round: StoredSharedRound): Pick<LiveRound, 'since' | 'until'> => {
  const { status, openedAt, runsAt, endsAt, restsUntil } = round;
  if (status === 'open') return { since: openedAt.getTime(), until: runsAt.getTime() };
  if (status === 'running') {
    const isSecret = kindOfShared(round).cashOutMinor !== undefined;
    return { since: runsAt.getTime(), until: isSecret ? null : endsAt.getTime() };
  }
  return { since: endsAt.getTime(), until: restsUntil.getTime() };
};

/** What `show` of the rules gives at a moment; null before the round runs. */
export const shownAt = (round: StoredSharedRound, nowMs: number): unknown => {
  const { status, model, outcome, runsAt } = round;
  if (status === 'open' || status === 'void') return null;
  const elapsedMs = status === 'ended' ? null : Math.max(0, nowMs - runsAt.getTime());
  return kindOfShared(round).show(model, outcome, elapsedMs) ?? null;
};

const showBet = (bet: NamedBet, viewerId: number): LiveBet => ({
  betId: bet.id,
  name: bet.name,
  bet: bet.bet,
  stakeMinor: bet.stakeMinor,
  currency: bet.currency,
  odds: bet.odds,
  payoutMinor: bet.payoutMinor,
  multiplier: bet.multiplier,
  mine: bet.playerId === viewerId,
});

/** A round as one player may see it now. */
export const showSharedRound = (
  { round, bets, past }: SharedPicture,
  viewerId: number,
  nowMs: number,
  balanceMinor: number | null,
): LiveRound => ({
  roundId: round.id,
  index: round.index,
  phase: round.status,
  now: nowMs,
  ...times(round),
  seedHash: round.seedHash,
  seed: round.status === 'ended' || round.status === 'void' ? round.seed : null,
  board: kindOfShared(round).board(round.model, round.outcome) ?? null,
  show: shownAt(round, nowMs),
  bets: bets.map((bet) => showBet(bet, viewerId)),
  past: [...past],
  balanceMinor,
});
