import { logout, logoutEverywhere } from '#api/session.ts';
import { setRemembered } from '../access/devices.ts';
import { endPush } from '../access/end-push.ts';
import { closeSessions } from '../access/sessions.ts';
import { handle } from '../../base/endpoints/handler.ts';

/**
 * Ends the session whose token was sent; the member's other sessions go on. This device does not
 * sign in by itself any more.
 */
export const logoutHandler = handle(logout, async (_input, { database, merchant, session }) => {
  await closeSessions(database, merchant.id, { tokenHash: session.tokenHash });
  const { memberId, deviceId } = session;
  if (deviceId !== null) {
    await setRemembered(database, merchant.id, deviceId, null);
    await endPush(database, merchant.id, { memberId, deviceId });
  }
  return {};
});

/** Ends every session of the account and every device's right to sign in by itself. */
export const logoutEverywhereHandler = handle(
  logoutEverywhere,
  async (_input, { database, merchant, session }) => {
    const { memberId } = session;
    await database.transaction().execute(async (tx) => {
      await closeSessions(tx, merchant.id, { memberId });
    });
    return {};
  },
);
