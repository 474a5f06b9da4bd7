import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { confirmWithdrawal, requestWithdrawal, withdrawalDetail } from '#api/withdrawals.ts';
import { hashPassword } from '#platform/access/password.ts';
import { sql } from '#platform/database/sql.ts';
import type { Merchant } from '#platform/handler.ts';
import { approveWithdrawal, rejectWithdrawal } from '#platform/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/withdrawals/pay-withdrawal.ts';
import { receiveByDefault } from '#platform/withdrawals/receive-by-default.ts';
import { remindOfPayments } from '#platform/withdrawals/remind-of-payments.ts';
import { resolveWithdrawal } from '#platform/withdrawals/resolve-payment.ts';
import { openBankAccount } from '../support/bank-account.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, readPurses } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const SECRET = '295814';
const alpha = buildMerchant('alpha', { withdrawals: { minimumMinor: 100 } });
let platform: TestPlatform;
let merchant: Merchant;
let paymentPasswordHash: string;
let people = 0;

beforeAll(async () => {
  paymentPasswordHash = await hashPassword(SECRET);
  platform = await startTestPlatform([alpha]);
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

interface Payee extends OpenedMember {
  withdrawalId: number;
}

/** A member with an approved withdrawal of 3,000, and payments of it. */
const newPayee = async (...partsMinor: number[]): Promise<Payee> => {
  people += 1;
  const member = await openMember(platform, 'alpha', {
    username: `payee${people}`,
    cashMinor: 10_000,
    profile: { payeeName: 'Ana Garcia' },
    paymentPasswordHash,
  });
  await platform.database
    .insertInto('memberContact')
    .values({
      merchantId: member.merchantId,
      memberId: member.memberId,
      kind: 'mobile',
      value: numberOf(member),
    })
    .execute();
  const asked = await platform.call(member, requestWithdrawal, {
    requestId: randomUUID(),
    amountMinor: 3_000,
    bankAccountId: await openBankAccount(platform.database, member),
    paymentPassword: SECRET,
  });
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  const { id } = asked.value;
  await approveWithdrawal(platform.database, merchant, id);
  for (const amountMinor of partsMinor)
    await payWithdrawal(platform.database, merchant, { id, amountMinor });
  return { ...member, withdrawalId: id };
};

const numberOf = ({ memberId }: OpenedMember): string =>
  `+9595${String(memberId).padStart(6, '0')}`;

const read = async (payee: Payee) => {
  const answer = await platform.call(payee, withdrawalDetail, { id: payee.withdrawalId });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

const paymentIds = async (payee: Payee): Promise<number[]> =>
  (await read(payee)).payments.map(({ id }) => id);

const say = (
  payee: Payee,
  answer: InputOf<typeof confirmWithdrawal>['answer'],
  input: Partial<InputOf<typeof confirmWithdrawal>> = {},
) =>
  platform.call(payee, confirmWithdrawal, {
    requestId: randomUUID(),
    id: payee.withdrawalId,
    answer,
    ...input,
  });

const purses = ({ memberId }: OpenedMember) => readPurses(platform.database, merchant, memberId);

/** Lets so many minutes of a payee's confirmation time go by. */
const pass = (payee: Payee, minutes: number) =>
  sql`update withdrawal_payment set due_at = due_at - make_interval(mins => ${minutes}),
    sent_at = sent_at - make_interval(mins => ${minutes})
    where withdrawal_id = ${payee.withdrawalId}`.execute(platform.database);

const storeProof = async (
  { merchantId, memberId }: OpenedMember,
  purpose: 'proof' | 'avatar' = 'proof',
): Promise<string> => {
  const id = randomUUID();
  await platform.database
    .insertInto('upload')
    .values({
      merchantId,
      id,
      memberId,
      purpose,
      mime: 'image/png',
      bytes: Buffer.from('89504e47', 'hex'),
      widthPx: 1,
      heightPx: 1,
    })
    .execute();
  return id;
};

const messagesTo = async (payee: Payee): Promise<string[]> => {
  const rows = await platform.database
    .selectFrom('messageOutbox')
    .select('kind')
    .where('recipient', '=', numberOf(payee))
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

test('a payment that was received ends the withdrawal', async () => {
  const ana = await newPayee(3_000);
  expect(await read(ana)).toMatchObject({
    status: 'PAID',
    paidMinor: 3_000,
    payments: [{ amountMinor: 3_000, status: 'SENT', answeredBy: null }],
  });

  const said = await say(ana, 'received');

  expect(said).toMatchObject({
    value: {
      status: 'RECEIVED',
      forced: false,
      payments: [{ status: 'RECEIVED', answeredBy: 'member', receivedByDefaultAt: null }],
    },
  });
  expect(await say(ana, 'received')).toMatchObject({ refusal: 'withdrawal_answered', status: 409 });
  expect(await say(ana, 'notReceived', { proofIds: [await storeProof(ana)] })).toMatchObject({
    refusal: 'withdrawal_answered',
  });
  expect(await say(ana, 'fullyReceived')).toMatchObject({ refusal: 'withdrawal_answered' });
  expect(await purses(ana)).toEqual({ cash: 7_000, bonus: 0, locked: 0 });
});

test('an answer that is sent again answers as the first', async () => {
  const ben = await newPayee(3_000);
  const requestId = randomUUID();

  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => say(ben, 'received', { requestId })),
  );

  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
  expect(await say(ben, 'fullyReceived', { requestId })).toMatchObject({
    refusal: 'request_reused',
  });
});

test('each part is answered by itself; fully received needs the whole amount', async () => {
  const cleo = await newPayee(1_000, 500);
  const [first, second] = await paymentIds(cleo);

  expect(await read(cleo)).toMatchObject({ status: 'PAYING', paidMinor: 1_500 });
  expect(await say(cleo, 'received')).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'paymentId', rule: 'required' }],
  });
  expect(await say(cleo, 'received', { paymentId: first })).toMatchObject({
    value: { status: 'PAYING', payments: [{ status: 'RECEIVED' }, { status: 'SENT' }] },
  });
  expect(await say(cleo, 'fullyReceived')).toMatchObject({
    refusal: 'withdrawal_not_paid',
    status: 409,
  });
  await payWithdrawal(platform.database, merchant, { id: cleo.withdrawalId });
  expect(await say(cleo, 'received', { paymentId: second })).toMatchObject({
    value: { status: 'PAID' },
  });
  expect(await say(cleo, 'fullyReceived')).toMatchObject({ value: { status: 'RECEIVED' } });
});

