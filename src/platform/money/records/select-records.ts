import { type RecordKind, recordKinds, type RecordState } from '#domain/record-kinds.ts';
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

/** What some records come to: what has moved, in, and out (below zero). */
export interface RecordSums {
  rows: number;
  inMinor: number;
  outMinor: number;
}

/**
 * How many there are, and their sums.
 *
 * @param most rows that are looked at; of more there is no sum: one row more than this is told. Left out, all are summed up,
 *   by the days that are counted (`count-day-sums.ts`) and what has come since
 */
export const sumRecords = (
  database: Database,
  choice: RecordChoice,
  most?: number,
): Promise<RecordSums> =>
  most === undefined ? sumByDay(database, choice) : sumOneByOne(database, choice, most);

const sumByDay = async (
  database: Database,
  { merchantId, memberId, range, kind, state }: RecordChoice,
): Promise<RecordSums> => {
  const kinds = kind === undefined ? recordKinds : [kind];
  const { rows } = await sql<RecordSums>`
    select s.records as rows, s.in_minor, s.out_minor
      from record_sums(${merchantId}, ${memberId}, ${range.timeZone}, ${range.from}::date, ${range.to}::date,
        ${[...kinds]}::text[], ${state ?? null}) s`.execute(database);
  const [sums] = rows;
  if (!sums) throw new Error('record_sums gave no row');
  return sums;
};

/** Looks at each of them, up to one more than `most` where that is given. */
export const sumOneByOne = (database: Database, choice: RecordChoice, most?: number) => {
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
