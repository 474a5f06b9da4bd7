import { sql } from '#platform/base/database/sql.ts';
import { type ContactKind, verifyContact } from '#platform/people/contacts/contacts.ts';
import type { OpenedMember } from './members.ts';
import type { TestPlatform } from './platform.ts';

/** Makes a number or an address a member's own, as if a code had been shown. */
export const giveContact = (
  { database }: Pick<TestPlatform, 'database'>,
  { merchantId, memberId }: OpenedMember,
  kind: ContactKind,
  value: string,
): Promise<boolean> =>
  database.transaction().execute(async (tx) => {
    const field = kind === 'mobile' ? 'mobileNum' : 'email';
    await sql`update member
      set profile = profile || jsonb_build_object(${field}::text, ${value}::text)
      where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx);
    return verifyContact(tx, { merchantId, memberId, kind, value });
  });
