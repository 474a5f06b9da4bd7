import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';
import type { Alarm } from './alarm.ts';

/**
 * Notes an alarm until somebody has seen it: `livery platform alarms`. One that is not yet seen is
 * counted once more, with its newest facts.
 *
 * @returns whether it is a new one
 */
export const raiseAlarm = async (
  database: Database | OpenTransaction,
  { merchantId, kind, subject, facts }: Alarm,
): Promise<boolean> => {
  const row = await database
    .insertInto('alarm')
    .values({ merchantId, kind, subject, facts: JSON.stringify(facts) })
    .onConflict((conflict) =>
      conflict
        .columns(['merchantId', 'kind', 'subject'])
        .where('seenAt', 'is', null)
        .doUpdateSet((of) => ({
          times: sql<number>`alarm.times + 1`,
          lastAt: new Date(),
          facts: of.ref('excluded.facts'),
        })),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return row.times === 1;
};
