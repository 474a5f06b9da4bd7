import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { maskAccountNumber } from '../bank-accounts/bank-account-view.ts';

/** An account of a member as an operator sees it who freezes, frees or closes it. */
export interface AccountStatus {
  id: number;
  username: string;
  status: 'active' | 'frozen' | 'closed';
  /** Since when, by whom and why, as the audit log has it; null: nobody has ever changed it. */
  since: Date | null;
  by: string | null;
  reason: string | null;
  /** The brand's; all amounts are in its minor units. */
  currency: string;
  cashMinor: number;
  bonusMinor: number;
  /** In open bets and in withdrawals that wait. */
  lockedMinor: number;
  /** In wallets of vendors and as commission. */
  otherMinor: number;
  openBets: number;
  /** Withdrawals that wait for the house. */
  waitingWithdrawals: number;
  sessions: number;
  /** Accounts below this one in the tree of agents. */
  below: number;
}

/** An account with where its money can go. */
export interface ShownAccount extends AccountStatus {
  banks: { id: number; bankName: string; accountNumber: string; holderName: string }[];
}

const SELECT = sql`select m.id, m.username, m.status, decided.at as since, decided.actor as by, decided.reason,
    c.currency, money.cash_minor, money.bonus_minor, money.locked_minor, money.other_minor,
    (select count(*)::int from bet b where b.merchant_id = m.merchant_id and b.member_id = m.id
      and b.status = 'open') as open_bets,
    (select count(*)::int from withdrawal w where w.merchant_id = m.merchant_id and w.member_id = m.id
      and w.closed_at is null) as waiting_withdrawals,
    (select count(*)::int from session s where s.merchant_id = m.merchant_id and s.member_id = m.id) as sessions,
    (select count(*)::int from downline d where d.merchant_id = m.merchant_id and d.ancestor_id = m.id
      and d.member_id <> m.id and d.until is null) as below
  from member m join merchant c on c.id = m.merchant_id
  left join lateral (select e.at, e.actor, e.reason from audit_entry e where e.merchant_id = m.merchant_id
    and e.subject = 'member ' || m.id and e.action in ('member.freeze', 'member.unfreeze', 'member.close')
    order by e.seq desc limit 1) decided on true
  cross join lateral (
    select coalesce(sum(a.balance) filter (where a.kind = 'cash'), 0)::bigint as cash_minor,
        coalesce(sum(a.balance) filter (where a.kind = 'bonus'), 0)::bigint as bonus_minor,
        coalesce(sum(a.balance) filter (where a.kind = 'locked'), 0)::bigint as locked_minor,
        coalesce(sum(a.balance) filter (where a.kind = 'commission' or a.kind like 'vendor:%'), 0)::bigint as other_minor
      from account a where a.merchant_id = m.merchant_id and a.member_id = m.id and a.currency = c.currency
  ) money`;

/** The accounts of a brand that are frozen or closed, or only one of both, by their numbers. */
export const listAccounts = async (
  database: Database,
  merchantId: number,
  { status, limit }: { status: 'frozen' | 'closed' | null; limit: number },
): Promise<AccountStatus[]> => {
  const { rows } = await sql<AccountStatus>`${SELECT}
    where m.merchant_id = ${merchantId} and m.status <> 'active' and m.type <> 4
      and (${status}::text is null or m.status = ${status})
    order by m.id limit ${limit}`.execute(database);
  return rows;
};

/**
 * One account, with the bank accounts that it can be paid out to.
 *
 * @param username in any case
 * @returns null when the brand has no such member
 */
export const showAccount = async (
  database: Database,
  merchantId: number,
  username: string,
): Promise<ShownAccount | null> => {
  const { rows } = await sql<AccountStatus>`${SELECT}
    where m.merchant_id = ${merchantId} and m.username = ${username.toLowerCase()} and m.type <> 4`.execute(
    database,
  );
  const [account] = rows;
  if (!account) return null;
  const banks = await database
    .selectFrom('bankAccount')
    .select(['id', 'bankName', 'accountNumber', 'holderName'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', account.id)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
  return {
    ...account,
    banks: banks.map((bank) => ({ ...bank, accountNumber: maskAccountNumber(bank.accountNumber) })),
  };
};
