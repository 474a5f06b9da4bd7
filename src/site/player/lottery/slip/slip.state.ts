import { atom } from 'jotai';

import { type PlaceTicketsInput, placeTickets } from '#api/lottery-tickets.ts';
import type { ValueOf } from '#api/endpoint.ts';

import { isStillUnanswered, isUnanswered, sendOnceAtom } from '../../../money/send-once.state.ts';
import { loadBalanceAtom } from '../../../session/balance.state.ts';
import { loadRealityAtom } from '../../../session/reality-check.state.ts';

import type { SlipLine } from './slip-lines.ts';

/** What is sent, without the id that each sending gets. */
export type SlipOrder = Omit<PlaceTicketsInput, 'requestId'>;

/** Why the platform did not take a slip. */
export interface SlipRefusal {
  code: string;
  details: Readonly<Record<string, unknown>>;
}

/** Where a slip stands. What is on its way, or may be, is never changed: it is asked for as it was. */
export type SlipState =
  | { kind: 'editing'; refusal: SlipRefusal | null }
  | { kind: 'placing' | 'unknown'; order: SlipOrder }
  | { kind: 'placed'; order: SlipOrder; receipt: ValueOf<typeof placeTickets> };

/** One member's slip of one lottery. */
export interface Slip {
  lines: readonly SlipLine[];
  state: SlipState;
}

/** A slip before anything was picked. */
export const EMPTY_SLIP: Slip = { lines: [], state: { kind: 'editing', refusal: null } };

/** All slips of this page, by member and lottery: one who comes back finds it as it was. */
const slipsAtom = atom<Readonly<Record<string, Slip>>>({});

/** The slips, to be read by their key. */
export const slipOfAtom = atom((get) => {
  const slips = get(slipsAtom);
  return (key: string): Slip => slips[key] ?? EMPTY_SLIP;
});

/** Changes one slip; a change of one that is on its way, or may be, is passed over. */
export const editSlipAtom = atom(
  null,
  (get, set, key: string, edit: (lines: readonly SlipLine[]) => readonly SlipLine[]): void => {
    const slip = get(slipOfAtom)(key);
    if (slip.state.kind === 'placing' || slip.state.kind === 'unknown') return;
    const lines = slip.state.kind === 'placed' ? [] : slip.lines;
    set(slipsAtom, {
      ...get(slipsAtom),
      [key]: { lines: edit(lines), state: EMPTY_SLIP.state },
    });
  },
);

/**
 * Places a slip. One whose answer was lost is asked for with the very same order, so that the
 * platform knows it again; a second press while it is on its way does nothing.
 *
 * @returns whether the tickets were taken
 */
export const placeSlipAtom = atom(
  null,
  async (get, set, key: string, order: SlipOrder): Promise<boolean> => {
    const { lines, state } = get(slipOfAtom)(key);
    if (state.kind === 'placing' || state.kind === 'placed') return false;
    const sent = state.kind === 'unknown' ? state.order : order;
    const put = (next: SlipState) =>
      set(slipsAtom, { ...get(slipsAtom), [key]: { lines, state: next } });

    put({ kind: 'placing', order: sent });
    const outcome = await set(sendOnceAtom, placeTickets, sent);
    if (outcome.ok) {
      put({ kind: 'placed', order: sent, receipt: outcome.value });
      void set(loadBalanceAtom);
      return true;
    }
    const { refusal, details = {} } = outcome;
    // The question is put at once; then the slip can be placed.
    if (refusal === 'reality_check_due') void set(loadRealityAtom);
    // What is turned away now says nothing of what became of it before.
    const isOpen = state.kind === 'unknown' ? isStillUnanswered : isUnanswered;
    put(
      isOpen(refusal)
        ? { kind: 'unknown', order: sent }
        : { kind: 'editing', refusal: { code: refusal, details } },
    );
    return false;
  },
);
