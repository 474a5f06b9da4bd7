import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** Why rows of some time are still needed where they are. */
export interface Obstacle {
  what: 'shown' | 'openBets' | 'unpaidBills' | 'pendingRecords' | 'uncountedFigures';
  /** How many there are; of `shown`, how many months members may look back. */
  count: number;
}

/** Beside the months that members look back: time zones, and pages that are open. */
const SPARE_DAYS = 2;

/**
 * Finds what keeps everything before a moment from being taken off: bets that are open, bills that are not paid, movements
 * without an end, figures that were not counted, and members who may still look at it. Looks through all bets once.
 *
 * @param database of the owner, who sees all brands
 * @param months how far members of the brands may look back, at the most
 */
export const findObstacles = async (
  database: Database,
  until: Date,
  months: number,
): Promise<Obstacle[]> => {
  const { rows } = await sql<Obstacle>`
    select * from (values
      ('shown', case when ${until}::timestamptz > now() - make_interval(months => ${months}, days => ${SPARE_DAYS})
        then ${months}::bigint else 0 end),
      ('openBets', (select count(*) from bet where status = 'open' and placed_at < ${until})),
      ('unpaidBills', (select count(*) from contract_bill
        where state in ('PAYABLE', 'PART', 'INSUFFICIENT') and starts_at < ${until})),
      ('pendingRecords', (select count(*) from money_record where state = 'pending' and at < ${until})),
      ('uncountedFigures', (select count(*) from team_gathered where gathered_until < ${until}))
    ) found (what, count) where count > 0`.execute(database);
  return rows;
};
