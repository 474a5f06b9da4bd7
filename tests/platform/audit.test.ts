import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordDecision } from '#platform/base/audit/record-decision.ts';
import { eachAuditEntry } from '#platform/base/audit/read-audit.ts';
import { hashOf, verifyAudit } from '#platform/base/audit/verify-audit.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { requestLivery } from '../build/request-livery.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { operator } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let alphaId: number;
let betaId: number;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
  alphaId = (await openMerchant(platform.database, buildMerchant('alpha'))).id;
  betaId = (await openMerchant(platform.database, buildMerchant('beta'))).id;
});

afterAll(() => platform.close());

const livery = (...args: string[]) =>
  requestLivery(['platform', 'audit', ...args], { DATABASE_URL: platform.databaseUrl });

const note = (merchantId: number, subject: string, more: { reason?: string } = {}) =>
  platform.database.transaction().execute((tx) =>
    recordDecision(tx, {
      merchantId,
      action: 'withdrawal.approve',
      subject,
      ...operator,
      facts: { amountMinor: 5_000, name: 'Ünïcode \u2028 "quoted"' },
      ...more,
    }),
  );

const errors = async () => (await verifyAudit(platform.database, null)).map(({ fault }) => fault);

/** As somebody who owns the database, beyond every trigger. */
const tamper = async (...statements: readonly string[]): Promise<void> => {
  const owner = await connect(platform.databaseUrl, { connections: 1 });
  await owner.pool.query('set session_replication_role = replica');
  for (const statement of statements) await owner.pool.query(statement);
  await owner.close();
};

test('decisions follow each other, each with the hash of the one before', async () => {
  await Promise.all(Array.from({ length: 64 }, (_, at) => note(alphaId, `withdrawal ${at}`)));
  await note(betaId, 'withdrawal 1', { reason: 'two\nlines \\ and a backslash' });

  const chains = await verifyAudit(platform.database, null);
  expect(chains).toMatchObject([
    { merchantId: alphaId, entries: 64, fault: null },
    { merchantId: betaId, entries: 1, fault: null },
  ]);
  let before = '';
  let seq = 0;
  for await (const entry of eachAuditEntry(platform.database, alphaId)) {
    seq += 1;
    expect(entry).toMatchObject({ seq, previousHash: before, hash: hashOf(entry) });
    before = entry.hash;
  }
  expect(before).toBe(chains[0]?.head);
});

test('a decision that is rolled back is not noted, and the next one takes its number', async () => {
  const before = await verifyAudit(platform.database, alphaId);
  const broken = platform.database.transaction().execute(async (tx) => {
    await recordDecision(tx, {
      merchantId: alphaId,
      action: 'chat.remove',
      subject: 'chat message 1',
      ...operator,
    });
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  expect(await verifyAudit(platform.database, alphaId)).toEqual(before);
  expect(await note(alphaId, 'withdrawal 64')).toBe(65);
});

test('the server can add to the log, and change nothing of it', async () => {
  const { database } = platform;
  for (const statement of [
    sql`update audit_entry set reason = 'another'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
    sql`update audit_head set seq = 0`,
    sql`insert into audit_entry select merchant_id, seq + 100, at, actor, action, subject, reason,
      facts, previous_hash, hash from audit_entry limit 1`,
  ])
    await expect(statement.execute(database)).rejects.toThrow('permission denied');
  const owner = await connect(platform.databaseUrl, { connections: 1 });
  await expect(owner.pool.query('delete from audit_entry')).rejects.toThrow('never changed');
  await owner.close();
});

test('the command shows, exports and verifies', async () => {
  const shown = await livery('show', '--merchant', 'beta');
  const some = await livery('show', '--subject', 'withdrawal 3', '--json');
  const lines = (await livery('export', '--merchant', 'alpha')).stdout.trim().split('\n');
  const whole = await livery('verify', '--json');

  expect(shown.stdout).toContain('withdrawal.approve');
  expect(shown.stdout).toContain('anna');
  expect(JSON.parse(some.stdout)).toMatchObject({
    entries: [{ merchant: 'alpha', subject: 'withdrawal 3', facts: { amountMinor: 5_000 } }],
  });
  expect(lines).toHaveLength(65);
  const last = JSON.parse(lines.at(-1) ?? '{}') as { hash: string };
  expect(JSON.parse(whole.stdout)).toMatchObject({
    chains: [{ chain: 'alpha', entries: 65, head: last.hash, fault: null }, { chain: 'beta' }],
    lost: [],
  });
  expect(await livery('verify', '--head', last.hash)).toMatchObject({ code: 0 });
  expect(await livery('verify', '--head', 'f'.repeat(64))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No chain holds the head ffff'),
  });
});

test('a withdrawal that nobody has is decided by nobody', async () => {
  const merchant = await openMerchant(platform.database, buildMerchant('alpha'));
  const before = await verifyAudit(platform.database, alphaId);
  for (const decide of [approveWithdrawal, rejectWithdrawal])
    expect(await decide(platform.database, merchant, 999, operator)).toMatchObject({ ok: false });
  expect(await verifyAudit(platform.database, alphaId)).toEqual(before);
});

test('whatever is changed by the owner of the database is found, and named', async () => {
  await tamper(
    `update audit_entry set reason = 'another' where merchant_id = ${alphaId} and seq = 7`,
  );
  expect(await errors()).toEqual([{ merchantId: alphaId, seq: 7, fault: 'changed' }, null]);
  expect(await livery('verify')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The entry 7 of alpha is not what was written.'),
  });
  await tamper(
    `update audit_entry set reason = 'a test' where merchant_id = ${alphaId} and seq = 7`,
  );
  expect(await errors()).toEqual([null, null]);

  await tamper(
    `create table kept as select * from audit_entry where merchant_id = ${alphaId} and seq in (9, 65)`,
    `delete from audit_entry where merchant_id = ${alphaId} and seq = 9`,
  );
  expect(await errors()).toEqual([{ merchantId: alphaId, seq: 10, fault: 'missing' }, null]);
  await tamper(
    'insert into audit_entry select * from kept where seq = 9',
    `delete from audit_entry where merchant_id = ${alphaId} and seq = 65`,
  );
  expect(await errors()).toEqual([{ merchantId: alphaId, seq: 64, fault: 'cut' }, null]);
  await tamper('insert into audit_entry select * from kept where seq = 65');

  // One that is written anew with its own hash does not fit the next one.
  await tamper(
    `update audit_entry set reason = 'another' where merchant_id = ${alphaId} and seq = 20`,
    `update audit_entry set hash = audit_hash(merchant_id, seq, at, actor, action, subject, reason,
      facts, previous_hash) where merchant_id = ${alphaId} and seq = 20`,
  );
  expect(await errors()).toEqual([{ merchantId: alphaId, seq: 21, fault: 'unlinked' }, null]);
});
