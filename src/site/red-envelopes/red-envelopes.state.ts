import { atom } from 'jotai';

import { type RedEnvelopeRound, redEnvelopes } from '#api/red-envelopes.ts';

import { memberQuery } from '../remote/member-query.ts';
import { tabStorage } from '../storage/browser-storage.ts';

/** The rounds of red envelopes that the member is told of. */
export const redEnvelopesQuery = memberQuery(redEnvelopes);

/** Where a visit keeps of which promotions the member has closed the envelopes. */
const CLOSED_KEY = 'livery.envelopesClosed';

const readClosed = (): readonly string[] => (tabStorage.getItem(CLOSED_KEY) ?? '').split(',');

const heldAtom = atom<readonly string[] | null>(null);

/** The promotions whose envelopes were closed in this visit: they do not come back before the next. */
export const closedEnvelopesAtom = atom(
  (get) => get(heldAtom) ?? readClosed(),
  (_get, set, promotionId: string) => {
    const closed = [...new Set([...readClosed(), promotionId])].filter(Boolean);
    tabStorage.setItem(CLOSED_KEY, closed.join(','));
    set(heldAtom, closed);
  },
);

/** A round at a moment: `announced` and `open` follow from the clock. */
export interface ShownRound {
  round: RedEnvelopeRound;
  isOpen: boolean;
}

/**
 * The round that is shown over the page: one that is open before one that is announced.
 *
 * @param nowMs the platform's clock, in ms since 1970
 */
export const roundToShow = (
  rounds: readonly RedEnvelopeRound[],
  closed: readonly string[],
  nowMs: number,
): ShownRound | null => {
  const shown = rounds
    .filter(
      ({ phase, promotionId, closesAt }) =>
        (phase === 'announced' || phase === 'open') &&
        !closed.includes(promotionId) &&
        Date.parse(closesAt) > nowMs,
    )
    .map((round) => ({ round, isOpen: Date.parse(round.opensAt) <= nowMs }));
  return shown.find(({ isOpen }) => isOpen) ?? shown[0] ?? null;
};

/**
 * When another round, or the same one in another state, is to be shown: the next instant at which one
 * opens or closes; null when nothing changes by itself.
 */
export const nextChangeMs = (rounds: readonly RedEnvelopeRound[], nowMs: number): number | null => {
  const next = Math.min(
    ...rounds
      .flatMap(({ opensAt, closesAt }) => [Date.parse(opensAt), Date.parse(closesAt)])
      .filter((at) => at > nowMs),
  );
  return Number.isFinite(next) ? next : null;
};
