import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeBankAccount } from '#api/bank-accounts.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import { addTurnover } from '#platform/money/turnover/add-turnover.ts';
import { rejectWithdrawal } from '#platform/money/withdrawals/decide-withdrawal.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openPayees } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { quietZone } from '../support/quiet-zone.ts';
import { operatorWho } from '../support/operator.ts';

const alpha = buildMerchant('alpha', {
  // No day of it begins while its withdrawals are counted.
  timeZone: quietZone(),
  withdrawals: {
    minimumMinor: 500,
    maximumMinor: 50_000,
    dailyMaximumMinor: 80_000,
    dailyCount: 3,
  },
});
let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

test('a withdrawal locks the cash and waits in the queue', async () => {
  const ana = await payees.newPayee();

  const asked = await payees.ask(ana, { amountMinor: 20_000 });

  expect(asked).toMatchObject({
    value: {
      amountMinor: 20_000,
      paidMinor: 0,
      currency: 'USD',
      status: 'QUEUED',
      bankName: 'Gold Leaf Bank',
      holderName: 'Ana Garcia',
      closedAt: null,
      rejectReason: null,
      forced: false,
      payments: [],
    },
  });
  expect(await payees.accounts(ana)).toEqual({ cash: 80_000, bonus: 0, locked: 20_000 });
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a request that is sent again, also at once, locks once', async () => {
  const dan = await payees.newPayee();
  const requestId = randomUUID();

  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => payees.ask(dan, { requestId })),
  );

  expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
  expect(outcomes[0]).toMatchObject({ ok: true });
  expect(await payees.accounts(dan)).toEqual({ cash: 99_000, bonus: 0, locked: 1_000 });
  expect(await payees.ask(dan, { requestId, amountMinor: 2_000 })).toMatchObject({
    refusal: 'request_reused',
    status: 409,
  });
});

test('an amount is within the brand’s limits and the member’s cash', async () => {
  const eve = await payees.newPayee(10_000);

  for (const amountMinor of [499, 50_001])
    expect(await payees.ask(eve, { amountMinor })).toMatchObject({
      refusal: 'amount_out_of_range',
      status: 400,
      details: { minimumMinor: 500, maximumMinor: 50_000 },
    });
  expect(await payees.ask(eve, { amountMinor: 10_001 })).toMatchObject({
    refusal: 'insufficient_funds',
    status: 409,
  });
  expect(await payees.ask(eve, { amountMinor: 10.5 })).toMatchObject({ refusal: 'invalid_input' });
  expect(await payees.ask(eve, { amountMinor: -500 })).toMatchObject({ refusal: 'invalid_input' });
  expect(await payees.accounts(eve)).toEqual({ cash: 10_000, bonus: 0, locked: 0 });
  expect(await payees.ask(eve, { amountMinor: 10_000 })).toMatchObject({ ok: true });
});

test('a day has a number of withdrawals, and a rejected one does not count', async () => {
  const fay = await payees.newPayee();
  expect(await payees.rules(fay)).toMatchObject({
    leftToday: 3,
    dailyCount: 3,
    maximumMinor: 50_000,
  });
  const first = await payees.askedId(fay);
  await payees.askedId(fay);
  await payees.askedId(fay);

  expect(await payees.rules(fay)).toMatchObject({ leftToday: 0 });
  expect(await payees.ask(fay)).toMatchObject({
    refusal: 'withdrawal_daily_count',
    status: 409,
    details: { dailyCount: 3 },
  });
  await rejectWithdrawal(platform.database, payees.merchant, first, operatorWho('Not this time'));
  expect(await payees.ask(fay)).toMatchObject({ ok: true });
});

test('a day has a greatest amount, also for requests that come at once', async () => {
  const gus = await payees.newPayee();

  const outcomes = await Promise.all(
    Array.from({ length: 3 }, () => payees.ask(gus, { amountMinor: 40_000 })),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    refusal: 'withdrawal_daily_amount',
    status: 409,
    details: { leftMinor: 0 },
  });
  expect(await payees.rules(gus)).toMatchObject({ maximumMinor: 0, leftToday: 1 });
  await sql`update withdrawal set day = day - 1 where member_id = ${gus.memberId}`.execute(
    platform.database,
  );
  expect(await payees.rules(gus)).toMatchObject({ maximumMinor: 50_000, leftToday: 3 });
});

