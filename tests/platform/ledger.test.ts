import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openHouseAccount, openMemberAccounts } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { buildMerchant } from '../support/merchant.ts';

let opened: TestDatabase;
let merchantId: number;
let clearing: number;
let people = 0;

beforeAll(async () => {
  opened = await startTestDatabase();
  const {
    merchants: [merchant],
  } = await importMerchants(opened.database, [buildMerchant('alpha')], []);
  merchantId = merchant?.id ?? 0;
  clearing = await openHouseAccount(opened.database, merchantId, 'clearing', 'USD');
});

afterAll(() => opened.close());

/** A member with an amount of cash; answers the accounts' account numbers. */
const newMember = async (cashMinor: number) => {
  people += 1;
  const { id } = await opened.database
    .insertInto('member')
    .values({
      merchantId,
      username: `m${people}`,
      nickname: 'm',
      type: 0,
      passwordHash: '',
      profile: '{}',
      language: 'en',
      registeredIp: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openMemberAccounts(opened.database, merchantId, id, 'USD');
  const { cash, locked } = await readBalances(opened.database, merchantId, id, 'USD');
  if (cashMinor > 0) await move(`deposit ${id}`, clearing, cash.accountId, cashMinor);
  return { id, cash: cash.accountId, locked: locked.accountId };
};

const move = (key: string, from: number, to: number, amountMinor: number) =>
  postTransfer(opened.database, {
    merchantId,
    scope: 'test',
    key,
    kind: 'move',
    lines: [
      { accountId: from, amountMinor: -amountMinor },
      { accountId: to, amountMinor },
    ],
  });

const cashOf = async (memberId: number) =>
  (await readBalances(opened.database, merchantId, memberId, 'USD')).cash.balanceMinor;

const expectSoundBooks = async () => {
  const { rows: unbalanced } = await sql`
    select transfer_id from entry group by transfer_id having sum(amount) <> 0`.execute(
    opened.database,
  );
  const { rows: wrong } = await sql`
    select a.id from account a left join entry e
      on e.merchant_id = a.merchant_id and e.account_id = a.id
    where a.tracked group by a.merchant_id, a.id
    having a.balance <> coalesce(sum(e.amount), 0) or a.seq <> count(e.amount)`.execute(
    opened.database,
  );
  expect({ unbalanced, wrong }).toEqual({ unbalanced: [], wrong: [] });
};

test('money moves once for each key, whoever repeats it', async () => {
  const ana = await newMember(1000);

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => move('bet 1', ana.cash, ana.locked, 300)),
  );

  const ids = outcomes.map((outcome) => outcome.ok && outcome.id);
  expect(new Set(ids).size).toBe(1);
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.replay)).toHaveLength(1);
  expect(await cashOf(ana.id)).toBe(700);
  expect(await move('bet 1', ana.cash, ana.locked, 301)).toEqual({
    ok: false,
    reason: 'key_reused',
  });
  await expectSoundBooks();
});

test('a balance is never overdrawn, however many try at once', async () => {
  const ben = await newMember(1000);

  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, round) => move(`ben ${round}`, ben.cash, clearing, 100)),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'insufficient_funds' });
  expect(await cashOf(ben.id)).toBe(0);
  await expectSoundBooks();
});

test('transfers over the same accounts in opposite directions do not lock each other', async () => {
  const [cleo, dan] = [await newMember(10_000), await newMember(10_000)];

  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, round) =>
      round % 2 === 0
        ? move(`there ${round}`, cleo.cash, dan.cash, 10)
        : move(`back ${round}`, dan.cash, cleo.cash, 10),
    ),
  );

  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect([await cashOf(cleo.id), await cashOf(dan.id)]).toEqual([10_000, 10_000]);
  await expectSoundBooks();
});

test('what does not sum to zero, or goes nowhere, leaves no trace', async () => {
  const eve = await newMember(500);
  const post = (lines: { accountId: number; amountMinor: number }[]) =>
    postTransfer(opened.database, { merchantId, scope: 'test', key: 'odd', kind: 'move', lines });

  await expect(
    post([
      { accountId: eve.cash, amountMinor: -100 },
      { accountId: clearing, amountMinor: 99 },
    ]),
  ).rejects.toThrow('sum to zero');
  await expect(post([{ accountId: eve.cash, amountMinor: -100 }])).rejects.toThrow('two or more');
  await expect(
    post([
      { accountId: eve.cash, amountMinor: -100 },
      { accountId: 999_999, amountMinor: 100 },
    ]),
  ).rejects.toThrow('no account');
  expect(await cashOf(eve.id)).toBe(500);
  await expectSoundBooks();
});

