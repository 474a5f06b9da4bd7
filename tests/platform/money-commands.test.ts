import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawalDetail } from '#api/withdrawals.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { playRound } from '../support/money.ts';
import { openPayees, storeProof } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { decided } from '../support/operator.ts';

const alpha = buildMerchant('alpha', { withdrawals: { minimumMinor: 100 } });
let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  // The platform's own job would pay the rebates that a command is to pay.
  platform = await startTestPlatform([alpha, buildMerchant('beta')], { jobs: false });
  payees = await openPayees(platform, alpha);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const livery = (...args: string[]) =>
  requestLivery(['platform', ...args], { DATABASE_URL: platform.databaseUrl });

const newWithdrawal = async () => {
  const member = await payees.newPayee(10_000);
  const id = await payees.askedId(member, 3_000);
  return { member, id, number: String(id) };
};

test('the list shows what waits, with the whole account number', async () => {
  const { member, id, number } = await newWithdrawal();

  const all = await livery('withdrawals');
  const other = await livery('withdrawals', '--merchant', 'beta');
  const asJson = await livery('withdrawals', '--merchant', 'alpha', '--json');

  expect([all.code, other.code]).toEqual([0, 0]);
  expect(all.stdout).toContain(number);
  expect(all.stdout).toContain('USD 30.00');
  expect(all.stdout).toContain(`Gold Leaf Bank 90120000${member.memberId}`);
  expect(other.stderr).toBe('No withdrawal waits.\n');
  expect(JSON.parse(asJson.stdout)).toMatchObject({
    withdrawals: [{ id, status: 'QUEUED', username: member.username, amountMinor: 3_000 }],
  });
});

test('an operator approves and pays in parts; the same reference pays once', async () => {
  const { member, id, number } = await newWithdrawal();

  const early = await livery('withdrawals', 'pay', number, ...decided);
  const approved = await livery('withdrawals', 'approve', number, ...decided);
  const part = await livery(
    'withdrawals',
    'pay',
    number,
    '--amount',
    '12.50',
    '--reference',
    'G1',
    ...decided,
  );
  const again = await livery(
    'withdrawals',
    'pay',
    number,
    '--reference',
    'G1',
    '--json',
    ...decided,
  );
  const tooMuch = await livery('withdrawals', 'pay', number, '--amount', '20', ...decided);
  const rest = await livery('withdrawals', 'pay', number, ...decided);

  expect([early.code, early.stderr]).toEqual([
    1,
    expect.stringContaining(`Withdrawal ${id} is QUEUED: approve what is QUEUED`),
  ]);
  expect(approved.stderr).toBe(`Withdrawal ${id} is APPROVED.\n`);
  expect(part.stderr).toBe(`Withdrawal ${id} is PAYING.\n`);
  expect(JSON.parse(again.stdout)).toMatchObject({ id, status: 'PAYING', replay: true });
  expect([tooMuch.code, tooMuch.stderr]).toEqual([1, expect.stringContaining('USD 17.50 is left')]);
  expect(rest.stderr).toBe(`Withdrawal ${id} is PAID.\n`);
  expect(await payees.accounts(member)).toEqual({
    cash: 7_000,
    bonus: 0,
    locked: 0,
  });
});

test('a rejection says why', async () => {
  const { member, id, number } = await newWithdrawal();

  const rejected = await livery(
    'withdrawals',
    'reject',
    number,
    '--as',
    'anna',
    '--reason',
    'The name differs',
  );
  const without = await livery('withdrawals', 'reject', number);
  const empty = await livery('withdrawals', 'reject', number, '--as', 'anna', '--reason', ' ');

  expect(rejected.stderr).toBe(`Withdrawal ${id} is REJECTED.\n`);
  expect([without.code, empty.code]).toEqual([2, 2]);
  expect(await platform.call(member, withdrawalDetail, { id })).toMatchObject({
    value: { rejectReason: 'The name differs' },
  });
});

