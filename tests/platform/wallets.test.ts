import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balance,
  consolidatedFunds,
  merchantWallet,
  transferFund,
  walletTransfer,
} from '#api/wallet.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { waitForWaiting } from '../support/waiting.ts';

const categories = [
  { type: 'RNG' as const, vendors: ['MOONFERRY', 'TAMARIND'] },
  { type: 'PVP' as const, vendors: ['TAMARIND', 'RIVERDECK'] },
];

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { categories, payments: { walletMode: 'transfer' } }),
    buildMerchant('beta', { categories }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const newMember = (code = 'alpha') => {
  people += 1;
  return openMember(platform, code, { username: `holder${people}`, cashMinor: 10_000 });
};

type Member = Awaited<ReturnType<typeof newMember>>;

const move = (caller: Member, input: object) =>
  platform.call(caller, walletTransfer, {
    requestId: crypto.randomUUID(),
    from: 'MAIN',
    to: 'MOONFERRY',
    amountMinor: 3000,
    ...input,
  });

const bringBack = (caller: Member, input: object = {}) =>
  platform.call(caller, transferFund, { requestId: crypto.randomUUID(), ...input });

const walletsOf = async (caller: Member) => {
  const read = await platform.call(caller, balance);
  if (!read.ok) throw new Error(read.refusal);
  const vendors = read.value.vendorWallets.map(({ code, balanceMinor }) => [code, balanceMinor]);
  return {
    cash: read.value.cashMinor,
    total: read.value.totalMinor,
    ...Object.fromEntries(vendors),
  };
};

test('the brand’s wallets are known to everyone, and may be kept for a while', async () => {
  const own = await platform.send(
    { host: 'alpha.localhost' },
    { path: '/wps/relay/GCS_merchantWallet?merchantCode=ALPHA' },
  );

  expect(JSON.parse(own.text)).toEqual({
    success: true,
    value: {
      merchantCode: 'alpha',
      currency: 'USD',
      isSingle: false,
      wallets: [
        { code: 'MOONFERRY', name: 'Moonferry' },
        { code: 'TAMARIND', name: 'Tamarind Works' },
        { code: 'RIVERDECK', name: 'Riverdeck' },
      ],
    },
  });
  expect(own.headers['cache-control']).toBe('public, max-age=300');
  expect(await platform.call({ host: 'beta.localhost' }, merchantWallet)).toMatchObject({
    value: { isSingle: true, wallets: [] },
  });
  expect(
    await platform.call({ host: 'alpha.localhost' }, merchantWallet, { merchantCode: 'beta' }),
  ).toMatchObject({ refusal: 'not_found', status: 404 });
});

test('money goes into a vendor’s wallet, to another vendor and back', async () => {
  const ana = await newMember();

  const into = await move(ana, {});
  const across = await move(ana, { from: 'MOONFERRY', to: 'RIVERDECK', amountMinor: 1000 });
  const back = await move(ana, { from: 'RIVERDECK', to: 'MAIN', amountMinor: 400 });

  expect(into).toMatchObject({ value: { fromBalanceMinor: 7000, toBalanceMinor: 3000 } });
  expect(across).toMatchObject({ value: { fromBalanceMinor: 2000, toBalanceMinor: 1000 } });
  expect(back).toMatchObject({ value: { fromBalanceMinor: 600, toBalanceMinor: 7400 } });
  expect(await walletsOf(ana)).toEqual({
    cash: 7400,
    total: 10_000,
    MOONFERRY: 2000,
    TAMARIND: 0,
    RIVERDECK: 600,
  });
  expect(await platform.call(ana, consolidatedFunds)).toEqual({
    ok: true,
    value: {
      currency: 'USD',
      cashMinor: 7400,
      bonusMinor: 0,
      lockedMinor: 0,
      vendorsMinor: 2600,
      pendingDepositsMinor: 0,
      totalMinor: 10_000,
      dailysalreqtype: null,
      divtypereq: null,
      contracthoursalreq: null,
      realtimesalreqtype: null,
    },
  });
});

test('a retry answers the first transfer with the balances that it left', async () => {
  const ben = await newMember();
  const input = { requestId: crypto.randomUUID() };

  const answers = await Promise.all(Array.from({ length: 10 }, () => move(ben, input)));
  await move(ben, { amountMinor: 500 });
  const late = await move(ben, input);

  const [first] = answers;
  expect(first).toMatchObject({ value: { fromBalanceMinor: 7000, toBalanceMinor: 3000 } });
  for (const answer of [...answers, late]) expect(answer).toEqual(first);
  expect(await move(ben, { ...input, amountMinor: 1 })).toMatchObject({
    refusal: 'request_reused',
    status: 409,
  });
  expect(await move(ben, { ...input, to: 'TAMARIND' })).toMatchObject({
    refusal: 'request_reused',
  });
  expect(await walletsOf(ben)).toMatchObject({ cash: 6500, MOONFERRY: 3500 });
});

test('the same id of another member is another request', async () => {
  const [cleo, dan] = [await newMember(), await newMember()];
  const input = { requestId: crypto.randomUUID() };

  const outcomes = [await move(cleo, input), await move(dan, input)];

  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await walletsOf(dan)).toMatchObject({ cash: 7000, MOONFERRY: 3000 });
});

