import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { rejectWithdrawal } from '#platform/money/withdrawals/decide-withdrawal.ts';
import { receiveByDefault } from '#platform/money/withdrawals/receive-by-default.ts';
import { remindOfPayments } from '#platform/money/withdrawals/remind-of-payments.ts';
import { buildMerchant } from '../support/merchant.ts';
import { numberOf, openPayees, passMinutes, type Payee, storeProof } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { operatorWho } from '../support/operator.ts';

const alpha = buildMerchant('alpha', { withdrawals: { minimumMinor: 100 } });
let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  // The job would answer for a member before a test has asked.
  platform = await startTestPlatform([alpha], { jobs: false });
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

const messagesTo = async (payee: Payee): Promise<string[]> => {
  const rows = await platform.database
    .selectFrom('messageOutbox')
    .select('kind')
    .where('recipient', '=', numberOf(payee))
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

test('not received stops the clock; the money may still come', async () => {
  const hana = await payees.newPaidPayee(3_000);
  await payees.say(hana, 'notReceived', { proofIds: [await storeProof(platform, hana)] });
  await passMinutes(platform, hana, 600);

  await receiveByDefault(platform.database, [payees.merchant]);

  expect(await payees.read(hana)).toMatchObject({ status: 'DISPUTED' });
  expect(await payees.say(hana, 'fullyReceived')).toMatchObject({
    value: { status: 'RECEIVED', forced: false, payments: [{ answeredBy: 'member' }] },
  });
});

test('unanswered, a payment counts as received when its time is over, and not before', async () => {
  const ivo = await payees.newPaidPayee(3_000);
  await passMinutes(platform, ivo, 59);
  await receiveByDefault(platform.database, [payees.merchant]);
  expect(await payees.read(ivo)).toMatchObject({ status: 'PAID' });
  await passMinutes(platform, ivo, 2);

  await Promise.all([
    receiveByDefault(platform.database, [payees.merchant]),
    receiveByDefault(platform.database, [payees.merchant]),
  ]);

  expect(await payees.read(ivo)).toMatchObject({
    status: 'RECEIVED',
    forced: true,
    payments: [{ status: 'RECEIVED', answeredBy: 'default' }],
  });
  expect(await messagesTo(ivo)).toEqual([
    'withdrawalApproved',
    'withdrawalPaid',
    'withdrawalReceived',
  ]);
  expect(await payees.accounts(ivo)).toEqual({ cash: 7_000, bonus: 0, locked: 0 });
});

test('past its time nothing is disputed, also before the clock has written so', async () => {
  const jun = await payees.newPaidPayee(3_000);
  await passMinutes(platform, jun, 61);

  expect(
    await payees.say(jun, 'notReceived', { proofIds: [await storeProof(platform, jun)] }),
  ).toMatchObject({
    refusal: 'withdrawal_answered',
  });
  expect(await payees.say(jun, 'received')).toMatchObject({ value: { forced: false } });
});

test('reminders go out at 30 and at 10 minutes, each once', async () => {
  const mia = await payees.newPaidPayee(3_000);
  const remind = () =>
    Promise.all([
      remindOfPayments(platform.database, [payees.merchant]),
      remindOfPayments(platform.database, [payees.merchant]),
    ]);
  const reminders = async () =>
    (await messagesTo(mia)).filter((kind) => kind === 'withdrawalReminder').length;

  await passMinutes(platform, mia, 29);
  await remind();
  expect(await reminders()).toBe(0);
  await passMinutes(platform, mia, 2);
  await remind();
  await remind();
  expect(await reminders()).toBe(1);
  await passMinutes(platform, mia, 20);
  await remind();
  await remind();
  expect(await reminders()).toBe(2);
  const [, , , last] = await platform.database
    .selectFrom('messageOutbox')
    .select('body')
    .where('recipient', '=', numberOf(mia))
    .orderBy('id')
    .execute();
  expect(last?.body).toBe(
    'Brand alpha: 10 minutes are left to say whether your withdrawal of USD 30.00 has arrived. After that it counts as received.',
  );
  await payees.say(mia, 'received');
  await passMinutes(platform, mia, 5);
  await remind();
  expect(await reminders()).toBe(2);
});

test('after a long stand-still only the last reminder goes out', async () => {
  const noa = await payees.newPaidPayee(3_000);
  await passMinutes(platform, noa, 55);

  await remindOfPayments(platform.database, [payees.merchant]);

  const kinds = await messagesTo(noa);
  expect(kinds.filter((kind) => kind === 'withdrawalReminder')).toHaveLength(1);
});

test('whom no number reaches is told by e-mail, and whom neither reaches not at all', async () => {
  const [oda, pia] = [await payees.newPaidPayee(), await payees.newPaidPayee()];
  await sql`update member_contact set kind = 'email', value = 'oda@example.com'
    where member_id = ${oda.memberId}`.execute(platform.database);
  await sql`delete from member_contact where member_id = ${pia.memberId}`.execute(
    platform.database,
  );
  for (const { withdrawalId: id } of [oda, pia])
    await rejectWithdrawal(platform.database, payees.merchant, id, operatorWho('The name differs'));

  const told = await platform.database
    .selectFrom('messageOutbox')
    .select(['channel', 'recipient', 'body'])
    .where('kind', '=', 'withdrawalRejected')
    .where((is) => is('body', 'like', '%The name differs%'))
    .execute();
  expect(told).toMatchObject([{ channel: 'email', recipient: 'oda@example.com' }]);
});
