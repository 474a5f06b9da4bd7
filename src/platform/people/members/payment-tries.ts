import { createBatches } from '../../base/database/batches.ts';
import { perDatabase } from '../../base/database/per-database.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** A member whose payment password is about to be looked at. */
interface Try {
  merchantId: number;
  memberId: number;
  /** Wrong ones in a row that the brand allows. */
  most: number;
}

/** A try that is counted. */
interface Counted {
  paymentPasswordHash: string;
  paymentPasswordFailures: number;
}

/** A try with the right password. */
interface RightTry {
  merchantId: number;
  memberId: number;
  /** Of the password that it was. */
  hash: string;
}

/** What is counted with one write to disk; one is written while the next comes together. */
const LIMITS = {
  most: 100,
  atOnce: 12,
  keyOf: ({ merchantId }: { merchantId: number }) => merchantId,
  atOnceOfKey: 2,
};

/** Who is held by somebody else is left out here, so that nobody waits for another member. */
const batchesOf = perDatabase((database) => ({
  count: createBatches(async (tries: readonly Try[]): Promise<(Counted | null)[]> => {
    const { rows } = await sql<Counted & { memberId: number }>`
      with held as (
        select m.id from member m
          where m.merchant_id = ${tries[0]?.merchantId}
            and m.id = any (${tries.map(({ memberId }) => memberId)}::bigint[])
            and m.payment_password_hash is not null and m.payment_password_failures < ${tries[0]?.most}::int
          order by m.id for no key update skip locked
      )
      update member m set payment_password_failures = m.payment_password_failures + 1 from held
        where m.merchant_id = ${tries[0]?.merchantId} and m.id = held.id
        returning m.id as member_id, m.payment_password_hash, m.payment_password_failures`.execute(
      database,
    );
    const counted = new Map(rows.map(({ memberId, ...of }) => [memberId, of]));
    return tries.map(({ memberId }) => counted.get(memberId) ?? null);
  }, LIMITS),
  forget: createBatches(async (tries: readonly RightTry[]): Promise<boolean[]> => {
    const { rows } = await sql<{ memberId: number }>`
      with held as (
        select m.id from member m
          join unnest(${tries.map(({ memberId }) => memberId)}::bigint[],
            ${tries.map(({ hash }) => hash)}::text[]) as right_one (id, hash)
            on right_one.id = m.id and right_one.hash = m.payment_password_hash
          where m.merchant_id = ${tries[0]?.merchantId}
          order by m.id for no key update of m skip locked
      )
      update member m set payment_password_failures = 0 from held
        where m.merchant_id = ${tries[0]?.merchantId} and m.id = held.id
        returning m.id as member_id`.execute(database);
    const forgotten = new Set(rows.map(({ memberId }) => memberId));
    return tries.map(({ memberId }) => forgotten.has(memberId));
  }, LIMITS),
}));

/**
 * Counts a try of a payment password before it is looked at, with those of others of the brand at this moment.
 *
 * @returns null when no try is left or there is no payment password
 */
export const countTry = async (database: Database, asked: Try): Promise<Counted | null> => {
  const together = await batchesOf(database).count(asked);
  if (together) return together;
  const { merchantId, memberId, most } = asked;
  const alone = await database
    .updateTable('member')
    .set({ paymentPasswordFailures: sql<number>`payment_password_failures + 1` })
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .where('paymentPasswordHash', 'is not', null)
    .where('paymentPasswordFailures', '<', most)
    .returning(['paymentPasswordHash', 'paymentPasswordFailures'])
    .executeTakeFirst();
  // The condition of the statement.
  return (alone as Counted | undefined) ?? null;
};

/** Forgets the wrong tries of whoever has just given the right password; a password that is new since keeps its own. */
export const forgetTries = async (database: Database, right: RightTry): Promise<void> => {
  if (await batchesOf(database).forget(right)) return;
  await database
    .updateTable('member')
    .set({ paymentPasswordFailures: 0 })
    .where('merchantId', '=', right.merchantId)
    .where('id', '=', right.memberId)
    .where('paymentPasswordHash', '=', right.hash)
    .execute();
};