test('nothing is confirmed before anything was sent, or by anybody else', async () => {
  const [dan, eve] = [await newPayee(), await newPayee(3_000)];
  const [paid] = await paymentIds(eve);

  expect(await say(dan, 'received')).toMatchObject({ refusal: 'withdrawal_not_paid' });
  expect(await say(dan, 'fullyReceived')).toMatchObject({ refusal: 'withdrawal_not_paid' });
  expect(await say(dan, 'received', { id: eve.withdrawalId })).toMatchObject({
    refusal: 'not_found',
    status: 404,
  });
  await payWithdrawal(platform.database, merchant, { id: dan.withdrawalId });
  expect(await say(dan, 'received', { paymentId: paid })).toMatchObject({ refusal: 'not_found' });
});

test('not received needs pictures, which are the member’s own and used once', async () => {
  const [fay, gus] = [await newPayee(3_000), await newPayee(3_000)];
  const proof = await storeProof(fay);

  expect(await say(fay, 'notReceived')).toMatchObject({ refusal: 'proof_needed', status: 400 });
  for (const wrong of [
    [await storeProof(gus)],
    [proof, randomUUID()],
    [await storeProof(fay, 'avatar')],
  ])
    expect(await say(fay, 'notReceived', { proofIds: wrong })).toMatchObject({
      refusal: 'upload_unknown',
      status: 404,
    });
  const many = await Promise.all(Array.from({ length: 4 }, () => storeProof(fay)));
  expect(await say(fay, 'notReceived', { proofIds: many })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'proofIds', rule: 'length', max: 3 }],
  });
  expect(
    await say(fay, 'notReceived', { proofIds: [proof], remark: 'Nothing came' }),
  ).toMatchObject({
    value: { status: 'DISPUTED', payments: [{ status: 'NOT_RECEIVED', answeredBy: 'member' }] },
  });
  const stored = await platform.database
    .selectFrom('withdrawalPayment')
    .select(['proofs', 'remark'])
    .where('withdrawalId', '=', fay.withdrawalId)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ proofs: [proof], remark: 'Nothing came' });
});

test('not received stops the clock; the money may still come', async () => {
  const hana = await newPayee(3_000);
  await say(hana, 'notReceived', { proofIds: [await storeProof(hana)] });
  await pass(hana, 600);

  await receiveByDefault(platform.database, merchant);

  expect(await read(hana)).toMatchObject({ status: 'DISPUTED' });
  expect(await say(hana, 'fullyReceived')).toMatchObject({
    value: { status: 'RECEIVED', forced: false, payments: [{ answeredBy: 'member' }] },
  });
});

test('unanswered, a payment counts as received when its time is over, and not before', async () => {
  const ivo = await newPayee(3_000);
  await pass(ivo, 59);
  await receiveByDefault(platform.database, merchant);
  expect(await read(ivo)).toMatchObject({ status: 'PAID' });
  await pass(ivo, 2);

  await Promise.all([
    receiveByDefault(platform.database, merchant),
    receiveByDefault(platform.database, merchant),
  ]);

  expect(await read(ivo)).toMatchObject({
    status: 'RECEIVED',
    forced: true,
    payments: [{ status: 'RECEIVED', answeredBy: 'default' }],
  });
  expect(await messagesTo(ivo)).toEqual([
    'withdrawalApproved',
    'withdrawalPaid',
    'withdrawalReceived',
  ]);
  expect(await purses(ivo)).toEqual({ cash: 7_000, bonus: 0, locked: 0 });
});

