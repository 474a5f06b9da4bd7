import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import { readCountries } from '../../access/member-country.ts';
import type { Segment } from './segment.ts';

/** Those of some members who are of the countries of a segment; all of them where it names none. */
export const membersOfCountries = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberIds: readonly number[],
  { countries }: Segment,
): Promise<number[]> => {
  if (!countries) return [...memberIds];
  const known = await readCountries(database, merchantId, memberIds);
  return memberIds.filter((id) => countries.includes(known.get(id) ?? ''));
};
