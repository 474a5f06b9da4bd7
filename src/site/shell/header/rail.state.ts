import { atom } from 'jotai';
import { deviceStorage } from '../../storage/browser-storage.ts';

/** Where the width of the rail is remembered on this device. */
export const RAIL_KEY = 'livery.rail';

const heldAtom = atom(false);

/** Whether the rail shows words beside its icons; the stored choice is read when the page runs. */
export const railUnfoldedAtom = atom(
  (get) => get(heldAtom),
  (_get, set, unfolded: boolean) => {
    deviceStorage.setItem(RAIL_KEY, unfolded ? 'unfolded' : 'folded');
    set(heldAtom, unfolded);
  },
);

railUnfoldedAtom.onMount = (setUnfolded) => {
  if (deviceStorage.getItem(RAIL_KEY) === 'unfolded') setUnfolded(true);
};
