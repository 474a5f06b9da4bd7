import { logout } from '#api/session.ts';
import { closeSessions } from '../access/sessions.ts';
import { handle } from '../handler.ts';

/** Ends the session whose token was sent; the member's other sessions go on. */
export const logoutHandler = handle(logout, async (_input, { database, merchant, session }) => {
  await closeSessions(database, merchant.id, { tokenHash: session.tokenHash });
  return {};
});
