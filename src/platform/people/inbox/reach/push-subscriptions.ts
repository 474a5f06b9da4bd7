import { removePushSubscription, savePushSubscription } from '#api/inbox-reach.ts';
import { sql } from '../../../base/database/sql.ts';
import type { OpenTransaction } from '../../../base/database/tables.ts';
import { handle, type Merchant, Refusal, type Session } from '../../../base/endpoints/handler.ts';
import { arePushKeys } from '../../../base/messages/push-keys.ts';
import { isPushAddress, readPushSettings } from '../../../base/messages/vapid.ts';
import { lockMember } from '../../members/lock-member.ts';

/** Browsers of a member that are told; the oldest go. */
const MAX_BROWSERS = 10;

/**
 * Notes a browser that takes web push. Only addresses of known push services are taken.
 *
 * @throws {Refusal} `not_logged_in` when the session has ended since the call came in
 */
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
      await holdSession(tx, merchant, session);
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

/** Whoever ends the session waits until the transaction has ended, and then ends what it wrote. */
const holdSession = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { tokenHash }: Session,
): Promise<void> => {
  const { rows } = await sql`select from session where merchant_id = ${merchant.id}
    and token_hash = ${tokenHash} for key share`.execute(tx);
  if (rows.length === 0) throw new Refusal('not_logged_in');
};

/** Tells a browser no more. */
export const removePushSubscriptionHandler = handle(
  removePushSubscription,
  async ({ endpoint }, { database, merchant, session }) => {
    await sql`delete from push_subscription where merchant_id = ${merchant.id}
      and member_id = ${session.memberId} and endpoint = ${endpoint}`.execute(database);
    return {};
  },
);
