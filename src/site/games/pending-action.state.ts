import { atom } from 'jotai';

import type { PopupName } from '#generated/page-paths.ts';

import type { PendingAction } from '../session/popup.state.ts';

/** The popups through which a visitor signs in; the pending action outlives a change between them. */
const waysIn: readonly PopupName[] = ['login', 'verifyLogin', 'register', 'forgotPassword'];

/** What a visitor wanted to do when the login popup opened; done after the sign-in. */
export const pendingActionAtom = atom<PendingAction | null>(null);

/** Whether the pending action is dropped when this popup, or none, replaces the open one. */
export const dropsPendingAction = (name: PopupName | undefined): boolean =>
  name === undefined || !waysIn.includes(name);
