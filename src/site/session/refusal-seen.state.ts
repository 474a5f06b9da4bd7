import { atom } from 'jotai';

import { openPopupAtom } from './popup.state.ts';
import { forgetSessionAtom } from './sign-out.state.ts';
import { loadPermissionAtom } from './system-status.state.ts';
import { tokenAtom } from './token.state.ts';

/** How often a session has ended under the member's hands; each time is announced. */
export const sessionEndedAtom = atom(0);

/**
 * Draws the consequences that every screen shares from a refused call: a session that the platform
 * no longer knows ends here too, and a site that has been closed meanwhile shows its status screen.
 *
 * @param token the token that the call was sent with: a late answer to an earlier session is none
 * of this one's business
 */
export const refusalSeenAtom = atom(
  null,
  async (get, set, refusal: string, token: string | null) => {
    if (refusal === 'not_logged_in' && token !== null && token === get(tokenAtom)) {
      set(forgetSessionAtom);
      set(sessionEndedAtom, (count) => count + 1);
      set(openPopupAtom, 'login');
    }
    if (refusal === 'maintenance' || refusal === 'region_restricted') await set(loadPermissionAtom);
  },
);
