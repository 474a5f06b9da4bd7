import { sql } from '../../base/database/sql.ts';
import { type Check, type DoctorContext, type Finding, runbook } from './finding.ts';

/** More would be no more help: whoever sees as many stops the platform. */
const MAX_FINDINGS = 100;

/** So many transfers of each brand are added up where not all are. */
const NEWEST = 1000;

const page = runbook('LiveryBooksDrift');
const REMEDY =
  'Stop payments of this brand, keep the database as it is, and compare its entries with a backup: livery platform audit show says who decided what.';

interface Account {
  merchant: string;
  id: number;
  kind: string;
  currency: string;
  username: string | null;
  balance: string;
  entries: string;
}

interface Transfer {
  merchant: string;
  id: number;
  currency: string;
  sum: string;
}

/** What the entries of an account say: their sum, or, quicker, what the newest says. */
const SAID = {
  whole: sql`(select coalesce(sum(e.amount), 0) as balance, count(*) as seq from entry e
    where e.merchant_id = a.merchant_id and e.account_id = a.id)`,
  newest: sql`(select coalesce(max(n.balance_after), 0) as balance, coalesce(max(n.account_seq), 0) as seq
    from (select e.balance_after, e.account_seq from entry e
      where e.merchant_id = a.merchant_id and e.account_id = a.id
      order by e.account_seq desc nulls last limit 1) n)`,
};

/** Finds accounts whose balance is not what their entries say, and transfers that do not add up to 0. */
export const driftingBooks: Check = {
  name: 'books',
  find: async (context) => [
    ...(await findAccounts(context)).map(accountFinding),
    ...(await findTransfers(context)).map(transferFinding),
  ],
};

const findAccounts = async ({ database, isWhole }: DoctorContext): Promise<Account[]> => {
  const said = isWhole ? SAID.whole : SAID.newest;
  const { rows } = await sql<Account>`
    select c.code as merchant, a.id, a.kind, a.currency, m.username, a.balance::text as balance,
        s.balance::text as entries
      from account a join merchant c on c.id = a.merchant_id
        left join member m on m.merchant_id = a.merchant_id and m.id = a.member_id
        cross join lateral ${said} s
      where a.tracked and (a.balance <> s.balance or a.seq <> s.seq or a.balance < a.min_balance)
      order by c.code, a.id limit ${MAX_FINDINGS}`.execute(database);
  return rows;
};

const findTransfers = async ({ database, isWhole }: DoctorContext): Promise<Transfer[]> => {
  const newest = isWhole ? null : NEWEST;
  const { rows } = await sql<Transfer>`
    select c.code as merchant, t.id, a.currency, sum(e.amount)::text as sum
      from merchant c
        cross join lateral (select n.id from transfer n where n.merchant_id = c.id
          order by n.id desc limit ${newest}) t
        join entry e on e.merchant_id = c.id and e.transfer_id = t.id
        join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
      group by c.code, t.id, a.currency having sum(e.amount) <> 0
      order by c.code, t.id limit ${MAX_FINDINGS}`.execute(database);
  return rows;
};

const accountFinding = (account: Account): Finding => {
  const { merchant, id, kind, currency, username, balance, entries } = account;
  const whose = username === null ? 'the house' : username;
  return {
    check: 'books',
    subject: `${merchant} account ${id}`,
    found: `The account ${id} (${kind} of ${whose} at ${merchant}) holds ${balance} ${currency} in minor units; its entries say ${entries}.`,
    remedy: REMEDY,
    page,
  };
};

const transferFinding = ({ merchant, id, currency, sum }: Transfer): Finding => ({
  check: 'books',
  subject: `${merchant} transfer ${id}`,
  found: `The transfer ${id} of ${merchant} adds up to ${sum} ${currency} in minor units, not to 0.`,
  remedy: REMEDY,
  page,
});
