import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankAccounts } from '#api/bank-accounts.ts';
import { rebateDetails } from '#api/bonuses.ts';
import { deposits } from '#api/deposits.ts';
import { ownFeedback } from '#api/feedback.ts';
import { inbox } from '#api/inbox.ts';
import { profile } from '#api/profile.ts';
import { betHistory, personalProfit, transactionHistory } from '#api/records.ts';
import { login } from '#api/session.ts';
import { turnover } from '#api/turnover.ts';
import { balance } from '#api/wallet.ts';
import { requestWithdrawal, withdrawals as withdrawalList } from '#api/withdrawals.ts';
import en from '#locales/en/demo.json' with { type: 'json' };
import my from '#locales/my/demo.json' with { type: 'json' };
import type { PaymentChannel } from '#generated/merchant-config.ts';
import { type DemoWorld, loadDemoWorld } from '#platform/app/demo/load-demo-world.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const categories = [
  { type: 'RNG' as const, vendors: ['MOONFERRY', 'STATICFOX'] },
  { type: 'LIVE' as const, vendors: ['VELVETATRIUM'] },
];
const name = { en: 'Transfer' };
const bounds = { minimumMinor: 10_000, maximumMinor: 900_000_000 };
const withdrawals = {
  ...bounds,
  dailyMaximumMinor: 900_000_000,
  banks: [{ code: 'PADAUK', name: 'Padauk Bank' }],
};
const rates = { RNG: 1, LIVE: 1 };
/** A time zone in which it is this hour now: what ends with a day must also hold just after midnight. */
const zoneWhereItIs = (hour: number): string => {
  const ahead = hour - new Date().getUTCHours();
  const offset = ahead < -11 ? ahead + 24 : ahead > 14 ? ahead - 24 : ahead;
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};
const NIGHTS = { midnight: 0, one: 1, two: 2 };
const nightly = Object.entries(NIGHTS).map(([code, hour]) =>
  buildMerchant(code, {
    categories,
    currency: 'VND',
    timeZone: zoneWhereItIs(hour),
    rebates: rates,
    withdrawals,
    payments: {
      channels: [
        { id: 'wallet', provider: 'sandbox', kind: 'wallet', name, ...bounds },
      ] as PaymentChannel[],
    },
  }),
);
const files = [
  ...nightly,
  buildMerchant('kyat', {
    categories,
    currency: 'MMK',
    languages: { list: ['my', 'en', 'zh-Hans'], default: 'my', fallback: 'en' },
    rebates: rates,
    withdrawals,
    payments: {
      channels: [
        { id: 'card', provider: 'sandbox', kind: 'card', name, ...bounds },
        { id: 'bank', provider: 'bank', kind: 'bank', name, ...bounds },
      ] as PaymentChannel[],
    },
  }),
  buildMerchant('dong', {
    categories,
    currency: 'VND',
    rebates: rates,
    withdrawals,
    payments: {
      walletMode: 'transfer',
      channels: [
        { id: 'wallet', provider: 'sandbox', kind: 'wallet', name, ...bounds },
      ] as PaymentChannel[],
    },
  }),
];

const log = pino({ level: 'silent' });

let platform: TestPlatform;
let stateDir: string;
let demo: DemoWorld;

beforeAll(async () => {
  // As the platform does it: no job looks for winners before the demo world is whole.
  platform = await startTestPlatform(files, { jobs: false });
  stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-demo-'));
  const rows = await platform.database.selectFrom('merchant').select(['id', 'code']).execute();
  const merchants: Merchant[] = files.map(({ code, config }) => {
    const id = rows.find((row) => row.code === code)?.id ?? 0;
    return { id, code, config };
  });
  demo = await loadDemoWorld({ database: platform.database, merchants, stateDir, log });
});

afterAll(async () => {
  await platform.close();
  await rm(stateDir, { recursive: true, force: true });
});

const signIn = async (code: string) => {
  const host = `${code}.localhost`;
  const outcome = await platform.call({ host }, login, demo.member);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return { host, token: outcome.value.token };
};

/** What the platform answers a demo account about the last 30 days. */
const month = { preset: 'last30' as const };

