import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { balance } from '#api/wallet.ts';

import { callAtom } from '../client/call.state.ts';
import { isPasswordForcedAtom } from './member.state.ts';
import { tokenAtom } from './token.state.ts';
import { deviceStorage } from '../storage/browser-storage.ts';

type Money = ValueOf<typeof balance>;

interface Known {
  money: Money | null;
  /** How many questions had been put when it was told. */
  asked: number;
  /** Why it could not be asked for since. */
  refusal: string | null;
}

const knownAtom = atom<Known>({ money: null, asked: 0, refusal: null });

const askedAtom = atom(0);

/**
 * The member's money; null until it is known. Minor units of `currency`. What is written here was told this
 * moment: no answer to a question from before takes its place.
 */
export const balanceAtom = atom(
  (get) => get(knownAtom).money,
  (get, set, money: Money | null) =>
    set(knownAtom, { money, asked: get(askedAtom), refusal: null }),
);

/** Why the balance could not be asked for; null while nothing is known against what is shown. */
export const balanceRefusalAtom = atom((get) => get(knownAtom).refusal);

/** Whether the player keeps the figure out of sight on this device. */
export const BALANCE_HIDDEN_KEY = 'livery.balanceHidden';

/** Asks for the balance; not while a new password is forced. Answers the refusal, or null. */
export const loadBalanceAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom);
  if (token === null || get(isPasswordForcedAtom)) return null;
  const asked = get(askedAtom) + 1;
  set(askedAtom, asked);
  const outcome = await get(callAtom)(balance, {});
  const known = get(knownAtom);
  // Somebody else may have signed in first: another's money is not theirs to see.
  const isNewer = get(tokenAtom) === token && asked > known.asked;
  if (!outcome.ok) {
    if (isNewer) set(knownAtom, { ...known, refusal: outcome.refusal });
    return outcome.refusal;
  }
  if (isNewer) set(knownAtom, { money: outcome.value, asked, refusal: null });
  return null;
});

const hiddenAtom = atom(false);

/** The stored choice is read once the page runs, never while it is prerendered. */
export const balanceHiddenAtom = atom(
  (get) => get(hiddenAtom),
  (_get, set, hidden: boolean) => {
    deviceStorage.setItem(BALANCE_HIDDEN_KEY, String(hidden));
    set(hiddenAtom, hidden);
  },
);

balanceHiddenAtom.onMount = (setHidden) => {
  if (deviceStorage.getItem(BALANCE_HIDDEN_KEY) === 'true') setHidden(true);
};
