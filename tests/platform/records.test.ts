import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHistory, personalProfit, transactionHistory } from '#api/records.ts';
import { addDays, dayIn, monthsBefore } from '#domain/date-presets.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { sql } from '#platform/base/database/sql.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { merchantOf, play } from '../support/protection.ts';
import { quietZone } from '../support/quiet-zone.ts';
import { backdate, moveCash, settleDeposit, startDeposit } from '../support/records.ts';

const ZONE = quietZone();
const alpha = buildMerchant('alpha', { timeZone: ZONE });
const beta = buildMerchant('beta', { timeZone: 'Asia/Yangon' });
const today = dayIn(ZONE, new Date());

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([alpha, beta]);
});

afterAll(() => platform.close());

const member = (username: string) => openMember(platform, 'alpha', { username, cashMinor: 10_000 });

const at = (who: OpenedMember) => merchantOf(who, alpha);

const bet = (who: OpenedMember, stakeMinor: number, payoutMinor?: number) =>
  play(platform.database, at(who), who, stakeMinor, payoutMinor);

const history = async (
  who: OpenedMember,
  input: Parameters<typeof platform.call<typeof transactionHistory>>[2] = {},
) => {
  const outcome = await platform.call(who, transactionHistory, input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};

const newDeposit = (who: OpenedMember, amountMinor: number, reference: string) =>
  startDeposit(platform.database, who, amountMinor, reference);

const move = (who: OpenedMember, kind: string, amountMinor: number, ref: string) =>
  moveCash(platform.database, who, kind, amountMinor, ref);

test('every movement is one row, the newest first, each with the balance after it', async () => {
  const ana = await member('everyana');
  const { name } = await bet(ana, 1000, 400);
  await voidBet(platform.database, at(ana), (await bet(ana, 300)).name);
  await move(ana, 'rebate', 12, '2026-01-01:RNG');
  await move(ana, 'wallet_transfer', -500, 'to a vendor');
  await move(ana, 'transfer_upline', 70, 'from a downline');
  await move(ana, 'transfer_upline', -80, 'to an upline');

  const { items, sums, next, currency } = await history(ana);

  expect(
    items.map(({ kind, amountMinor, balanceAfterMinor }) => [kind, amountMinor, balanceAfterMinor]),
  ).toEqual([
    ['transferOut', -80, 8902],
    ['transferIn', 70, 8982],
    ['walletTransfer', -500, 8912],
    ['rebate', 12, 9412],
    ['refund', 300, 9400],
    ['bet', -300, 9100],
    ['payout', 400, 9400],
    ['bet', -1000, 9000],
    ['adjustment', 10_000, 10_000],
  ]);
  expect(items.every(({ state, wallet }) => state === 'completed' && wallet === 'cash')).toBe(true);
  expect(items.at(-2)?.reference).toBe(`TEST:${name.transactionId}`);
  expect({ next, currency }).toEqual({ next: null, currency: 'USD' });
  expect(sums?.rows).toBe(9);
  expect((sums?.inMinor ?? 0) + (sums?.outMinor ?? 0)).toBe(8902);
});

test('a deposit is one row from its start to its end', async () => {
  const ana = await member('depositana');
  const first = await newDeposit(ana, 2000, 'D1');
  expect((await history(ana, { kind: 'deposit' })).items).toMatchObject([
    { state: 'pending', amountMinor: 1950, balanceAfterMinor: null, reference: 'D1' },
  ]);
  expect((await history(ana)).sums?.inMinor).toBe(10_000);

  await settleDeposit(platform.database, at(ana), first);
  await newDeposit(ana, 700, 'D2');
  await sql`update deposit set state = 'EXPIRED' where reference = 'D2'`.execute(platform.database);
  await newDeposit(ana, 800, 'D3');
  await sql`update deposit set state = 'FAILED' where reference = 'D3'`.execute(platform.database);

  const { items, sums } = await history(ana, { kind: 'deposit' });
  expect(items).toMatchObject([
    { reference: 'D3', state: 'failed', amountMinor: 750, balanceAfterMinor: null },
    { reference: 'D2', state: 'expired', amountMinor: 650, balanceAfterMinor: null },
    { reference: 'D1', state: 'completed', amountMinor: 1950, balanceAfterMinor: 11_950 },
  ]);
  expect(sums?.inMinor).toBe(1950);
  expect((await history(ana, { state: 'failed' })).items).toHaveLength(1);
});

test('a withdrawal is pending until it is received, and a rejected one comes back', async () => {
  const ana = await member('withdrawana');
  const sendRequest = async (amountMinor: number) => {
    const { rows } = await sql<{ id: number }>`
      with b as (insert into bank_account (merchant_id, member_id, bank_code, bank_name,
          account_number, holder_name)
        values (${ana.merchantId}, ${ana.memberId}, 'B', 'Bank', ${crypto.randomUUID()}, 'Ana')
        returning id)
      insert into withdrawal (merchant_id, member_id, bank_account_id, currency, amount_minor, day)
        select ${ana.merchantId}, ${ana.memberId}, id, 'USD', ${amountMinor}, current_date from b
        returning id`.execute(platform.database);
    const id = rows[0]?.id ?? 0;
    await move(ana, 'withdrawal', -amountMinor, String(id));
    return id;
  };
  const paid = await sendRequest(1000);
  const rejected = await sendRequest(500);
  expect((await history(ana, { kind: 'withdrawal', state: 'pending' })).sums?.rows).toBe(2);

  await sql`update withdrawal set status = 'RECEIVED', closed_at = now() where id = ${paid}`.execute(
    platform.database,
  );
  await move(ana, 'withdrawal_rejected', 500, String(rejected));
  await sql`update withdrawal set status = 'REJECTED', reject_reason = 'name', closed_at = now()
    where id = ${rejected}`.execute(platform.database);

  expect((await history(ana)).items.slice(0, 3)).toMatchObject([
    { kind: 'refund', amountMinor: 500, balanceAfterMinor: 9000 },
    { kind: 'withdrawal', amountMinor: -500, state: 'returned' },
    { kind: 'withdrawal', amountMinor: -1000, state: 'completed' },
  ]);
});

test('every row agrees with the ledger', async () => {
  const { rows } = await sql`
    select e.transfer_id from entry e
      join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
      where a.member_id is not null and a.kind in ('cash', 'bonus')
        and not exists (select from money_record r where r.merchant_id = e.merchant_id
          and r.member_id = a.member_id and r.wallet = a.kind and r.amount_minor = e.amount
          and r.balance_after_minor = e.balance_after)`.execute(platform.database);

  expect(rows).toEqual([]);
});

test('the presets are days of the brand’s time zone', async () => {
  const ana = await member('presets');
  const count = async (preset: 'today' | 'yesterday' | 'last7' | 'last30' | 'thisMonth') =>
    (await history(ana, { preset })).sums?.rows;
  expect(await count('today')).toBe(1);
  await backdate(platform.database, ana, '1 day');

  expect([await count('today'), await count('yesterday'), await count('last7')]).toEqual([0, 1, 1]);
  await backdate(platform.database, ana, '6 days');
  expect([await count('last7'), await count('last30')]).toEqual([0, 1]);
  await backdate(platform.database, ana, '23 days');
  expect(await count('last30')).toBe(0);
  const range = await history(ana, { preset: 'custom', from: addDays(today, -30), to: today });
  expect(range).toMatchObject({
    sums: { rows: 1 },
    from: addDays(today, -30),
    to: today,
    timeZone: ZONE,
  });
  expect(await history(ana, { preset: 'thisMonth' })).toMatchObject({
    from: `${today.slice(0, 8)}01`,
    to: today,
  });
});

test('midnight is the brand’s own, not that of UTC', async () => {
  const ana = await openMember(platform, 'beta', { username: 'midnight', cashMinor: 10_000 });
  const [before, after] = [addDays(today, -3), addDays(today, -2)];
  await sql`update money_record set at = ${`${before}T17:29:59Z`} where member_id = ${ana.memberId}`.execute(
    platform.database,
  );
  const on = async (day: string) =>
    (await history(ana, { preset: 'custom', from: day, to: day })).sums?.rows;

  expect([await on(before), await on(after)]).toEqual([1, 0]);
  await sql`update money_record set at = ${`${before}T17:30:00Z`} where member_id = ${ana.memberId}`.execute(
    platform.database,
  );
  expect([await on(before), await on(after)]).toEqual([0, 1]);
});

test('days that make no sense are refused', async () => {
  const ana = await member('badrange');
  const earliest = monthsBefore(today, 12);
  const sendRequest = (from?: string, to?: string) =>
    platform.call(ana, transactionHistory, { preset: 'custom', from, to });

  expect(await sendRequest(today, addDays(today, -1))).toMatchObject({
    refusal: 'invalid_range',
    status: 400,
  });
  expect(await sendRequest(addDays(earliest, -1), today)).toMatchObject({
    refusal: 'invalid_range',
    details: { earliest },
  });
  expect(await sendRequest(earliest, today)).toMatchObject({ ok: true });
  expect(await sendRequest(undefined, today)).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'from', rule: 'required' }],
  });
  expect(await sendRequest('2026-02-30', today)).toMatchObject({ refusal: 'invalid_input' });
});

test('nobody reads another one’s records, nor a visitor or a trial account any', async () => {
  const ana = await member('ownana');
  const bob = await member('ownbob');
  await bet(bob, 100, 0);
  const trial = await openMember(platform, 'alpha', { username: 'trialist', type: 4 });

  expect(await history(ana)).toMatchObject({ sums: { rows: 1 } });
  for (const endpoint of [transactionHistory, betHistory, personalProfit]) {
    expect(await platform.call({ ...ana, host: 'beta.localhost' }, endpoint)).toMatchObject({
      refusal: 'not_logged_in',
    });
    expect(await platform.call(trial, endpoint)).toMatchObject({
      refusal: 'forbidden',
      status: 403,
    });
  }
});