test('a transfer is reversed once', async () => {
  const fay = await newMember(500);
  const bet = await move('fay bet', fay.cash, clearing, 200);
  if (!bet.ok) throw new Error('no bet');
  const reverse = (key: string) =>
    postTransfer(opened.database, {
      merchantId,
      scope: 'test',
      key,
      kind: 'void',
      reverses: bet.id,
      lines: [
        { accountId: clearing, amountMinor: -200 },
        { accountId: fay.cash, amountMinor: 200 },
      ],
    });

  expect(await reverse('fay void')).toMatchObject({ ok: true });
  await expect(reverse('fay void again')).rejects.toThrow('was taken back before');
  expect(await cashOf(fay.id)).toBe(500);
});

test('the server may not write the books itself, and nobody may rewrite them', async () => {
  const grace = await newMember(500);

  for (const statement of [
    sql`update account set balance = 1000000 where id = ${grace.cash}`,
    sql`insert into entry (merchant_id, transfer_id, line, account_id, amount) values (1, 1, 9, 1, 5)`,
    sql`delete from transfer`,
    sql`delete from transfer_key`,
  ])
    await expect(statement.execute(opened.database)).rejects.toThrow('permission denied');
  const owner = new Client({ connectionString: opened.url });
  await owner.connect();
  for (const table of ['entry', 'transfer'])
    await expect(owner.query(`delete from ${table}`)).rejects.toThrow('never changed or removed');
  await owner.end();
});

test('the server owns nothing, and can become neither the owner nor anybody who writes the ledger', async () => {
  const { database } = opened;
  const { rows: before } = await sql<{ login: string; owns: number; isSuper: boolean }>`
    select session_user as login, rolsuper as "isSuper",
        (select count(*) from pg_class where relowner = r.oid) as owns
      from pg_roles r where rolname = session_user`.execute(database);
  expect(before).toMatchObject([{ owns: 0, isSuper: false }]);
  expect(before[0]?.login).toMatch(/^livery_server_[0-9a-f]{12}$/);
  const owner = new URL(opened.url).username;

  await database.connection().execute(async (one) => {
    await sql`select set_config('role', 'none', false)`.execute(one);
    for (const statement of [
      sql`update account set balance = 0`,
      sql`insert into entry default values`,
      sql`set role ${sql.id(owner)}`,
      sql`set session authorization ${sql.id(owner)}`,
      sql`create role somebody superuser`,
      sql`alter table account disable trigger all`,
      sql`copy account to program 'cat'`,
    ])
      await expect(statement.execute(one)).rejects.toThrow(/permission denied|must be owner/);
  });
});

test('a database whose owner may not make roles works all the same', async () => {
  const name = `plain_${Date.now()}`;
  const owner = new Client({ connectionString: opened.url });
  await owner.connect();
  await owner.query(`create role ${name} login password 'plain'`);
  await owner.query(`create database ${name} owner ${name}`);
  const url = new URL(opened.url);
  Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` });

  const plain = await openMigrated(url.href);
  // Production refuses to work so.
  expect([plain.isOwner, opened.isOwner]).toEqual([true, false]);
  const {
    merchants: [merchant],
  } = await importMerchants(plain.database, [buildMerchant('alpha')], []);
  const id = merchant?.id ?? 0;
  const [from, to] = [
    await openHouseAccount(plain.database, id, 'house', 'USD'),
    await openHouseAccount(plain.database, id, 'clearing', 'USD'),
  ];
  const posted = await postTransfer(plain.database, {
    merchantId: id,
    scope: 'test',
    key: 'first',
    kind: 'move',
    lines: [
      { accountId: from, amountMinor: -5 },
      { accountId: to, amountMinor: 5 },
    ],
  });

  expect(posted).toMatchObject({ ok: true, replay: false });
  await plain.close();
  await owner.query(`drop database ${name} with (force)`);
  await owner.query(`drop role ${name}`);
  await owner.end();
});