test('nobody moves more than there is, however many try at once', async () => {
  const eve = await newMember();

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => move(eve, { amountMinor: 1000 })),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    refusal: 'insufficient_funds',
    status: 409,
  });
  expect(await move(eve, { from: 'TAMARIND', to: 'MAIN' })).toMatchObject({
    refusal: 'insufficient_funds',
  });
  expect(await walletsOf(eve)).toMatchObject({ cash: 0, MOONFERRY: 10_000 });
});

test('of moves that come together each stands or fails by itself, those of one member in their order', async () => {
  const crowd = await Promise.all(Array.from({ length: 8 }, () => newMember()));
  const tooMuch = { amountMinor: 10_001 };

  const outcomes = await Promise.all(
    crowd.flatMap((each, at) => [move(each, at % 2 ? tooMuch : {}), move(each, {})]),
  );

  expect(outcomes.map((outcome) => outcome.ok || outcome.refusal)).toEqual(
    crowd.flatMap((_, at) => [at % 2 ? 'insufficient_funds' : true, true]),
  );
  const held = await Promise.all(crowd.map(walletsOf));
  expect(held.map(({ MOONFERRY }) => MOONFERRY)).toEqual(
    crowd.map((_, at) => (at % 2 ? 3000 : 6000)),
  );
});

test('what cannot be moved is refused with its reason', async () => {
  const fay = await newMember();

  expect(await move(fay, { to: 'NOBODY' })).toMatchObject({
    refusal: 'unknown_wallet',
    status: 404,
    details: { wallet: 'NOBODY' },
  });
  expect(await move(fay, { from: 'POLARQUILL', to: 'MAIN' })).toMatchObject({
    refusal: 'unknown_wallet',
  });
  expect(await move(fay, { to: 'MAIN' })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'to', rule: 'same_wallet' }],
  });
  expect(await move(fay, { merchantCode: 'beta' })).toMatchObject({ refusal: 'not_found' });
  for (const wrong of [{ amountMinor: 0 }, { amountMinor: -1 }, { requestId: 'x' }, { to: 'cash' }])
    expect(await move(fay, wrong)).toMatchObject({ refusal: 'invalid_input', status: 400 });
  expect(await walletsOf(fay)).toMatchObject({ cash: 10_000, total: 10_000 });
});

