import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/**
 * The household that a member's postal address names, as a keyed hash that the database keeps up to date with
 * the profile: two members of a brand live together when theirs are the same. Within a transaction that has
 * locked the member it cannot change any more.
 *
 * @returns null when the member has told no address, or one without a number, which names no household
 */
export const readHousehold = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<Buffer | null> => {
  const found = await database
    .selectFrom('memberHousehold')
    .select('hash')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return found?.hash ?? null;
};

/** Whether two members of a brand have told the same household; false when one of them has told none. */
export const shareHousehold = async (
  database: Database | OpenTransaction,
  merchantId: number,
  [one, other]: readonly [number, number],
): Promise<boolean> => {
  const hash = await readHousehold(database, merchantId, one);
  return hash !== null && (await readHousehold(database, merchantId, other))?.equals(hash) === true;
};
