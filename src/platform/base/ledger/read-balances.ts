import type { Database, OpenTransaction } from '../database/tables.ts';
import { memberAccountKinds } from './open-account.ts';

type MemberAccountKind = (typeof memberAccountKinds)[number];

export interface MemberAccount {
  accountId: number;
  balanceMinor: number;
}

/**
 * A member's accounts in a currency with their balances.
 *
 * @throws when an account is missing: every member is given them at registration
 */
export const readBalances = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
  currency: string,
): Promise<Record<MemberAccountKind, MemberAccount>> => {
  const rows = await database
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('currency', '=', currency)
    .execute();
  const find = (kind: MemberAccountKind): MemberAccount => {
    const row = rows.find((account) => account.kind === kind);
    if (!row) throw new Error(`member ${memberId} has no ${kind} account in ${currency}`);
    return { accountId: row.id, balanceMinor: row.balance };
  };
  return { cash: find('cash'), bonus: find('bonus'), locked: find('locked') };
};