test('a brand with a single wallet has nothing to move', async () => {
  const grace = await newMember('beta');

  expect(await move(grace, {})).toMatchObject({ refusal: 'single_wallet', status: 409 });
  expect(await bringBack(grace, { vendor: 'MOONFERRY' })).toMatchObject({
    refusal: 'single_wallet',
  });
  expect(await platform.call(grace, balance)).toMatchObject({
    value: { isSingle: true, vendorWallets: [], totalMinor: 10_000 },
  });
});

test('everything comes back at once, or one wallet alone; a retry brings nothing twice', async () => {
  const hana = await newMember();
  for (const to of ['MOONFERRY', 'TAMARIND', 'RIVERDECK']) await move(hana, { to });
  const input = { requestId: crypto.randomUUID() };

  const one = await bringBack(hana, { vendor: 'TAMARIND' });
  const [all, again] = await Promise.all([bringBack(hana, input), bringBack(hana, input)]);

  expect(one).toMatchObject({ value: { movedMinor: 3000, cashMinor: 4000 } });
  expect(all).toMatchObject({ value: { movedMinor: 6000, cashMinor: 10_000 } });
  expect(again).toEqual(all);
  expect(await bringBack(hana)).toMatchObject({ value: { movedMinor: 0, cashMinor: 10_000 } });
  expect(await bringBack(hana, { ...input, vendor: 'TAMARIND' })).toMatchObject({
    refusal: 'request_reused',
  });
  for (const vendor of ['NOBODY', 'MAIN'])
    expect(await bringBack(hana, { vendor })).toMatchObject({ refusal: 'unknown_wallet' });
});

test('money in the wallet of a vendor that left the brand is shown and comes back', async () => {
  const ida = await newMember();
  await move(ida, { to: 'RIVERDECK' });
  await platform.reload([
    buildMerchant('alpha', { payments: { walletMode: 'single' } }),
    buildMerchant('beta', { categories }),
  ]);

  expect(await walletsOf(ida)).toEqual({ cash: 7000, total: 10_000, RIVERDECK: 3000 });
  expect(await bringBack(ida)).toMatchObject({ value: { movedMinor: 3000, cashMinor: 10_000 } });
  await platform.reload([
    buildMerchant('alpha', { categories, payments: { walletMode: 'transfer' } }),
    buildMerchant('beta', { categories }),
  ]);
});

test('a visitor and a trial account move nothing', async () => {
  const trial = await openMember(platform, 'alpha', { username: 'trialist', type: 4 });

  expect(await move(trial, {})).toMatchObject({ refusal: 'forbidden', status: 403 });
  expect(await bringBack(trial)).toMatchObject({ refusal: 'forbidden' });
  expect(await platform.call(trial, consolidatedFunds)).toMatchObject({ refusal: 'forbidden' });
  expect(await platform.call(trial, balance)).toMatchObject({ ok: true });
  expect(await move({ ...trial, token: 'x'.repeat(43) }, {})).toMatchObject({
    refusal: 'not_logged_in',
    status: 401,
  });
});

test('a transfer that PostgreSQL ends for the sake of bets is made all the same', async () => {
  const member = await newMember();
  await move(member, { amountMinor: 1000 });
  const bets = await connect(platform.databaseUrl, { connections: 1 });
  const lock = (kind: string) =>
    sql`select from account where merchant_id = ${member.merchantId} and member_id = ${member.memberId}
      and kind = ${kind} for update`;
  let moved: ReturnType<typeof move> | undefined;
  await bets.database.transaction().execute(async (tx) => {
    // The other one is to notice first, and to be ended.
    await sql`set local deadlock_timeout = '60s'`.execute(tx);
    await lock('vendor:MOONFERRY').execute(tx);
    moved = move(member, { amountMinor: 500 });
    await waitForWaiting(platform.database, 1);
    await lock('cash').execute(tx);
  });

  expect(await moved).toMatchObject({ ok: true });
  expect(await walletsOf(member)).toMatchObject({ cash: 8500, MOONFERRY: 1500 });
  await bets.close();
});
