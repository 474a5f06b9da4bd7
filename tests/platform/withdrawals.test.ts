import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeBankAccount } from '#api/bank-accounts.ts';
import type { InputOf } from '#api/endpoint.ts';
import {
  requestWithdrawal,
  withdrawalDetail,
  withdrawalRules,
  withdrawals,
} from '#api/withdrawals.ts';
import { hashPassword } from '#platform/access/password.ts';
import { grantBonus } from '#platform/bonuses/grant-bonus.ts';
import { sql } from '#platform/database/sql.ts';
import type { Merchant } from '#platform/handler.ts';
import { addTurnover } from '#platform/turnover/add-turnover.ts';
import { approveWithdrawal, rejectWithdrawal } from '#platform/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/withdrawals/pay-withdrawal.ts';
import { openBankAccount } from '../support/bank-account.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, readPurses } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const SECRET = '295814';
const alpha = buildMerchant('alpha', {
  withdrawals: {
    minimumMinor: 500,
    maximumMinor: 50_000,
    dailyMaximumMinor: 80_000,
    dailyCount: 3,
  },
});
let platform: TestPlatform;
let merchant: Merchant;
let paymentPasswordHash: string;
let people = 0;

beforeAll(async () => {
  paymentPasswordHash = await hashPassword(SECRET);
  platform = await startTestPlatform([alpha, buildMerchant('beta')]);
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

interface Payee extends OpenedMember {
  bankAccountId: number;
}

const newMember = async (cashMinor = 100_000): Promise<Payee> => {
  people += 1;
  const member = await openMember(platform, 'alpha', {
    username: `payee${people}`,
    cashMinor,
    profile: { birthday: '1990-01-01', payeeName: 'Ana Garcia' },
    paymentPasswordHash,
  });
  return { ...member, bankAccountId: await openBankAccount(platform.database, member) };
};

const ask = (member: Payee, input: Partial<InputOf<typeof requestWithdrawal>> = {}) =>
  platform.call(member, requestWithdrawal, {
    requestId: randomUUID(),
    amountMinor: 1_000,
    bankAccountId: member.bankAccountId,
    paymentPassword: SECRET,
    ...input,
  });

const askedId = async (member: Payee, amountMinor = 1_000): Promise<number> => {
  const asked = await ask(member, { amountMinor });
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  return asked.value.id;
};

const purses = ({ memberId }: OpenedMember) => readPurses(platform.database, merchant, memberId);

const rules = async (member: OpenedMember) => {
  const answer = await platform.call(member, withdrawalRules);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

test('a withdrawal locks the cash and waits in the queue', async () => {
  const ana = await newMember();

  const asked = await ask(ana, { amountMinor: 20_000 });

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
  expect(await purses(ana)).toEqual({ cash: 80_000, bonus: 0, locked: 20_000 });
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('who asked first is served first', async () => {
  const [ben, cleo] = [await newMember(), await newMember()];
  const place = async (member: Payee, id: number) => {
    const answer = await platform.call(member, withdrawalDetail, { id });
    return answer.ok ? answer.value.queuePosition : answer.refusal;
  };
  const [first, second] = [await askedId(ben), await askedId(cleo)];
  const before = Number(await place(ben, first));

  expect(await place(cleo, second)).toBe(before + 1);
  await approveWithdrawal(platform.database, merchant, first);
  expect(await place(cleo, second)).toBe(before);
  expect(await place(ben, first)).toBe(null);
});

test('a request that is sent again, also at once, locks once', async () => {
  const dan = await newMember();
  const requestId = randomUUID();

  const outcomes = await Promise.all(Array.from({ length: 6 }, () => ask(dan, { requestId })));

  expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
  expect(outcomes[0]).toMatchObject({ ok: true });
  expect(await purses(dan)).toEqual({ cash: 99_000, bonus: 0, locked: 1_000 });
  expect(await ask(dan, { requestId, amountMinor: 2_000 })).toMatchObject({
    refusal: 'request_reused',
    status: 409,
  });
});

test('an amount is within the brand’s limits and the member’s cash', async () => {
  const eve = await newMember(10_000);

  for (const amountMinor of [499, 50_001])
    expect(await ask(eve, { amountMinor })).toMatchObject({
      refusal: 'amount_out_of_range',
      status: 400,
      details: { minimumMinor: 500, maximumMinor: 50_000 },
    });
  expect(await ask(eve, { amountMinor: 10_001 })).toMatchObject({
    refusal: 'insufficient_funds',
    status: 409,
  });
  expect(await ask(eve, { amountMinor: 10.5 })).toMatchObject({ refusal: 'invalid_input' });
  expect(await ask(eve, { amountMinor: -500 })).toMatchObject({ refusal: 'invalid_input' });
  expect(await purses(eve)).toEqual({ cash: 10_000, bonus: 0, locked: 0 });
  expect(await ask(eve, { amountMinor: 10_000 })).toMatchObject({ ok: true });
});

test('a day has a number of withdrawals, and a rejected one does not count', async () => {
  const fay = await newMember();
  expect(await rules(fay)).toMatchObject({ leftToday: 3, dailyCount: 3, maximumMinor: 50_000 });
  const first = await askedId(fay);
  await askedId(fay);
  await askedId(fay);

  expect(await rules(fay)).toMatchObject({ leftToday: 0 });
  expect(await ask(fay)).toMatchObject({
    refusal: 'withdrawal_daily_count',
    status: 409,
    details: { dailyCount: 3 },
  });
  await rejectWithdrawal(platform.database, merchant, first, 'Not this time');
  expect(await ask(fay)).toMatchObject({ ok: true });
});

test('a day has a greatest amount, also for requests that come at once', async () => {
  const gus = await newMember();

  const outcomes = await Promise.all(
    Array.from({ length: 3 }, () => ask(gus, { amountMinor: 40_000 })),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    refusal: 'withdrawal_daily_amount',
    status: 409,
    details: { leftMinor: 0 },
  });
  expect(await rules(gus)).toMatchObject({ maximumMinor: 0, leftToday: 1 });
  await sql`update withdrawal set day = day - 1 where member_id = ${gus.memberId}`.execute(
    platform.database,
  );
  expect(await rules(gus)).toMatchObject({ maximumMinor: 50_000, leftToday: 3 });
});

test('nothing goes out while a deposit is not staked', async () => {
  const hana = await newMember();
  await platform.database.transaction().execute((tx) =>
    addTurnover(tx, merchant, {
      memberId: hana.memberId,
      kind: 'deposit',
      ref: `of ${hana.memberId}`,
      amountMinor: 5_000,
    }),
  );

  expect(await ask(hana)).toMatchObject({
    refusal: 'turnover_unmet',
    status: 409,
    details: { remainingMinor: 5_000 },
  });
  expect(await rules(hana)).toMatchObject({ withdrawableMinor: 0, remainingTurnoverMinor: 5_000 });
});

test('own cash goes out by giving up the bonus', async () => {
  const ivo = await newMember();
  await platform.database.transaction().execute((tx) =>
    grantBonus(tx, merchant, {
      memberId: ivo.memberId,
      amountMinor: 700,
      key: `of ${ivo.memberId}`,
      title: { en: 'Gift' },
    }),
  );
  expect(await rules(ivo)).toMatchObject({ withdrawableMinor: 100_000, forfeitMinor: 700 });

  expect(await ask(ivo)).toMatchObject({
    refusal: 'bonus_forfeit_needed',
    status: 409,
    details: { forfeitMinor: 700 },
  });
  expect(await purses(ivo)).toEqual({ cash: 100_000, bonus: 700, locked: 0 });
  expect(await ask(ivo, { forfeitBonus: true })).toMatchObject({ ok: true });
  expect(await purses(ivo)).toEqual({ cash: 99_000, bonus: 0, locked: 1_000 });
});

test('only the member’s own, verified bank account is paid to, and it stays meanwhile', async () => {
  const [jun, kim] = [await newMember(), await newMember()];

  expect(await ask(jun, { bankAccountId: kim.bankAccountId })).toMatchObject({
    refusal: 'not_found',
    status: 404,
  });
  await sql`update bank_account set verified_at = null where id = ${jun.bankAccountId}`.execute(
    platform.database,
  );
  expect(await rules(jun)).toMatchObject({ hasBankAccount: false, hasPaymentPassword: true });
  expect(await ask(jun)).toMatchObject({ refusal: 'bank_account_unverified', status: 409 });
  await askedId(kim);
  expect(await platform.call(kim, removeBankAccount, { id: kim.bankAccountId })).toMatchObject({
    refusal: 'bank_account_in_use',
    status: 409,
  });
});

test('the payment password is asked for, and wrong ones lock it', async () => {
  const lea = await newMember();
  const refusals: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const refused = await ask(lea, { paymentPassword: '000000' });
    if (!refused.ok) refusals.push(`${refused.status} ${refused.refusal}`);
  }

  expect(refusals[0]).toBe('403 payment_password_wrong');
  expect(refusals.at(-1)).toBe('423 payment_password_locked');
  expect(await ask(lea)).toMatchObject({ refusal: 'payment_password_locked', status: 423 });
  await sql`update member set payment_password_hash = null where id = ${lea.memberId}`.execute(
    platform.database,
  );
  expect(await ask(lea)).toMatchObject({ refusal: 'payment_password_required', status: 409 });
  expect(await rules(lea)).toMatchObject({ hasPaymentPassword: false });
  expect(await purses(lea)).toEqual({ cash: 100_000, bonus: 0, locked: 0 });
});

test('a frozen account asks for nothing', async () => {
  const mia = await newMember();
  await sql`update member set status = 'frozen' where id = ${mia.memberId}`.execute(
    platform.database,
  );

  const refused = await ask(mia);

  expect(refused.ok).toBe(false);
  expect(await purses(mia)).toEqual({ cash: 100_000, bonus: 0, locked: 0 });
});

test('an operator approves, pays and rejects, each once and in this order', async () => {
  const noa = await newMember();
  const id = await askedId(noa, 3_000);
  const { database } = platform;

  expect(await payWithdrawal(database, merchant, { id })).toEqual({
    ok: false,
    code: 'withdrawal_state',
    details: { status: 'QUEUED' },
  });
  expect(await approveWithdrawal(database, merchant, id)).toEqual({
    ok: true,
    status: 'APPROVED',
    replay: false,
  });
  expect(await approveWithdrawal(database, merchant, id)).toMatchObject({ replay: true });
  expect(await payWithdrawal(database, merchant, { id, amountMinor: 3_001 })).toEqual({
    ok: false,
    code: 'amount_out_of_range',
    details: { leftMinor: 3_000 },
  });
  const part = { id, amountMinor: 1_000, reference: 'GL-1' };
  const sent = await Promise.all([
    payWithdrawal(database, merchant, part),
    payWithdrawal(database, merchant, part),
    payWithdrawal(database, merchant, part),
  ]);
  expect(sent.filter((outcome) => outcome.ok && !outcome.replay)).toHaveLength(1);
  expect(await payWithdrawal(database, merchant, { ...part, amountMinor: 900 })).toMatchObject({
    code: 'reference_used',
  });
  expect(await purses(noa)).toEqual({ cash: 97_000, bonus: 0, locked: 2_000 });
  expect(await rejectWithdrawal(database, merchant, id, 'too late')).toMatchObject({
    code: 'withdrawal_state',
    details: { status: 'PAYING' },
  });
  expect(await payWithdrawal(database, merchant, { id })).toMatchObject({ status: 'PAID' });
  expect(await purses(noa)).toEqual({ cash: 97_000, bonus: 0, locked: 0 });
  expect(await approveWithdrawal(database, merchant, 999_999)).toEqual({
    ok: false,
    code: 'withdrawal_unknown',
  });
  expect(await findUnsoundBooks(database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a rejected withdrawal gives the cash back, with the reason', async () => {
  const oda = await newMember();
  const id = await askedId(oda, 3_000);
  const reject = () => rejectWithdrawal(platform.database, merchant, id, 'The name differs');

  await Promise.all([reject(), reject()]);

  expect(await purses(oda)).toEqual({ cash: 100_000, bonus: 0, locked: 0 });
  expect(await platform.call(oda, withdrawalDetail, { id })).toMatchObject({
    value: { status: 'REJECTED', rejectReason: 'The name differs', queuePosition: null },
  });
  expect(await approveWithdrawal(platform.database, merchant, id)).toMatchObject({
    code: 'withdrawal_state',
  });
});

test('members see their own withdrawals only, the newest first', async () => {
  const [pia, quin] = [await newMember(), await newMember()];
  const ids = [await askedId(pia), await askedId(pia), await askedId(pia)];
  await rejectWithdrawal(platform.database, merchant, ids[0] ?? 0, 'No');
  const list = async (member: OpenedMember, input: InputOf<typeof withdrawals> = {}) => {
    const answer = await platform.call(member, withdrawals, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return { ...answer.value, list: answer.value.list.map(({ id }) => id) };
  };

  expect(await list(pia)).toEqual({ list: ids.toReversed(), total: 3, totalPages: 1 });
  expect(await list(pia, { open: true })).toEqual({
    list: [ids[2], ids[1]],
    total: 2,
    totalPages: 1,
  });
  expect(await list(pia, { open: false })).toMatchObject({ list: [ids[0]] });
  expect(await list(pia, { pageSize: 2, pageNo: 2 })).toEqual({
    list: [ids[0]],
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
  const rob = await newMember();
  const id = await askedId(rob);
  const trial = await openMember(platform, 'alpha', { username: 'trying', type: 4 });
  const abroad = await openMember(platform, 'beta', { username: 'abroad' });

  expect(await platform.call(trial, withdrawalRules)).toMatchObject({ refusal: 'forbidden' });
  expect(await ask({ ...trial, bankAccountId: 1 })).toMatchObject({ refusal: 'forbidden' });
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

test('many members ask at once, and the books stay sound', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(5_000)));

  const outcomes = await Promise.all(
    members.flatMap((member) =>
      Array.from({ length: 3 }, () => ask(member, { amountMinor: 2_000 })),
    ),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(16);
  for (const member of members)
    expect(await purses(member)).toEqual({ cash: 1_000, bonus: 0, locked: 4_000 });
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});