test('nothing goes out while a deposit is not staked', async () => {
  const hana = await payees.newPayee();
  await platform.database.transaction().execute((tx) =>
    addTurnover(tx, payees.merchant, {
      memberId: hana.memberId,
      kind: 'deposit',
      ref: `of ${hana.memberId}`,
      amountMinor: 5_000,
    }),
  );

  expect(await payees.ask(hana)).toMatchObject({
    refusal: 'turnover_unmet',
    status: 409,
    details: { remainingMinor: 5_000 },
  });
  expect(await payees.rules(hana)).toMatchObject({
    withdrawableMinor: 0,
    remainingTurnoverMinor: 5_000,
  });
});

test('own cash goes out by giving up the bonus', async () => {
  const ivo = await payees.newPayee();
  await platform.database.transaction().execute((tx) =>
    grantBonus(tx, payees.merchant, {
      memberId: ivo.memberId,
      amountMinor: 700,
      key: `of ${ivo.memberId}`,
      title: { en: 'Gift' },
    }),
  );
  expect(await payees.rules(ivo)).toMatchObject({ withdrawableMinor: 100_000, forfeitMinor: 700 });

  expect(await payees.ask(ivo)).toMatchObject({
    refusal: 'bonus_forfeit_needed',
    status: 409,
    details: { forfeitMinor: 700 },
  });
  expect(await payees.accounts(ivo)).toEqual({ cash: 100_000, bonus: 700, locked: 0 });
  expect(await payees.ask(ivo, { forfeitBonus: true })).toMatchObject({ ok: true });
  expect(await payees.accounts(ivo)).toEqual({ cash: 99_000, bonus: 0, locked: 1_000 });
});

test('only the member’s own, verified bank account is paid to, and it stays meanwhile', async () => {
  const [jun, kim] = [await payees.newPayee(), await payees.newPayee()];

  expect(await payees.ask(jun, { bankAccountId: kim.bankAccountId })).toMatchObject({
    refusal: 'not_found',
    status: 404,
  });
  await sql`update bank_account set verified_at = null where id = ${jun.bankAccountId}`.execute(
    platform.database,
  );
  expect(await payees.rules(jun)).toMatchObject({
    hasBankAccount: false,
    hasPaymentPassword: true,
  });
  expect(await payees.ask(jun)).toMatchObject({ refusal: 'bank_account_unverified', status: 409 });
  await payees.askedId(kim);
  expect(await platform.call(kim, removeBankAccount, { id: kim.bankAccountId })).toMatchObject({
    refusal: 'bank_account_in_use',
    status: 409,
  });
});

test('the payment password is asked for, and wrong ones lock it', async () => {
  const lea = await payees.newPayee();
  const refusals: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const refused = await payees.ask(lea, { paymentPassword: '000000' });
    if (!refused.ok) refusals.push(`${refused.status} ${refused.refusal}`);
  }

  expect(refusals[0]).toBe('403 payment_password_wrong');
  expect(refusals.at(-1)).toBe('423 payment_password_locked');
  expect(await payees.ask(lea)).toMatchObject({ refusal: 'payment_password_locked', status: 423 });
  await sql`update member set payment_password_hash = null where id = ${lea.memberId}`.execute(
    platform.database,
  );
  expect(await payees.ask(lea)).toMatchObject({
    refusal: 'payment_password_required',
    status: 409,
  });
  expect(await payees.rules(lea)).toMatchObject({ hasPaymentPassword: false });
  expect(await payees.accounts(lea)).toEqual({ cash: 100_000, bonus: 0, locked: 0 });
});

test('a frozen account asks for nothing', async () => {
  const mia = await payees.newPayee();
  await sql`update member set status = 'frozen' where id = ${mia.memberId}`.execute(
    platform.database,
  );

  const refused = await payees.ask(mia);

  expect(refused).toMatchObject({ refusal: 'not_logged_in', status: 401 });
  expect(await payees.accounts(mia)).toEqual({ cash: 100_000, bonus: 0, locked: 0 });
});

test('many members ask at once, and the books stay sound', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => payees.newPayee(5_000)));

  const outcomes = await Promise.all(
    members.flatMap((member) =>
      Array.from({ length: 3 }, () => payees.ask(member, { amountMinor: 2_000 })),
    ),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(16);
  for (const member of members)
    expect(await payees.accounts(member)).toEqual({ cash: 1_000, bonus: 0, locked: 4_000 });
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