test('the demo member has a month of play, deposits and payouts behind it', async () => {
  const me = await signIn('kyat');

  const told = await platform.call(me, profile);
  const bets = await platform.call(me, betHistory, { ...month, pageSize: 100 });
  const profit = await platform.call(me, personalProfit, month);
  const paidIn = await platform.call(me, deposits, {});
  const paidOut = await platform.call(me, withdrawalList, {});
  const banks = await platform.call(me, bankAccounts);
  const rebates = await platform.call(me, rebateDetails, {});
  const granted = await platform.call(me, turnover);

  if (!told.ok || !bets.ok || !profit.ok || !paidIn.ok || !paidOut.ok) throw new Error('refused');
  if (!banks.ok || !rebates.ok || !granted.ok) throw new Error('refused');
  expect(told.value).toMatchObject({
    mobileVerified: true,
    emailVerified: true,
    hasPaymentPassword: true,
    fields: { payeeName: 'Thiri Nandar', birthday: '1993-04-11' },
  });
  expect(bets.value.sums?.rows).toBeGreaterThanOrEqual(58);
  expect(bets.value.items.every(({ state }) => state !== 'open')).toBe(true);
  expect(profit.value.categories.length).toBeGreaterThan(1);
  expect(profit.value.days.filter((day) => day.bets > 0).length).toBeGreaterThan(9);
  const states = Object.groupBy(paidIn.value.content, ({ state }) => state);
  expect([states.SETTLED?.length, states.PENDING?.length]).toEqual([4, 1]);
  expect(paidOut.value.list.map(({ status }) => status).toSorted()).toEqual(['PAID', 'RECEIVED']);
  expect(banks.value.accounts).toMatchObject([{ holderName: 'Thiri Nandar', verified: true }]);
  expect(rebates.value.list.length).toBeGreaterThan(5);
  expect(granted.value).toMatchObject({ remainingMinor: 0, items: [{ kind: 'bonus' }] });
});

test.for(['dong', ...Object.keys(NIGHTS)])(
  'the movements of %s stand under their days, and the balances follow each other',
  async (code) => {
    const me = await signIn(code);
    const first = await platform.call(me, transactionHistory, { ...month, pageSize: 100 });
    const after = (first.ok && first.value.next) || '';
    const second = await platform.call(me, transactionHistory, { ...month, after, pageSize: 100 });

    const rows = [first, second].flatMap((page) => (page.ok ? page.value.items : []));
    expect(rows.length).toBeGreaterThan(100);
    const days = new Set(rows.map(({ at }) => at.slice(0, 10)));
    expect(days.size).toBeGreaterThan(9);
    const oldest = Math.min(...rows.map(({ at }) => Date.parse(at)));
    expect(Date.now() - oldest).toBeLessThan(30 * 86_400_000);
    const cash = rows.filter(
      ({ wallet, balanceAfterMinor }) => wallet === 'cash' && balanceAfterMinor !== null,
    );
    for (const [at, row] of cash.slice(0, -1).entries())
      expect((cash[at + 1]?.balanceAfterMinor ?? 0) + row.amountMinor).toBe(row.balanceAfterMinor);
  },
);

test('nobody is written to about the demo world’s month', async () => {
  const messages = await platform.database.selectFrom('messageOutbox').selectAll().execute();

  expect(messages.filter(({ kind }) => kind !== 'newAddress')).toEqual([]);
});

test('where each vendor has a wallet, two of them hold something', async () => {
  const money = await platform.call(await signIn('dong'), balance);

  if (!money.ok) throw new Error(money.refusal);
  expect(money.value.vendorWallets.filter(({ balanceMinor }) => balanceMinor > 0)).toHaveLength(2);
});

test('the payment password of the demo world confirms a payout', async () => {
  const me = await signIn('kyat');
  const banks = await platform.call(me, bankAccounts);
  const account = banks.ok ? banks.value.accounts[0] : undefined;
  const asked = {
    requestId: randomUUID(),
    amountMinor: 1_000_000,
    bankAccountId: account?.id ?? 0,
    forfeitBonus: true,
  };

  const wrong = await platform.call(me, requestWithdrawal, { ...asked, paymentPassword: '999999' });
  const right = await platform.call(me, requestWithdrawal, {
    ...asked,
    paymentPassword: demo.member.paymentPassword,
  });

  expect(wrong).toMatchObject({ refusal: 'payment_password_wrong' });
  expect(right).toMatchObject({ ok: true, value: { status: 'QUEUED' } });
});

test.each([
  ['kyat', my],
  ['dong', en],
])(
  'the demo member of %s writes feedback, and is answered, in its language',
  async (code, words) => {
    const me = await signIn(code);

    const written = await platform.call(me, ownFeedback, {});
    const told = await platform.call(me, inbox, {});

    if (!written.ok || !told.ok) throw new Error('refused');
    expect(written.value.feedback.map(({ content, answer }) => [content, answer])).toEqual([
      [words.feedbackPromotion, null],
      [words.feedbackGame, words.feedbackAnswer],
    ]);
    expect(told.value.messages.find(({ kind }) => kind === 'feedback')?.text).toContain(
      words.feedbackAnswer,
    );
  },
);
