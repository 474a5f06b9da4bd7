import { atom } from 'jotai';

import type { PopupName, Wish } from '../session/popup.state.ts';

/** The popups on the way from a wish to a session. */
const waysIn: readonly PopupName[] = ['login', 'verifyLogin', 'register', 'forgotPassword'];

/** What the visitor whose login popup is open asked for. */
export const wishAtom = atom<Wish | null>(null);

/** Whether a wish is given up when this popup, or none, takes the place of the one that is open. */
export const endsWish = (name: PopupName | undefined): boolean =>
  name === undefined || !waysIn.includes(name);
