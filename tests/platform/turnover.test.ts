import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnover } from '#api/turnover.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { addTurnover, type IncomingMoney } from '#platform/money/turnover/add-turnover.ts';
import { dropTurnover } from '#platform/money/turnover/drop-turnover.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha');
const relaxed = buildMerchant('relaxed', {
  withdrawals: { turnover: { depositTimes: 0, rebateTimes: 1.5 } },
});
let platform: TestPlatform;
let merchant: Merchant;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([alpha, relaxed]);
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

const newMember = (cashMinor = 10_000, type = 0, code = 'alpha') => {
  people += 1;
  return openMember(platform, code, {
    username: `turner${people}`,
    cashMinor,
    type,
    profile: { birthday: '1990-01-01' },
  });
};

const add = (money: IncomingMoney, at = merchant) =>
  platform.database.transaction().execute((tx) => addTurnover(tx, at, money));

const deposit = ({ memberId }: OpenedMember, amountMinor: number, ref: string) =>
  add({ memberId, kind: 'deposit', ref: `${memberId} ${ref}`, amountMinor });

const read = async (member: OpenedMember) => {
  const answer = await platform.call(member, turnover);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

test('a deposit is to be staked once, and every category counts whole', async () => {
  const ana = await newMember();
  await deposit(ana, 1_000, 'first');

  expect(await read(ana)).toMatchObject({
    currency: 'USD',
    requiredMinor: 1_000,
    doneMinor: 0,
    remainingMinor: 1_000,
    withdrawableMinor: 0,
    forfeitMinor: 0,
    items: [{ kind: 'deposit', amountMinor: 1_000, requiredMinor: 1_000, doneMinor: 0 }],
  });
  await playRound(platform.database, merchant, ana.memberId, { stakeMinor: 400, gameType: 'LIVE' });
  await playRound(platform.database, merchant, ana.memberId, { stakeMinor: 200, gameType: 'PVP' });
  expect(await read(ana)).toMatchObject({ doneMinor: 600, remainingMinor: 400 });
  await playRound(platform.database, merchant, ana.memberId, { stakeMinor: 500, payoutMinor: 900 });
  expect(await read(ana)).toMatchObject({ items: [], remainingMinor: 0, withdrawableMinor: 9_800 });
});

test('only what was at risk counts', async () => {
  const ben = await newMember();
  await deposit(ben, 1_000, 'first');

  await playRound(platform.database, merchant, ben.memberId, { stakeMinor: 500, payoutMinor: 500 });
  expect(await read(ben)).toMatchObject({ doneMinor: 0 });
  await playRound(platform.database, merchant, ben.memberId, { stakeMinor: 500, payoutMinor: 450 });
  expect(await read(ben)).toMatchObject({ doneMinor: 50 });
});

test('the oldest is filled first, and the same money asks once', async () => {
  const cleo = await newMember();
  await deposit(cleo, 300, 'first');
  await deposit(cleo, 300, 'first');
  await deposit(cleo, 500, 'second');

  expect(await read(cleo)).toMatchObject({ requiredMinor: 800 });
  await playRound(platform.database, merchant, cleo.memberId, { stakeMinor: 350 });
  expect(await read(cleo)).toMatchObject({
    requiredMinor: 500,
    items: [{ amountMinor: 500, doneMinor: 50 }],
  });
});

test('a void takes back what the bet had counted', async () => {
  const dan = await newMember();
  await deposit(dan, 300, 'first');
  await deposit(dan, 300, 'second');
  const transactionId = await playRound(platform.database, merchant, dan.memberId, {
    stakeMinor: 400,
  });
  expect(await read(dan)).toMatchObject({ remainingMinor: 200 });

  const name = { memberId: dan.memberId, vendorCode: 'TESTER', transactionId };
  expect(await voidBet(platform.database, merchant, name)).toMatchObject({ ok: true });

  expect(await read(dan)).toMatchObject({
    remainingMinor: 600,
    items: [{ doneMinor: 0 }, { doneMinor: 0 }],
  });
});

test('who has lost everything owes no turnover', async () => {
  const eve = await newMember(1_000);
  await deposit(eve, 1_000, 'first');
  await playRound(platform.database, merchant, eve.memberId, { stakeMinor: 600, payoutMinor: 300 });
  expect(await read(eve)).toMatchObject({ remainingMinor: 700 });

  await playRound(platform.database, merchant, eve.memberId, { stakeMinor: 400, payoutMinor: 400 });
  await playRound(platform.database, merchant, eve.memberId, { stakeMinor: 700 });

  expect(await read(eve)).toMatchObject({ remainingMinor: 0, items: [] });
});

test('turnover that ended with the last coin is open again when that bet is voided', async () => {
  const member = await newMember(1_000);
  await deposit(member, 5_000, 'first');
  const { memberId } = member;
  const transactionId = await playRound(platform.database, merchant, memberId, {
    stakeMinor: 1_000,
  });
  expect(await read(member)).toMatchObject({ items: [] });

  await voidBet(platform.database, merchant, { memberId, vendorCode: 'TESTER', transactionId });

  expect(await read(member)).toMatchObject({ remainingMinor: 5_000, withdrawableMinor: 0 });
});

test('money in a vendor’s wallet is not lost: turnover stays', async () => {
  const member = await newMember(1_000);
  await deposit(member, 5_000, 'first');
  const { database } = platform;
  const { rows } = await sql<{ id: number }>`select open_account(${merchant.id}, 'vendor:TESTER',
    ${member.memberId}, 'USD', true) as id`.execute(database);
  const { cash } = await readBalances(database, merchant.id, member.memberId, 'USD');
  await postTransfer(database, {
    merchantId: merchant.id,
    scope: 'test',
    key: 'into a wallet',
    kind: 'walletTransfer',
    lines: [
      { accountId: cash.accountId, amountMinor: -900 },
      { accountId: rows[0]?.id ?? 0, amountMinor: 900 },
    ],
  });

  await playRound(database, merchant, member.memberId, { stakeMinor: 100 });

  expect(await read(member)).toMatchObject({ remainingMinor: 4_900 });
});

test('money that was taken back asks for nothing more', async () => {
  const member = await newMember();
  await deposit(member, 300, 'first');
  const ref = `${member.memberId} first`;
  const transactionId = await playRound(platform.database, merchant, member.memberId, {
    stakeMinor: 100,
  });

  await platform.database
    .transaction()
    .execute((tx) => dropTurnover(tx, merchant.id, { kind: 'deposit', ref }));

  expect(await read(member)).toMatchObject({ items: [] });
  const name = { memberId: member.memberId, vendorCode: 'TESTER', transactionId };
  await voidBet(platform.database, merchant, name);
  expect(await read(member)).toMatchObject({ items: [], withdrawableMinor: 10_000 });
});

test('turnover stays while a bet is open, although the account is empty', async () => {
  const fay = await newMember(1_000);
  await deposit(fay, 2_000, 'first');
  const name = { memberId: fay.memberId, vendorCode: 'TESTER', transactionId: 'fay open' };
  await placeBet(platform.database, merchant, { ...name, gameType: 'RNG', stakeMinor: 900 });
  await playRound(platform.database, merchant, fay.memberId, { stakeMinor: 100 });

  expect(await read(fay)).toMatchObject({ remainingMinor: 1_900 });
  await settleBet(platform.database, merchant, { ...name, payoutMinor: 0 });
  expect(await read(fay)).toMatchObject({ remainingMinor: 0 });
});

test('the brand says how often money is to be staked', async () => {
  const gus = await newMember(1_000, 0, 'relaxed');
  const at = await openMerchant(platform.database, relaxed);
  const { memberId } = gus;

  await add({ memberId, kind: 'deposit', ref: 'free', amountMinor: 500 }, at);
  await add({ memberId, kind: 'rebate', ref: 'half', amountMinor: 333 }, at);

  expect(await read(gus)).toMatchObject({ requiredMinor: 500, items: [{ kind: 'rebate' }] });
});

test('a visitor and a trial account are refused', async () => {
  const trial = await newMember(0, 4);

  expect(await platform.call(trial, turnover)).toMatchObject({ refusal: 'forbidden' });
  expect(await platform.call({ host: 'alpha.localhost' }, turnover)).toMatchObject({
    refusal: 'not_logged_in',
  });
});
