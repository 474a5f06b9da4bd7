import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rejectWithdrawal } from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { resolveWithdrawal } from '#platform/money/withdrawals/resolve-payment.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openPayees, storeProof } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { operator, operatorWho } from '../support/operator.ts';

const alpha = buildMerchant('alpha', { withdrawals: { minimumMinor: 100 } });
let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

test('a payment that was received ends the withdrawal', async () => {
  const ana = await payees.newPaidPayee(3_000);
  expect(await payees.read(ana)).toMatchObject({
    status: 'PAID',
    paidMinor: 3_000,
    payments: [{ amountMinor: 3_000, status: 'SENT', answeredBy: null }],
  });

  const said = await payees.say(ana, 'received');

  expect(said).toMatchObject({
    value: {
      status: 'RECEIVED',
      forced: false,
      payments: [{ status: 'RECEIVED', answeredBy: 'member', receivedByDefaultAt: null }],
    },
  });
  expect(await payees.say(ana, 'received')).toMatchObject({
    refusal: 'withdrawal_answered',
    status: 409,
  });
  expect(
    await payees.say(ana, 'notReceived', { proofIds: [await storeProof(platform, ana)] }),
  ).toMatchObject({
    refusal: 'withdrawal_answered',
  });
  expect(await payees.say(ana, 'fullyReceived')).toMatchObject({ refusal: 'withdrawal_answered' });
  expect(await payees.accounts(ana)).toEqual({ cash: 7_000, bonus: 0, locked: 0 });
});

test('an answer that is sent again answers as the first', async () => {
  const ben = await payees.newPaidPayee(3_000);
  const requestId = randomUUID();

  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => payees.say(ben, 'received', { requestId })),
  );

  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
  expect(await payees.say(ben, 'fullyReceived', { requestId })).toMatchObject({
    refusal: 'request_reused',
  });
});

test('each part is answered by itself; fully received needs the whole amount', async () => {
  const cleo = await payees.newPaidPayee(1_000, 500);
  const [first, second] = await payees.paymentIds(cleo);

  expect(await payees.read(cleo)).toMatchObject({ status: 'PAYING', paidMinor: 1_500 });
  expect(await payees.say(cleo, 'received')).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'paymentId', rule: 'required' }],
  });
  expect(await payees.say(cleo, 'received', { paymentId: first })).toMatchObject({
    value: { status: 'PAYING', payments: [{ status: 'RECEIVED' }, { status: 'SENT' }] },
  });
  expect(await payees.say(cleo, 'fullyReceived')).toMatchObject({
    refusal: 'withdrawal_not_paid',
    status: 409,
  });
  await payWithdrawal(platform.database, payees.merchant, { id: cleo.withdrawalId }, operator);
  expect(await payees.say(cleo, 'received', { paymentId: second })).toMatchObject({
    value: { status: 'PAID' },
  });
  expect(await payees.say(cleo, 'fullyReceived')).toMatchObject({ value: { status: 'RECEIVED' } });
});

test('nothing is confirmed before anything was sent, or by anybody else', async () => {
  const [dan, eve] = [await payees.newPaidPayee(), await payees.newPaidPayee(3_000)];
  const [paid] = await payees.paymentIds(eve);

  expect(await payees.say(dan, 'received')).toMatchObject({ refusal: 'withdrawal_not_paid' });
  expect(await payees.say(dan, 'fullyReceived')).toMatchObject({ refusal: 'withdrawal_not_paid' });
  expect(await payees.say(dan, 'received', { id: eve.withdrawalId })).toMatchObject({
    refusal: 'not_found',
    status: 404,
  });
  await payWithdrawal(platform.database, payees.merchant, { id: dan.withdrawalId }, operator);
  expect(await payees.say(dan, 'received', { paymentId: paid })).toMatchObject({
    refusal: 'not_found',
  });
});