test('past its time nothing is disputed, also before the clock has written so', async () => {
  const jun = await newPayee(3_000);
  await pass(jun, 61);

  expect(await say(jun, 'notReceived', { proofIds: [await storeProof(jun)] })).toMatchObject({
    refusal: 'withdrawal_answered',
  });
  expect(await say(jun, 'received')).toMatchObject({ value: { forced: false } });
});

test('a forced-received withdrawal is not refunded', async () => {
  const kim = await newPayee(3_000);
  const { database } = platform;
  const { withdrawalId: id } = kim;
  const [paymentId] = await paymentIds(kim);
  await say(kim, 'notReceived', { proofIds: [await storeProof(kim)] });

  expect(await resolveWithdrawal(database, merchant, { id, as: 'received' })).toEqual({
    ok: true,
    status: 'RECEIVED',
    replay: false,
  });

  expect(await read(kim)).toMatchObject({ forced: true, payments: [{ answeredBy: 'operator' }] });
  expect(await resolveWithdrawal(database, merchant, { id, paymentId, as: 'failed' })).toEqual({
    ok: false,
    code: 'payment_answered',
    details: { status: 'RECEIVED' },
  });
  expect(await rejectWithdrawal(database, merchant, id, 'no')).toMatchObject({
    code: 'withdrawal_state',
  });
  expect(await resolveWithdrawal(database, merchant, { id, as: 'failed' })).toMatchObject({
    code: 'withdrawal_state',
  });
  expect(await say(kim, 'notReceived')).toMatchObject({ refusal: 'withdrawal_answered' });
  expect(await purses(kim)).toEqual({ cash: 7_000, bonus: 0, locked: 0 });
});

test('a payment that came back is locked again, paid anew or given back', async () => {
  const lea = await newPayee(3_000);
  const { database } = platform;
  const { withdrawalId: id } = lea;
  await say(lea, 'notReceived', { proofIds: [await storeProof(lea)] });

  expect(await resolveWithdrawal(database, merchant, { id, as: 'failed' })).toMatchObject({
    status: 'APPROVED',
  });
  expect(await purses(lea)).toEqual({ cash: 7_000, bonus: 0, locked: 3_000 });
  expect(await read(lea)).toMatchObject({ paidMinor: 0, payments: [{ status: 'FAILED' }] });
  expect(await payWithdrawal(database, merchant, { id })).toMatchObject({ status: 'PAID' });
  const [, again] = await paymentIds(lea);
  expect(
    await resolveWithdrawal(database, merchant, { id, paymentId: again, as: 'failed' }),
  ).toMatchObject({ status: 'APPROVED' });
  expect(
    await resolveWithdrawal(database, merchant, { id, paymentId: 999_999, as: 'failed' }),
  ).toMatchObject({ code: 'payment_unknown' });
  expect(await rejectWithdrawal(database, merchant, id, 'The bank refuses')).toMatchObject({
    status: 'REJECTED',
  });
  expect(await purses(lea)).toEqual({ cash: 10_000, bonus: 0, locked: 0 });
  expect(await findUnsoundBooks(database)).toEqual({ unbalanced: [], wrong: [] });
});

test('reminders go out at 30 and at 10 minutes, each once', async () => {
  const mia = await newPayee(3_000);
  const remind = () =>
    Promise.all([
      remindOfPayments(platform.database, merchant),
      remindOfPayments(platform.database, merchant),
    ]);
  const reminders = async () =>
    (await messagesTo(mia)).filter((kind) => kind === 'withdrawalReminder').length;

  await pass(mia, 29);
  await remind();
  expect(await reminders()).toBe(0);
  await pass(mia, 2);
  await remind();
  await remind();
  expect(await reminders()).toBe(1);
  await pass(mia, 20);
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
  await say(mia, 'received');
  await pass(mia, 5);
  await remind();
  expect(await reminders()).toBe(2);
});

test('after a long stand-still only the last reminder goes out', async () => {
  const noa = await newPayee(3_000);
  await pass(noa, 55);

  await remindOfPayments(platform.database, merchant);

  const kinds = await messagesTo(noa);
  expect(kinds.filter((kind) => kind === 'withdrawalReminder')).toHaveLength(1);
});

test('whom no number reaches is told by e-mail, and whom neither reaches not at all', async () => {
  const [oda, pia] = [await newPayee(), await newPayee()];
  await sql`update member_contact set kind = 'email', value = 'oda@example.com'
    where member_id = ${oda.memberId}`.execute(platform.database);
  await sql`delete from member_contact where member_id = ${pia.memberId}`.execute(
    platform.database,
  );
  for (const { withdrawalId: id } of [oda, pia])
    await rejectWithdrawal(platform.database, merchant, id, 'The name differs');

  const told = await platform.database
    .selectFrom('messageOutbox')
    .select(['channel', 'recipient', 'body'])
    .where('kind', '=', 'withdrawalRejected')
    .where((is) => is('body', 'like', '%The name differs%'))
    .execute();
  expect(told).toMatchObject([{ channel: 'email', recipient: 'oda@example.com' }]);
});
