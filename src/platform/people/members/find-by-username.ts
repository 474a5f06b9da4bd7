import type { Database } from '../../base/database/tables.ts';

/**
 * The number of a member whom an operator names; trial accounts end by themselves and have no names.
 *
 * @param username in any case
 */
export const findByUsername = async (
  database: Database,
  merchantId: number,
  username: string,
): Promise<number | undefined> => {
  const row = await database
    .selectFrom('member')
    .select('id')
    .where('merchantId', '=', merchantId)
    .where('username', '=', username.toLowerCase())
    .where('type', '<>', 4)
    .executeTakeFirst();
  return row?.id;
};
