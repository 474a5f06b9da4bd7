import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/** A way to reach a member. */
export type ContactKind = 'mobile' | 'email';

/** The verified contacts of an account: E.164, and an address in lower case. */
export interface Contacts {
  mobile: string | null;
  email: string | null;
}

/**
 * Whose number or address it is. Only verified ones count: what somebody merely wrote on a form
 * may be somebody else's.
 *
 * @returns null when nobody of this merchant has shown a code sent to it
 */
export const findContactOwner = async (
  database: Database | OpenTransaction,
  merchantId: number,
  kind: ContactKind,
  value: string,
): Promise<number | null> => {
  const row = await database
    .selectFrom('memberContact')
    .select('memberId')
    .where('merchantId', '=', merchantId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst();
  return row?.memberId ?? null;
};

/** The numbers and addresses that a member has shown to own. */
export const readContacts = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<Contacts> => {
  const rows = await database
    .selectFrom('memberContact')
    .select(['kind', 'value'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .execute();
  const valueOf = (kind: ContactKind) => rows.find((row) => row.kind === kind)?.value ?? null;
  return { mobile: valueOf('mobile'), email: valueOf('email') };
};

/** Takes every number and address off an account, proved ones and those that were merely written. */
export const forgetContacts = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<void> => {
  await tx
    .deleteFrom('memberContact')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .execute();
  await tx
    .updateTable('member')
    .set({ profile: sql<string>`profile - 'mobileNum' - 'email'` })
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .execute();
};

/**
 * Notes that a member has shown to own a number or an address; it replaces an older one.
 *
 * @returns false when another account of the merchant has it
 */
export const verifyContact = async (
  tx: OpenTransaction,
  contact: { merchantId: number; memberId: number; kind: ContactKind; value: string },
): Promise<boolean> => {
  const { merchantId, memberId, kind, value } = contact;
  await tx
    .deleteFrom('memberContact')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('value', '<>', value)
    .execute();
  const owner = await tx
    .insertInto('memberContact')
    .values(contact)
    .onConflict((conflict) =>
      // Nothing changes; an update, so that the row comes back, whoever has it.
      conflict.columns(['merchantId', 'kind', 'value']).doUpdateSet({ kind }),
    )
    .returning('memberId')
    .executeTakeFirstOrThrow();
  return owner.memberId === memberId;
};
