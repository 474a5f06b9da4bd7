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

interface Misdated {
  merchant: string;
  id: number;
  at: string;
  moment: string | null;
}

interface Keyless {
  merchant: string;
  id: number;
  transaction: string;
}

/** What was carried forward of an account with months that were taken off. */
const CARRIED = sql`(select coalesce(sum(c.balance), 0) as balance, coalesce(sum(c.entries), 0) as seq
  from account_carried c where c.merchant_id = a.merchant_id and c.account_id = a.id)`;

/** What the entries of an account say: their sum, or, quicker, what the newest says. */
const SAID = {
  whole: sql`(select o.balance + l.balance as balance, o.seq + l.seq as seq
    from ${CARRIED} o cross join (select coalesce(sum(e.amount), 0) as balance, count(*) as seq from entry e
      where e.merchant_id = a.merchant_id and e.account_id = a.id) l)`,
  newest: sql`(select coalesce(n.balance_after, o.balance) as balance, coalesce(n.account_seq, o.seq) as seq
    from ${CARRIED} o left join lateral (select e.balance_after, e.account_seq from entry e
      where e.merchant_id = a.merchant_id and e.account_id = a.id and e.account_seq is not null
      order by e.account_seq desc limit 1) n on true)`,
};

/** Finds accounts whose balance is not what their entries say, transfers that do not add up to 0, and, where all are looked at, lines of another moment than their transfer and bets without their key. */
export const driftingBooks: Check = {
  name: 'books',
  find: async (context) => [
    ...(await findAccounts(context)).map(accountFinding),
    ...(await findTransfers(context)).map(transferFinding),
    ...(await findMisdated(context)).map(misdatedFinding),
    ...(await findKeyless(context)).map(keylessFinding),
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

/** All transfers. By the line, whose transfer an index finds: from brand to transfer to line each line may be compared with each transfer. */
const uneven = sql<Transfer>`
  select c.code as merchant, t.id, a.currency, sum(e.amount)::text as sum
    from entry e join merchant c on c.id = e.merchant_id
      join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
        and e.created_at = any (array[t.created_at, 'epoch'])
      join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
    group by c.code, t.id, a.currency having sum(e.amount) <> 0
    order by c.code, t.id limit ${MAX_FINDINGS}`;

/** The newest of each brand: the lines of each are added up by themselves, in whatever order brands and accounts would be joined. */
const unevenOfNewest = sql<Transfer>`
  select c.code as merchant, t.id, s.currency, s.sum::text as sum
    from merchant c
      cross join lateral (select n.id, n.created_at from transfer n where n.merchant_id = c.id
        order by n.id desc limit ${NEWEST}) t
      cross join lateral (select a.currency, sum(e.amount) as sum
        from entry e join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
        where e.merchant_id = c.id and e.transfer_id = t.id
          and e.created_at = any (array[t.created_at, 'epoch'])
        group by a.currency having sum(e.amount) <> 0) s
    order by c.code, t.id limit ${MAX_FINDINGS}`;

const findTransfers = async ({ database, isWhole }: DoctorContext): Promise<Transfer[]> => {
  const { rows } = await (isWhole ? uneven : unevenOfNewest).execute(database);
  return rows;
};

/** In the month of another moment a line is not found by its transfer, and goes off with other ones. */
const findMisdated = async ({ database, isWhole }: DoctorContext): Promise<Misdated[]> => {
  if (!isWhole) return [];
  const { rows } = await sql<Misdated>`
    select c.code as merchant, e.transfer_id as id, e.created_at::text as at, t.created_at::text as moment
      from entry e join merchant c on c.id = e.merchant_id
        left join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
      where t.id is null or e.created_at <> t.created_at and e.created_at <> 'epoch'
      order by c.code, e.transfer_id limit ${MAX_FINDINGS}`.execute(database);
  return rows;
};

/** What its vendor calls it then leads to no bet or to another one, and could be staked once more. */
const findKeyless = async ({ database, isWhole }: DoctorContext): Promise<Keyless[]> => {
  if (!isWhole) return [];
  const { rows } = await sql<Keyless>`
    select c.code as merchant, b.id, b.vendor_code || ':' || b.transaction_id as transaction
      from bet b join merchant c on c.id = b.merchant_id
      where not exists (select from bet_key k where k.merchant_id = b.merchant_id
        and k.vendor_code = b.vendor_code and k.transaction_id = b.transaction_id and k.bet_id = b.id)
      order by c.code, b.id limit ${MAX_FINDINGS}`.execute(database);
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

const misdatedFinding = ({ merchant, id, at, moment }: Misdated): Finding => ({
  check: 'books',
  subject: `${merchant} transfer ${id}`,
  found: `A line of the transfer ${id} of ${merchant} is dated ${at}, its transfer ${moment ?? 'is not there'}.`,
  remedy: REMEDY,
  page,
});

const keylessFinding = ({ merchant, id, transaction }: Keyless): Finding => ({
  check: 'books',
  subject: `${merchant} bet ${id}`,
  found: `The bet ${id} of ${merchant} has no key of its own: its transaction ${transaction} leads to no bet or to another one.`,
  remedy: REMEDY,
  page,
});
