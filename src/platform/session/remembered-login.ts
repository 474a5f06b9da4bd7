import { rememberedLogin } from '#api/session.ts';
import { findDevice } from '../access/devices.ts';
import type { SignInMethod } from '../access/sessions.ts';
import { startSession } from '../access/start-session.ts';
import { handle } from '../handler.ts';

/**
 * Signs in by the device's own token, which is replaced by it. How long the device is remembered
 * is counted from the sign-in that asked for it.
 */
export const rememberedLoginHandler = handle(rememberedLogin, async (_input, context, refuse) => {
  const { database, merchant } = context;
  const device = await findDevice(database, context);
  if (!device?.rememberedUntil || device.rememberedUntil.getTime() <= Date.now())
    return refuse('device_not_remembered');
  const member = await database
    .selectFrom('member')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', device.memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!member) return refuse('device_not_remembered');
  // Whoever is held to an expired password stays so.
  const method = device.method as SignInMethod;
  return database.transaction().execute((tx) => startSession(tx, context, member.id, { method }));
});
