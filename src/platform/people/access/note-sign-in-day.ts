import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/**
 * Notes that a member is signed in today, in the brand's time zone; once a day, and only where missions count
 * it. A day within a break from play is none.
 */
export const noteSignInDay = async (
  database: Database | OpenTransaction,
  { id, config }: Pick<Merchant, 'id' | 'config'>,
  memberId: number,
): Promise<void> => {
  await sql`insert into sign_in_day (merchant_id, member_id, day)
    select ${id}, ${memberId}, (now() at time zone ${config.timeZone})::date
      where exists (select from mission where merchant_id = ${id} and metric = 'signInDays')
        and not exists (select from exclusions_of(${id}, ${memberId}))
        and not exists (select from protection_choice choice where choice.merchant_id = ${id}
          and choice.member_id = ${memberId} and choice.cool_off_until > now())
    on conflict do nothing`.execute(database);
};
