import { sql } from '../../base/database/sql.ts';

/** Whether the member of the row `due` has a break from play, or had one until lately: what was earned waits to be claimed. */
export const waitsForBreak = sql<boolean>`has_break_from_play(
  due.merchant_id, due.member_id, now() - break_grace())`;