test('a dispute is shown with its pictures and ended', async () => {
  const { member, id, number } = await newWithdrawal();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-proofs-'));
  const proof = await storeProof(platform, member);
  await livery('withdrawals', 'approve', number, ...decided);
  await livery('withdrawals', 'pay', number, ...decided);
  await payees.say({ ...member, withdrawalId: id }, 'notReceived', {
    proofIds: [proof],
    remark: 'Nothing came',
  });

  const shown = await livery('withdrawals', 'show', number, '--save-proofs', folder);
  const resolved = await livery(
    'withdrawals',
    'resolve',
    number,
    '--outcome',
    'received',
    ...decided,
  );
  const tooLate = await livery('withdrawals', 'resolve', number, '--outcome', 'failed', ...decided);

  expect(shown.stdout).toContain('NOT_RECEIVED');
  expect(shown.stdout).toContain('Nothing came');
  expect(await readFile(path.join(folder, `${proof}.png`), 'utf8')).toBe('picture');
  expect(resolved.stderr).toBe(`Withdrawal ${id} is RECEIVED.\n`);
  expect(tooLate.code).toBe(1);
  await rm(folder, { recursive: true });
});

test('a number that no withdrawal has, or that is none, is named', async () => {
  const unknown = await livery('withdrawals', 'approve', '999999', ...decided);
  const word = await livery('withdrawals', 'approve', 'first', ...decided);

  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringContaining('There is no withdrawal 999999. See livery platform withdrawals.'),
  ]);
  expect(word.code).toBe(2);
});

test('a bonus is granted once for each key', async () => {
  const member = await payees.newPayee(10_000);
  const { username } = member;
  const grant = (amount: string, ...more: string[]) =>
    livery(
      'bonus',
      'grant',
      username,
      amount,
      '--merchant',
      'alpha',
      '--key',
      username,
      ...more,
      ...decided,
    );

  const first = await grant('5.00', '--title', 'Welcome');
  const again = await grant('5.00', '--json');
  const changed = await grant('6.00');

  expect([first.code, first.stderr]).toEqual([
    0,
    `${username} was given USD 5.00; the bonus is ACTIVE.\n`,
  ]);
  expect(JSON.parse(again.stdout)).toMatchObject({ status: 'ACTIVE', replay: true });
  expect([changed.code, changed.stderr]).toEqual([1, expect.stringContaining('something else')]);
  expect(await payees.accounts(member)).toMatchObject({ bonus: 500 });
});

test('a bonus for nobody, or of no amount, is refused', async () => {
  const { username } = await payees.newPayee(10_000);
  const grant = (name: string, amount: string, code = 'alpha') =>
    livery('bonus', 'grant', name, amount, '--merchant', code, ...decided);

  expect((await grant('nobody', '5')).stderr).toContain('alpha has no member nobody.');
  expect((await grant(username, '5', 'beta')).stderr).toContain('beta has no member');
  for (const amount of ['0', '1.234', 'five'])
    expect((await grant(username, amount)).stderr).toContain('is no amount in USD');
  expect((await grant(username, '5', 'gamma')).code).toBe(1);
});

test('rebates of days that are over are paid once', async () => {
  const { memberId } = await payees.newPayee(10_000);
  const transactionId = await playRound(platform.database, payees.merchant, memberId, {
    stakeMinor: 5_000,
  });
  await sql`update bet set settled_at = now() - interval '2 days'
    where transaction_id = ${transactionId}`.execute(platform.database);

  const first = await livery('rebates', 'run', '--merchant', 'alpha', '--json');
  const again = await livery('rebates', 'run', '--merchant', 'alpha');
  const future = await livery('rebates', 'run', '--merchant', 'alpha', '--day', '2999-01-01');
  const noDay = await livery('rebates', 'run', '--day', 'yesterday');

  const { rebates } = JSON.parse(first.stdout) as {
    rebates: { merchant: string; paidMinor: number }[];
  };
  expect(rebates.reduce((sum, { paidMinor }) => sum + paidMinor, 0)).toBe(60);
  expect(again.stderr).toBe('Every day that is over is settled.\n');
  expect([future.code, future.stderr]).toEqual([1, expect.stringContaining('is not over yet')]);
  expect(noDay.code).toBe(2);
});
