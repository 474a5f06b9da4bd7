import { atom } from 'jotai';

import { isPasswordForcedAtom, isTrialAtom, loadMemberAtom } from './member.state.ts';
import { openPopupAtom } from './popup.state.ts';
import { isRemembered } from './remembered-device.ts';
import { forgetSessionAtom, leavingAtom } from './sign-out.state.ts';
import { loadPermissionAtom } from './system-status.state.ts';
import { tokenAtom } from './token.state.ts';

/** How often a session has ended under the member's hands; each time is announced. */
export const sessionEndedAtom = atom(0);

/** Signs in again by the right of this device. Answers whether that went well. */
const signInAgainAtom = atom(null, async (_get, set): Promise<boolean> => {
  if (!isRemembered()) return false;
  const { signInByDeviceAtom } = await import('./start-visit.state.ts');
  return set(signInByDeviceAtom);
});

/**
 * Draws the consequences that every screen shares from a refused call: a session that the platform
 * no longer knows ends here too, unless this device may sign in by itself; a password that has
 * expired must be changed; a trial account is told what it lacks; and a site that has been closed
 * meanwhile shows its status screen.
 *
 * @param token the token that the call was sent with: a late answer to an earlier session is none
 * of this one's business
 */
export const refusalSeenAtom = atom(
  null,
  async (get, set, refusal: string, token: string | null) => {
    if (token !== null && token === get(tokenAtom)) {
      if (refusal === 'password_change_required') {
        set(openPopupAtom, 'changePassword', { forced: true });
        // One that expires while the page is open: what was refused is asked for again after the change.
        if (!get(isPasswordForcedAtom)) await set(loadMemberAtom);
      }
      if (refusal === 'forbidden' && get(isTrialAtom)) set(openPopupAtom, 'needAccount');
      if (refusal === 'not_logged_in' && !get(leavingAtom)) {
        set(forgetSessionAtom);
        if (await set(signInAgainAtom)) return;
        set(sessionEndedAtom, (count) => count + 1);
        set(openPopupAtom, 'login');
      }
    }
    if (refusal === 'maintenance' || refusal === 'region_restricted') await set(loadPermissionAtom);
  },
);
