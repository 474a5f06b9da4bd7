import { sql } from '../../base/database/sql.ts';
import type { DemoActor } from './demo-context.ts';

/** The newest messages stay unread. */
const UNREAD = 5;

/** Spreads the messages of a demo member over its month, all but the newest read. */
export const dateDemoMessages = async (
  { database, merchant, memberId }: DemoActor,
  now: Date,
): Promise<void> => {
  await sql`update inbox_message i set created_at = placed.at,
      read_at = case when placed.age > ${UNREAD} then placed.at + interval '1 hour' end
    from (
      select id, age, ${now}::timestamptz - interval '28 days' * (age - 1) / count(*) over () as at
        from (select id, row_number() over (order by id desc) as age from inbox_message
          where merchant_id = ${merchant.id} and member_id = ${memberId}) aged
    ) placed
    where i.merchant_id = ${merchant.id} and i.member_id = ${memberId}
      and i.id = placed.id`.execute(database);
};
