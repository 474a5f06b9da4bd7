import { removePushSubscription, savePushSubscription } from '#api/inbox-reach.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import { handle } from '../../../base/endpoints/handler.ts';
import { arePushKeys } from '../../../base/messages/push-keys.ts';
import { isPushAddress, readPushSettings } from '../../../base/messages/vapid.ts';
import { lockMember } from '../../members/lock-member.ts';

/** Browsers of a member that are told; the oldest go. */
const MAX_BROWSERS = 10;

/** Notes a browser that takes web push. Only addresses of known push services are taken. */
export const savePushSubscriptionHandler = handle(
  savePushSubscription,
  async ({ endpoint, p256dh, auth }, { database, merchant, session, language }, refuse) => {
    const settings = readPushSettings(process.env);
    const isTaken =
      settings && isPushAddress(endpoint, settings.hosts) && arePushKeys({ p256dh, auth });
    if (!isTaken) return refuse('push_address');
    const { memberId, deviceId } = session;
    await database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      await sql`insert into push_subscription
          (merchant_id, member_id, device_id, endpoint, p256dh, auth, language)
        values (${merchant.id}, ${memberId}, ${deviceId}, ${endpoint}, ${p256dh}, ${auth}, ${language})
        on conflict (merchant_id, endpoint) do update set member_id = excluded.member_id,
          device_id = excluded.device_id, p256dh = excluded.p256dh, auth = excluded.auth,
          language = excluded.language, created_at = now()`.execute(tx);
      await sql`delete from push_subscription
        where merchant_id = ${merchant.id} and member_id = ${memberId} and id not in (
          select id from push_subscription
            where merchant_id = ${merchant.id} and member_id = ${memberId}
            order by created_at desc, id desc limit ${MAX_BROWSERS})`.execute(tx);
    });
    return {};
  },
);

/** Tells a browser no more. */
export const removePushSubscriptionHandler = handle(
  removePushSubscription,
  async ({ endpoint }, { database, merchant, session }) => {
    await sql`delete from push_subscription where merchant_id = ${merchant.id}
      and member_id = ${session.memberId} and endpoint = ${endpoint}`.execute(database);
    return {};
  },
);

/**
 * Who signs out of a browser is told nothing more in it.
 *
 * @param deviceId undefined for all browsers of the member
 */
export const endPush = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { memberId, deviceId }: { memberId: number; deviceId?: number },
): Promise<void> => {
  await sql`delete from push_subscription where merchant_id = ${merchantId}
    and member_id = ${memberId}
    ${deviceId === undefined ? sql`` : sql`and device_id = ${deviceId}`}`.execute(database);
};
