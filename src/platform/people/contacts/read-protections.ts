import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** What an account has bound to itself beside its password. */
export interface Protections {
  mobileVerified: boolean;
  emailVerified: boolean;
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
  passkeyCount: number;
}

/** Counts what protects an account, in one round trip. */
export const readProtections = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<Protections> => {
  const { rows } = await sql<Protections>`
    select
      exists (select from member_contact where merchant_id = ${merchantId}
        and member_id = ${memberId} and kind = 'mobile') as mobile_verified,
      exists (select from member_contact where merchant_id = ${merchantId}
        and member_id = ${memberId} and kind = 'email') as email_verified,
      exists (select from authenticator where merchant_id = ${merchantId}
        and member_id = ${memberId} and confirmed_at is not null) as has_authenticator,
      (select count(*) from recovery_code where merchant_id = ${merchantId}
        and member_id = ${memberId})::int as recovery_codes_left,
      (select count(*) from passkey where merchant_id = ${merchantId}
        and member_id = ${memberId})::int as passkey_count`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a select without a table answers one row');
  return row;
};
