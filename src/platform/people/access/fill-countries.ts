import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { readCountries } from './member-country.ts';

/** Members whose country is found in one transaction. */
const BATCH = 1000;

/**
 * Finds the countries of some of the members that are new, or whose number or nationality changed, of the brands that ask
 * for countries: `member_country`, by which the database decides an audience for all members at once. A country follows from
 * no column, because a number says it only to who knows all numbering plans. Who decides for many members ends the transaction
 * when some are left, and begins again: the first promotion of a brand that asks is then no long transaction.
 *
 * @returns whether nobody is left
 */
export const fillSomeCountries = async (tx: OpenTransaction): Promise<boolean> => {
  const asking = sql`c.merchant_id in (
    select merchant_id from promotion where audience ? 'countries'
    union select merchant_id from race where state = 'RUNNING' and audience ? 'countries'
    union select merchant_id from raffle where state = 'OPEN' and audience ? 'countries')`;
  const due = await lockDue(tx, asking);
  let found = 0;
  for (const [merchantId, memberIds] of due) {
    await fill(tx, merchantId, memberIds);
    found += memberIds.length;
  }
  return found < BATCH;
};

/** The same of all of them, each step in a transaction of its own. */
export const fillCountries = async (database: Database): Promise<void> => {
  while (!(await database.transaction().execute(fillSomeCountries)));
};

/** The same of one member who looks at this moment, and waits for nobody else’s. */
export const fillCountryOf = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<void> => {
  const isOwn = sql`c.merchant_id = ${merchantId} and c.member_id = ${memberId}`;
  const { rows } = await sql`
    select from member_country c where c.due and ${isOwn}`.execute(database);
  if (rows.length === 0) return;
  await database.transaction().execute(async (tx) => {
    if ((await lockDue(tx, isOwn)).size > 0) await fill(tx, merchantId, [memberId]);
  });
};

const fill = async (
  tx: OpenTransaction,
  merchantId: number,
  memberIds: readonly number[],
): Promise<void> => {
  const countries = await readCountries(tx, merchantId, memberIds);
  const found = memberIds.map((id) => ({ id, country: countries.get(id) ?? null }));
  await sql`update member_country c set country = found.country, due = false
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id bigint, country text)
    where c.merchant_id = ${merchantId} and c.member_id = found.id`.execute(tx);
};

/**
 * Members that are due, by brand, locked: who changes a number meanwhile waits, and is due again then. A row that
 * somebody holds at this moment is left to the next look.
 */
const lockDue = async (
  tx: OpenTransaction,
  which: ReturnType<typeof sql>,
): Promise<ReadonlyMap<number, number[]>> => {
  const { rows } = await sql<{ merchantId: number; memberId: number }>`
    select c.merchant_id, c.member_id from member_country c where c.due and ${which}
      order by c.merchant_id, c.member_id limit ${BATCH} for update skip locked`.execute(tx);
  return new Map(
    [...Map.groupBy(rows, ({ merchantId }) => merchantId)].map(([id, members]) => [
      id,
      members.map(({ memberId }) => memberId),
    ]),
  );
};