test('not received needs pictures, which are the member’s own and used once', async () => {
  const [fay, gus] = [await payees.newPaidPayee(3_000), await payees.newPaidPayee(3_000)];
  const proof = await storeProof(platform, fay);

  expect(await payees.say(fay, 'notReceived')).toMatchObject({
    refusal: 'proof_needed',
    status: 400,
  });
  for (const wrong of [
    [await storeProof(platform, gus)],
    [proof, randomUUID()],
    [await storeProof(platform, fay, 'avatar')],
  ])
    expect(await payees.say(fay, 'notReceived', { proofIds: wrong })).toMatchObject({
      refusal: 'upload_unknown',
      status: 404,
    });
  const many = await Promise.all(Array.from({ length: 4 }, () => storeProof(platform, fay)));
  expect(await payees.say(fay, 'notReceived', { proofIds: many })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'proofIds', rule: 'length', max: 3 }],
  });
  expect(
    await payees.say(fay, 'notReceived', { proofIds: [proof], remark: 'Nothing came' }),
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

test('a forced-received withdrawal is not refunded', async () => {
  const kim = await payees.newPaidPayee(3_000);
  const { database } = platform;
  const { withdrawalId: id } = kim;
  const [paymentId] = await payees.paymentIds(kim);
  await payees.say(kim, 'notReceived', { proofIds: [await storeProof(platform, kim)] });

  expect(
    await resolveWithdrawal(database, payees.merchant, { id, as: 'received' }, operator),
  ).toEqual({
    ok: true,
    status: 'RECEIVED',
    replay: false,
  });

  expect(await payees.read(kim)).toMatchObject({
    forced: true,
    payments: [{ answeredBy: 'operator' }],
  });
  expect(
    await resolveWithdrawal(database, payees.merchant, { id, paymentId, as: 'failed' }, operator),
  ).toEqual({
    ok: false,
    code: 'payment_answered',
    details: { status: 'RECEIVED' },
  });
  expect(await rejectWithdrawal(database, payees.merchant, id, operatorWho('no'))).toMatchObject({
    code: 'withdrawal_state',
  });
  expect(
    await resolveWithdrawal(database, payees.merchant, { id, as: 'failed' }, operator),
  ).toMatchObject({
    code: 'withdrawal_state',
  });
  expect(await payees.say(kim, 'notReceived')).toMatchObject({ refusal: 'withdrawal_answered' });
  expect(await payees.accounts(kim)).toEqual({ cash: 7_000, bonus: 0, locked: 0 });
});

test('a payment that came back is locked again, paid anew or given back', async () => {
  const lea = await payees.newPaidPayee(3_000);
  const { database } = platform;
  const { withdrawalId: id } = lea;
  await payees.say(lea, 'notReceived', { proofIds: [await storeProof(platform, lea)] });

  expect(
    await resolveWithdrawal(database, payees.merchant, { id, as: 'failed' }, operator),
  ).toMatchObject({
    status: 'APPROVED',
  });
  expect(await payees.accounts(lea)).toEqual({ cash: 7_000, bonus: 0, locked: 3_000 });
  expect(await payees.read(lea)).toMatchObject({ paidMinor: 0, payments: [{ status: 'FAILED' }] });
  expect(await payWithdrawal(database, payees.merchant, { id }, operator)).toMatchObject({
    status: 'PAID',
  });
  const [, again] = await payees.paymentIds(lea);
  expect(
    await resolveWithdrawal(
      database,
      payees.merchant,
      { id, paymentId: again, as: 'failed' },
      operator,
    ),
  ).toMatchObject({ status: 'APPROVED' });
  expect(
    await resolveWithdrawal(
      database,
      payees.merchant,
      { id, paymentId: 999_999, as: 'failed' },
      operator,
    ),
  ).toMatchObject({ code: 'payment_unknown' });
  expect(
    await rejectWithdrawal(database, payees.merchant, id, operatorWho('The bank refuses')),
  ).toMatchObject({
    status: 'REJECTED',
  });
  expect(await payees.accounts(lea)).toEqual({ cash: 10_000, bonus: 0, locked: 0 });
  expect(await findUnsoundBooks(database)).toEqual({ unbalanced: [], wrong: [] });
});
