import { storedToken } from './token.state.ts';

/**
 * Browsers keep a page that was left and show it again as it was (back/forward cache). One that was left
 * in another session, whose member may have signed out on a later page of the tab, is loaded anew.
 *
 * @param token of the session that the page is in
 */
export const leaveFormerSession = (token: () => string | null): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedToken() !== token()) location.reload();
  });
