import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance, uplineTransfer, walletTransfer } from '#api/wallet.ts';
import { readWaitingDeposits } from '#platform/money/deposits/read-waiting-deposits.ts';
import { readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { writeOffShortfall } from '#platform/money/deposits/write-off-shortfall.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { moveBranch } from '#platform/people/agents/move-branch.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { readWaitingWithdrawals } from '#platform/money/withdrawals/read-waiting-withdrawals.ts';
import { openTeamPerson } from '../support/agents.ts';
import { cardChannel, loseMoney, press, sendCallback, startDeposit } from '../support/deposits.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operator } from '../support/operator.ts';
import { openPayees, type Payee, PAYMENT_PASSWORD } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha', {
  categories: [{ type: 'RNG', vendors: ['MOONFERRY', 'TAMARIND'] }],
  flags: { AGENTPOLICY3: true },
  payments: {
    walletMode: 'transfer',
    channels: [cardChannel],
    transfers: { permitted: true, minimumMinor: 1 },
  },
  withdrawals: { minimumMinor: 100, turnover: { depositTimes: 0 } },
});
/** What a deposit of 100.00 by card credits. */
const CREDITED = 9840;

let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
  payees = await openPayees(platform, alpha);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

/** A member with a deposit that has come, and nothing else. */
const newPayer = async () => {
  const payee = await payees.newPayee(0);
  const started = await startDeposit(platform, payee);
  await press(platform, started, 'settle');
  const takeBack = () =>
    sendCallback(platform, {
      reference: started.reference,
      providerRef: started.payUrl?.split('.')[1],
      status: 'refunded',
      amountMinor: 10_000,
      currency: 'USD',
    });
  return { payee, reference: started.reference, takeBack };
};

const putAway = async (payee: Payee, to: string, amountMinor: number) => {
  const moved = await platform.call(payee, walletTransfer, {
    requestId: crypto.randomUUID(),
    from: 'MAIN',
    to,
    amountMinor,
  });
  expect(moved).toMatchObject({ ok: true });
};

/** Cash, what is locked, and each wallet at a vendor. */
const moneyOf = async (payee: Payee) => {
  const read = await platform.call(payee, balance);
  if (!read.ok) throw new Error(read.refusal);
  const { cashMinor, lockedMinor, vendorWallets } = read.value;
  return [cashMinor, lockedMinor, ...vendorWallets.map(({ balanceMinor }) => balanceMinor)];
};

/** What the alarms say of a deposit. */
const alarmsOf = async (reference: string) => {
  const alarms = await readAlarms(platform.database, {
    merchantId: payees.merchant.id,
    limit: 1000,
  });
  return alarms.filter(({ subject }) => subject === reference);
};

/** What the operator's two lists say that the house bears of a member. */
const bornFor = async ({ username }: Payee) => {
  const which = { merchantId: payees.merchant.id, limit: 1000 };
  const deposits = await readWaitingDeposits(platform.database, which);
  const withdrawals = await readWaitingWithdrawals(platform.database, which);
  const minorOf = (list: readonly { username: string; shortfallMinor: number }[]) =>
    list.filter((each) => each.username === username).map((each) => each.shortfallMinor);
  return { deposits: minorOf(deposits), withdrawals: minorOf(withdrawals) };
};

test('what is taken back comes out of cash, then out of the wallets at vendors, and no more than that', async () => {
  const { payee, reference, takeBack } = await newPayer();
  await putAway(payee, 'TAMARIND', 6_000);
  await putAway(payee, 'MOONFERRY', 3_000);
  await loseMoney(platform, payee, CREDITED - 9_000);
  // What it had besides is left where it is, as far as it is not needed.
  const second = await startDeposit(platform, payee);
  await press(platform, second, 'settle');
  await putAway(payee, 'MOONFERRY', CREDITED);
  expect(await moneyOf(payee)).toEqual([0, 0, 3_000 + CREDITED, 6_000]);

  await takeBack();

  expect(await moneyOf(payee)).toEqual([0, 0, 9_000, 0]);
  expect(await bornFor(payee)).toEqual({ deposits: [], withdrawals: [] });
  expect(await alarmsOf(reference)).toEqual([]);
});

