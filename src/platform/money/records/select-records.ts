import type { RecordKind, RecordState } from '#domain/record-kinds.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { endOf, type RecordRange, startOf } from './read-range.ts';

/** Whose records, and which of them. */
export interface RecordChoice {
  merchantId: number;
  memberId: number;
  range: RecordRange;
  kind?: RecordKind | undefined;
  state?: RecordState | undefined;
}

/** The chosen records of one member, in no order yet. */
export const selectRecords = (database: Database, choice: RecordChoice) => {
  const { merchantId, memberId, range, kind, state } = choice;
  return database
    .selectFrom('moneyRecord')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('at', '>=', startOf(range))
    .where('at', '<', endOf(range))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'adjustment'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'completed'));
};

/**
 * How many there are, and the sums of what has moved: in, and out (below zero).
 *
 * @param most rows that are looked at; of more there is no sum: one row more than this is told
 */
export const sumRecords = (database: Database, choice: RecordChoice, most?: number) => {
  const chosen = selectRecords(database, choice)
    .select(['amountMinor', 'balanceAfterMinor'])
    .$if(most !== undefined, (query) => query.limit((most ?? 0) + 1));
  return database
    .selectFrom(chosen.as('chosen'))
    .select([
      sql<number>`count(*)`.as('rows'),
      sql<number>`coalesce(sum(amount_minor) filter
        (where amount_minor > 0 and balance_after_minor is not null), 0)::bigint`.as('inMinor'),
      sql<number>`coalesce(sum(amount_minor) filter
        (where amount_minor < 0 and balance_after_minor is not null), 0)::bigint`.as('outMinor'),
    ])
    .executeTakeFirstOrThrow();
};
