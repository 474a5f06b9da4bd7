import { sql } from '../../base/database/sql.ts';

/** Days after a break from play within which what was earned before it can be claimed. */
const GRACE_DAYS = 7;

/** Whether the member of the row `due` has a break from play, or had one until a week ago. */
export const waitsForBreak = sql<boolean>`(
  exists (select from exclusions_of(due.merchant_id, due.member_id))
  or exists (select from protection_choice choice
    where choice.merchant_id = due.merchant_id and choice.member_id = due.member_id
      and choice.cool_off_until > now() - make_interval(days => ${GRACE_DAYS})))`;
