import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { balance } from '#api/wallet.ts';

import { callAtom } from '../client/call.state.ts';
import { tokenAtom } from './token.state.ts';
import { deviceStorage } from '../storage/browser-storage.ts';

/** The member's money; null until it is known. Minor units of `currency`. */
export const balanceAtom = atom<ValueOf<typeof balance> | null>(null);

/** Whether the player keeps the figure out of sight on this device. */
export const BALANCE_HIDDEN_KEY = 'livery.balanceHidden';

/** Asks for the balance. Answers the refusal, or null. */
export const loadBalanceAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom);
  if (token === null) return null;
  const outcome = await get(callAtom)(balance, {});
  if (!outcome.ok) return outcome.refusal;
  // Somebody else may have signed in first: another's money is not theirs to see.
  if (get(tokenAtom) === token) set(balanceAtom, outcome.value);
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
