import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { withdrawalDetail, withdrawalRules, withdrawals } from '#api/withdrawals.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openPayees, type Payee } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { operator, operatorWho } from '../support/operator.ts';

const alpha = buildMerchant('alpha', { withdrawals: { minimumMinor: 500 } });
let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  platform = await startTestPlatform([alpha, buildMerchant('beta')]);
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

test('who asked first is served first', async () => {
  const [ben, cleo] = [await payees.newPayee(), await payees.newPayee()];
  const place = async (member: Payee, id: number) => {
    const answer = await platform.call(member, withdrawalDetail, { id });
    return answer.ok ? answer.value.queuePosition : answer.refusal;
  };
  const [first, second] = [await payees.askedId(ben), await payees.askedId(cleo)];
  const before = Number(await place(ben, first));

  expect(await place(cleo, second)).toBe(before + 1);
  await approveWithdrawal(platform.database, payees.merchant, first, operator);
  expect(await place(cleo, second)).toBe(before);
  expect(await place(ben, first)).toBe(null);
});

test('an operator approves, pays and rejects, each once and in this order', async () => {
  const noa = await payees.newPayee();
  const id = await payees.askedId(noa, 3_000);
  const { database } = platform;

  expect(await payWithdrawal(database, payees.merchant, { id }, operator)).toEqual({
    ok: false,
    code: 'withdrawal_state',
    details: { status: 'QUEUED' },
  });
  expect(await approveWithdrawal(database, payees.merchant, id, operator)).toEqual({
    ok: true,
    status: 'APPROVED',
    replay: false,
  });
  expect(await approveWithdrawal(database, payees.merchant, id, operator)).toMatchObject({
    replay: true,
  });
  expect(
    await payWithdrawal(database, payees.merchant, { id, amountMinor: 3_001 }, operator),
  ).toEqual({
    ok: false,
    code: 'amount_out_of_range',
    details: { leftMinor: 3_000 },
  });
  const part = { id, amountMinor: 1_000, reference: 'GL-1' };
  const sent = await Promise.all([
    payWithdrawal(database, payees.merchant, part, operator),
    payWithdrawal(database, payees.merchant, part, operator),
    payWithdrawal(database, payees.merchant, part, operator),
  ]);
  expect(sent.filter((outcome) => outcome.ok && !outcome.replay)).toHaveLength(1);
  expect(
    await payWithdrawal(database, payees.merchant, { ...part, amountMinor: 900 }, operator),
  ).toMatchObject({
    code: 'reference_used',
  });
  expect(await payees.accounts(noa)).toEqual({ cash: 97_000, bonus: 0, locked: 2_000 });
  expect(
    await rejectWithdrawal(database, payees.merchant, id, operatorWho('too late')),
  ).toMatchObject({
    code: 'withdrawal_state',
    details: { status: 'PAYING' },
  });
  expect(await payWithdrawal(database, payees.merchant, { id }, operator)).toMatchObject({
    status: 'PAID',
  });
  expect(await payees.accounts(noa)).toEqual({ cash: 97_000, bonus: 0, locked: 0 });
  expect(await approveWithdrawal(database, payees.merchant, 999_999, operator)).toEqual({
    ok: false,
    code: 'withdrawal_unknown',
  });
  expect(await findUnsoundBooks(database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a rejected withdrawal gives the cash back, with the reason', async () => {
  const oda = await payees.newPayee();
  const id = await payees.askedId(oda, 3_000);
  const reject = () =>
    rejectWithdrawal(platform.database, payees.merchant, id, operatorWho('The name differs'));

  await Promise.all([reject(), reject()]);

  expect(await payees.accounts(oda)).toEqual({ cash: 100_000, bonus: 0, locked: 0 });
  expect(await platform.call(oda, withdrawalDetail, { id })).toMatchObject({
    value: { status: 'REJECTED', rejectReason: 'The name differs', queuePosition: null },
  });
  expect(await approveWithdrawal(platform.database, payees.merchant, id, operator)).toMatchObject({
    code: 'withdrawal_state',
  });
});

test('members see their own withdrawals only, the newest first', async () => {
  const [pia, quin] = [await payees.newPayee(), await payees.newPayee()];
  const ids = [await payees.askedId(pia), await payees.askedId(pia), await payees.askedId(pia)];
  await rejectWithdrawal(platform.database, payees.merchant, ids[0] ?? 0, operatorWho('No'));
  const list = async (member: OpenedMember, input: InputOf<typeof withdrawals> = {}) => {
    const answer = await platform.call(member, withdrawals, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return { ...answer.value, list: answer.value.list.map(({ id }) => id) };
  };

  expect(await list(pia)).toEqual({ list: ids.toReversed(), next: null });
  expect(await list(pia, { open: true })).toEqual({
    list: [ids[2], ids[1]],
    next: null,
    // Former pages of the site ask for these without a number.
    pageNo: 1,
    total: 2,
    totalPages: 1,
  });
  expect(await list(pia, { open: false })).toMatchObject({ list: [ids[0]] });
  const { next } = await list(pia, { pageSize: 2 });
  expect(await list(pia, { pageSize: 2, after: next ?? '' })).toEqual({
    list: [ids[0]],
    next: null,
  });
  expect(await list(pia, { pageSize: 2, pageNo: 2 })).toEqual({
    list: [ids[0]],
    next: null,
    pageNo: 2,
    total: 3,
    totalPages: 2,
  });
  expect(await list(quin)).toMatchObject({ list: [] });
  expect(await platform.call(quin, withdrawalDetail, { id: ids[0] ?? 0 })).toMatchObject({
    refusal: 'not_found',
    status: 404,
  });
});

test('visitors, trial accounts and members of another brand are refused', async () => {
  const rob = await payees.newPayee();
  const id = await payees.askedId(rob);
  const trial = await openMember(platform, 'alpha', { username: 'trying', type: 4 });
  const abroad = await openMember(platform, 'beta', { username: 'abroad' });

  expect(await platform.call(trial, withdrawalRules)).toMatchObject({ refusal: 'forbidden' });
  expect(await payees.ask({ ...trial, username: 'trying', bankAccountId: 1 })).toMatchObject({
    refusal: 'forbidden',
  });
  expect(await platform.call({ host: 'alpha.localhost' }, withdrawals)).toMatchObject({
    refusal: 'not_logged_in',
  });
  expect(await platform.call(abroad, withdrawalDetail, { id })).toMatchObject({
    refusal: 'not_found',
  });
  expect(await platform.call({ ...rob, host: 'beta.localhost' }, withdrawals)).toMatchObject({
    refusal: 'not_logged_in',
  });
});
