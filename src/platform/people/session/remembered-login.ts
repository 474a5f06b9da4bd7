import { rememberedLogin } from '#api/session.ts';
import { type FoundDevice, findDevice } from '../access/devices.ts';
import type { SignInMethod } from '../access/sessions.ts';
import { startSession } from '../access/start-session.ts';
import { handle } from '../../base/endpoints/handler.ts';

/**
 * Signs in by the device's own token, which is replaced by it. How long the device is remembered
 * is counted from the sign-in that asked for it.
 */
export const rememberedLoginHandler = handle(rememberedLogin, async (_input, context, refuse) => {
  const { database, merchant } = context;
  const device = await findDevice(database, context);
  if (!isRemembered(device)) return refuse('device_not_remembered');
  const opened = await database.transaction().execute(async (tx) => {
    // The member before the device, as every sign-in locks them.
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('merchantId', '=', merchant.id)
      .where('id', '=', device.memberId)
      .where('status', '=', 'active')
      .forNoKeyUpdate()
      .executeTakeFirst();
    // Looked at again: who came a moment earlier may have had the token replaced.
    const present = member ? await findDevice(tx, context, { lock: true }) : null;
    // Not thrown: what was found out about a copied token is kept.
    if (!member || !isRemembered(present)) return null;
    // Whoever is held to an expired password stays so.
    return startSession(tx, context, member.id, { method: present.method as SignInMethod });
  });
  return opened ?? refuse('device_not_remembered');
});

const isRemembered = (device: FoundDevice | null): device is FoundDevice =>
  device?.rememberedUntil != null && device.rememberedUntil.getTime() > Date.now();
