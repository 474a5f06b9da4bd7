import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { sweepKeys } from '../../base/encryption/encryption-keys.ts';

/** What is removed once it has expired; no merchant may keep any of it longer. */
const SWEEPS = [
  sql`delete from session where seen_at < now() - interval '7 days'`,
  sql`delete from captcha where expires_at < now()`,
  sql`delete from shared_limit where ends_at < now() - interval '1 hour'`,
  sql`delete from answered_request where answered_at < now() - interval '7 days'`,
  sql`delete from login_failure where window_started_at < now() - interval '1 day'
    and coalesce(locked_until < now(), true)`,
  sql`delete from verification_code where expires_at < now() - interval '1 day'`,
  sql`delete from single_use_token where expires_at < now()`,
  sql`delete from message_outbox where created_at < now() - interval '30 days'
    or (state = 'withheld' and created_at < now() - interval '1 day')`,
  // A day longer than any merchant counts a device or a network as known.
  sql`delete from device where seen_at < now() - interval '366 days'`,
  sql`delete from known_network where seen_at < now() - interval '366 days'`,
  // Addresses change hands: what was long ago says nothing of who it is today.
  sql`delete from member_trace where seen_at < now() - interval '90 days'`,
  // Nobody reads a longer list; programs that sign in without a cookie make a device each time.
  sql`delete from device using (
      select merchant_id, id, row_number() over
        (partition by merchant_id, member_id order by seen_at desc) as place from device
    ) as ranked where ranked.place > 50
      and device.merchant_id = ranked.merchant_id and device.id = ranked.id
      and device.seen_at < now() - interval '1 day'`,
  // Whose device is known no more, is told nothing more by web push.
  sql`delete from push_subscription s where s.device_id is not null and not exists
    (select from device d where d.merchant_id = s.merchant_id and d.id = s.device_id)`,
  // The day is over everywhere: who came on it can be told from nobody any more.
  sql`delete from visit_salt where day < (now() at time zone 'Etc/GMT+12')::date`,
  sql`delete from link_visitor where day < (now() at time zone 'Etc/GMT+12')::date`,
  sql`delete from postback where occurred_at < now() - interval '30 days'`,
  // Its play credits stay in accounts of their own.
  sql`update member set status = 'closed' where expires_at < now() and status <> 'closed'`,
];

/** Removes sessions, failures, codes, tokens, messages, devices and subscriptions that count no more. */
export const cleanUp = async (database: Database): Promise<void> => {
  for (const statement of SWEEPS) await statement.execute(database);
  await sweepKeys(database);
};
