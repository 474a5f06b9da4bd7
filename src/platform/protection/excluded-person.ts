import { sql } from '../database/sql.ts';
import type { Database, OpenTransaction } from '../database/tables.ts';

/** By what somebody may be known already; `proved` where a code was shown. */
export interface Person {
  /** E.164 */
  mobileNum?: string | undefined;
  email?: string | undefined;
  idNumber?: string | undefined;
  proved?: readonly ('mobileNum' | 'email')[];
}

/**
 * Whether a self-exclusion holds, at any brand, for whoever opens an account with these numbers.
 * What another person only wrote on a form does not stand against a number that was proved.
 */
export const isPersonExcluded = async (
  database: Database | OpenTransaction,
  { mobileNum = '', email = '', idNumber = '', proved = [] }: Person,
): Promise<boolean> => {
  const { rows } = await sql`
    select from (values
        ('mobile', regexp_replace(${mobileNum}, '[^+0-9]', '', 'g'), ${proved.includes('mobileNum')}::boolean),
        ('email', lower(trim(${email}::text)), ${proved.includes('email')}::boolean),
        ('idNumber', upper(regexp_replace(${idNumber}, '[^[:alnum:]]', '', 'g')), false)
      ) as p (kind, value, proved)
      join excluded_identity e
        on e.kind = p.kind and e.hash = identity_hash(p.kind, p.value) and (e.proved or not p.proved)
      join self_exclusion s on s.merchant_id = e.merchant_id and s.id = e.exclusion_id
      where p.value <> '' and (s.returns_at is null or s.returns_at > now())
      limit 1`.execute(database);
  return rows.length > 0;
};
