import type { LotteryIssue } from '#api/lottery.ts';
import type { DrawState } from '#components/DrawCountdown/DrawCountdown.tsx';

/** From so long before the end on an issue closes soon. */
const SOON_MS = 15_000;

/** Where an issue stands, until when, and what follows. */
export interface IssuePhase {
  state: DrawState;
  /** RFC 3339: what the countdown runs to. */
  endsAt: string;
  /** When the next phase begins, by the server's clock in ms; null when only the platform knows. */
  changesAtMs: number | null;
}

/**
 * Where an issue stands at a moment of the server's clock. What the platform said counts before
 * the clock: an issue that it has closed is not sold any more.
 */
export const issuePhase = (
  { state, closesAt, drawsAt }: Pick<LotteryIssue, 'state' | 'closesAt' | 'drawsAt'>,
  nowMs: number,
): IssuePhase => {
  const [closesMs, drawsMs] = [Date.parse(closesAt), Date.parse(drawsAt)];
  if (nowMs >= drawsMs || state === 'drawn') {
    return { state: 'drawing', endsAt: drawsAt, changesAtMs: null };
  }
  if (nowMs >= closesMs || state !== 'open') {
    return { state: 'closed', endsAt: drawsAt, changesAtMs: drawsMs };
  }
  const soonMs = closesMs - SOON_MS;
  return nowMs < soonMs
    ? { state: 'open', endsAt: closesAt, changesAtMs: soonMs }
    : { state: 'closing', endsAt: closesAt, changesAtMs: closesMs };
};

/** Whether tickets of an issue are sold in a phase. */
export const isSold = (phase: IssuePhase | null): boolean =>
  phase?.state === 'open' || phase?.state === 'closing';
