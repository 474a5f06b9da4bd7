import * as api from '#api/devices.ts';
import { nameDevice } from '../../people/access/device-name.ts';
import { forgetDevice } from '../../people/access/devices.ts';
import { sql } from '../../base/database/sql.ts';
import { handle, type HandlersOf } from '../../base/endpoints/handler.ts';

/** More are of no use to anyone who reads the list. */
const MAX_SHOWN = 50;

const listDevices = handle(api.devices, async (_input, { database, merchant, session }) => {
  const rows = await database
    .selectFrom('device')
    .select(['id', 'ip', 'userAgent', 'createdAt', 'seenAt', 'rememberedUntil'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('session')
            .select('session.memberId')
            .whereRef('session.merchantId', '=', 'device.merchantId')
            .whereRef('session.deviceId', '=', 'device.id')
            .where(
              'session.seenAt',
              '>',
              sql<Date>`now() - make_interval(mins => ${merchant.config.limits.idleMinutes})`,
            ),
        )
        .as('isSignedIn'),
    )
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return {
    devices: rows.map(({ id, ip, userAgent, createdAt, seenAt, rememberedUntil, isSignedIn }) => ({
      id,
      ...nameDevice(userAgent),
      ip,
      firstSeenAt: createdAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      isCurrent: id === session.deviceId,
      isSignedIn: Boolean(isSignedIn),
      rememberedUntil:
        rememberedUntil && rememberedUntil.getTime() > Date.now()
          ? rememberedUntil.toISOString()
          : null,
    })),
  };
});

const removeDevice = handle(
  api.removeDevice,
  async ({ id }, { database, merchant, session }, refuse) => {
    const own = await database
      .selectFrom('device')
      .select('id')
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!own) return refuse('not_found');
    const device = { id, memberId: session.memberId };
    await database.transaction().execute((tx) => forgetDevice(tx, merchant.id, device));
    return {};
  },
);

/** The devices of the account. */
export const devicesHandlers: HandlersOf<typeof api> = { devices: listDevices, removeDevice };