test('a queued withdrawal is held while the house bears what went back, and pays for it when it is rejected', async () => {
  const { database } = platform;
  const { payee, reference, takeBack } = await newPayer();
  const id = await payees.askedId(payee, 4_000);
  await putAway(payee, 'MOONFERRY', 5_000);
  expect(await bornFor(payee)).toEqual({ deposits: [], withdrawals: [0] });

  await takeBack();

  expect(await moneyOf(payee)).toEqual([0, 4_000, 0, 0]);
  expect(await bornFor(payee)).toEqual({ deposits: [4_000], withdrawals: [4_000] });
  await takeBack();
  expect(await alarmsOf(reference)).toMatchObject([
    {
      kind: 'shortfall',
      merchant: 'alpha',
      times: 1,
      facts: { memberId: payee.memberId, shortfallMinor: 4_000, currency: 'USD' },
    },
  ]);
  expect(await approveWithdrawal(database, payees.merchant, id, operator)).toEqual({
    ok: false,
    code: 'deposit_short',
    details: { shortfallMinor: 4_000, references: [reference] },
  });
  expect(await rejectWithdrawal(database, payees.merchant, id, operator)).toMatchObject({
    status: 'REJECTED',
  });
  expect(await moneyOf(payee)).toEqual([0, 0, 0, 0]);
  expect(await bornFor(payee)).toEqual({ deposits: [], withdrawals: [] });
});

test('of a rejected withdrawal no more is taken than the house bears', async () => {
  const { database } = platform;
  const { payee, takeBack } = await newPayer();
  const second = await startDeposit(platform, payee);
  await press(platform, second, 'settle');
  const id = await payees.askedId(payee, 2 * CREDITED);
  await takeBack();

  await rejectWithdrawal(database, payees.merchant, id, operator);

  expect(await moneyOf(payee)).toEqual([CREDITED, 0, 0, 0]);
});

test('what was approved before is not paid either, until the house bears it for good', async () => {
  const { database } = platform;
  const { payee, reference, takeBack } = await newPayer();
  const id = await payees.askedId(payee, 4_000);
  await approveWithdrawal(database, payees.merchant, id, operator);
  await takeBack();
  const pay = () => payWithdrawal(database, payees.merchant, { id }, operator);
  const writeOff = () => writeOffShortfall(database, payees.merchant, reference, operator);

  expect(await pay()).toMatchObject({ code: 'deposit_short' });
  expect(await writeOff()).toEqual({ writtenOffMinor: 4_000, again: false });
  expect(await writeOff()).toEqual({ writtenOffMinor: 4_000, again: true });

  expect(await bornFor(payee)).toEqual({ deposits: [], withdrawals: [0] });
  expect(await pay()).toMatchObject({ status: 'PAID' });
  expect(await moneyOf(payee)).toEqual([0, 0, 0, 0]);
});

test('who is short gives nothing to others, until the house bears it for good', async () => {
  const { database } = platform;
  const agent = await openTeamPerson(platform, { type: 1 });
  const { payee, reference, takeBack } = await newPayer();
  const moved = { username: payee.username, to: agent.username };
  expect(await moveBranch(database, payee.merchantId, moved, operator)).toMatchObject({ ok: true });
  await loseMoney(platform, payee, CREDITED);
  await takeBack();
  const second = await startDeposit(platform, payee);
  await press(platform, second, 'settle');
  const give = () =>
    platform.call(payee, uplineTransfer, {
      requestId: crypto.randomUUID(),
      amountMinor: 500,
      paymentPassword: PAYMENT_PASSWORD,
    });

  expect(await give()).toMatchObject({
    refusal: 'deposit_short',
    status: 409,
    details: { shortfallMinor: CREDITED, references: [reference] },
  });
  await writeOffShortfall(database, payees.merchant, reference, operator);
  expect(await give()).toMatchObject({ ok: true });
});

test('what is whole cannot be written off', async () => {
  const { reference, takeBack } = await newPayer();
  await takeBack();

  await expect(
    writeOffShortfall(platform.database, payees.merchant, reference, operator),
  ).rejects.toMatchObject({ code: 'deposit_whole' });
});
