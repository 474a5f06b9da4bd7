import { createHash } from 'node:crypto';
import { isTrial, PLAY_CURRENCY } from '#platform/people/access/member-types.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { openSession } from '#platform/people/access/sessions.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database, OpenTransaction } from '#platform/base/database/tables.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { createMember } from '#platform/people/members/create-member.ts';
import type { Caller, TestPlatform } from './platform.ts';

export interface OpenedMember extends Caller {
  memberId: number;
  merchantId: number;
  token: string;
}

interface Person {
  username: string;
  cashMinor?: number;
  /** 0 member, 1, 2, 41, 42 agents, 4 trial. */
  type?: number;
  nickname?: string;
  profile?: Record<string, string>;
  uplineId?: number;
  passwordHash?: string | null;
  paymentPasswordHash?: string;
}

/** The password of members who never need one of their own in a test. */
const unknownHash = hashPassword('a password that no test knows');

/** Puts money into a member's account, once for each key. */
export const giveMoney = async (
  tx: OpenTransaction,
  {
    merchantId,
    memberId,
    currency,
  }: Pick<OpenedMember, 'merchantId' | 'memberId'> & { currency: string },
  amountMinor: number,
  key: string,
): Promise<void> => {
  const clearing = await openHouseAccount(tx, merchantId, 'clearing', currency);
  const { cash } = await readBalances(tx, merchantId, memberId, currency);
  await postTransfer(tx, {
    merchantId,
    scope: 'test',
    key,
    kind: 'gift',
    lines: [
      { accountId: clearing, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
};

/** A member with money and an open session, without the ceremony of registration. */
export const openMember = async (
  { database }: Pick<TestPlatform, 'database'>,
  code: string,
  person: Person,
): Promise<OpenedMember> => {
  const { id: merchantId, currency: money } = await database
    .selectFrom('merchant')
    .select(['id', 'currency'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const currency = isTrial(person.type ?? 0) ? PLAY_CURRENCY : money;
  return database.transaction().execute(async (tx) => {
    const member = await createMember(tx, {
      merchantId,
      currency,
      type: 0,
      language: 'en',
      ip: '127.0.0.1',
      passwordHash: await unknownHash,
      ...person,
    });
    if (!member) throw new Error(`the username ${person.username} is taken`);
    if (person.cashMinor) {
      const owner = { merchantId, memberId: member.id, currency };
      await giveMoney(tx, owner, person.cashMinor, `first money of ${person.username}`);
    }
    const token = await openSession(tx, {
      merchantId,
      memberId: member.id,
      ip: '127.0.0.1',
      userAgent: 'test',
    });
    return { host: `${code}.localhost`, merchantId, memberId: member.id, token };
  });
};

/** All rows of one brand: a hash for each table, and every id that stands in them. */
export const readMerchantRows = async (
  database: Database,
  code: string,
): Promise<{ hashes: Record<string, string>; ids: unknown[] }> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'merchant_id' order by 1`.execute(database);
  const hashes: Record<string, string> = {};
  const ids = new Set<unknown>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t
      where t.merchant_id = (select id from merchant where code = ${code})
      order by to_jsonb(t)::text`.execute(database);
    hashes[name] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (/(^|_)(id|code|key)$/.test(column) && column !== 'merchant_id' && value !== null)
          ids.add(value);
  }
  return { hashes, ids: [...ids] };
};

/** Every book is sound: transfers sum to zero, balances are the fold of their entries. */
export const findUnsoundBooks = async (database: Database) => {
  const { rows: unbalanced } = await sql<{ transferId: number }>`
    select transfer_id from entry e join account a on a.merchant_id = e.merchant_id
      and a.id = e.account_id
    group by e.merchant_id, transfer_id, a.currency having sum(amount) <> 0`.execute(database);
  const { rows: wrong } = await sql<{ id: number }>`
    select a.id from account a left join entry e
      on e.merchant_id = a.merchant_id and e.account_id = a.id
    where a.tracked group by a.merchant_id, a.id
    having a.balance <> coalesce(sum(e.amount), 0) or a.seq <> count(e.amount)
      or a.balance < 0`.execute(database);
  return { unbalanced, wrong };
};
