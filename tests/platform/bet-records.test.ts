import { afterAll, beforeAll, expect, test } from 'vitest';
import { betHistory, personalProfit } from '#api/records.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { merchantOf, play } from '../support/protection.ts';
import { quietZone } from '../support/quiet-zone.ts';
import { backdate, moveCash, settleDeposit, startDeposit } from '../support/records.ts';

const timeZone = quietZone();
const alpha = buildMerchant('alpha', { timeZone });
const today = dayIn(timeZone, new Date());

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
});

afterAll(() => platform.close());

const member = (username: string) => openMember(platform, 'alpha', { username, cashMinor: 10_000 });

const at = (who: OpenedMember) => merchantOf(who, alpha);

const bet = (who: OpenedMember, stakeMinor: number, payoutMinor?: number) =>
  play(platform.database, at(who), who, stakeMinor, payoutMinor);

test('bets are told by what became of them; no loss is called a win', async () => {
  const ana = await member('bettor');
  await bet(ana, 100, 250);
  await bet(ana, 100, 60);
  await bet(ana, 100, 100);
  await bet(ana, 100);
  await voidBet(platform.database, at(ana), (await bet(ana, 100)).name);

  const all = await platform.call(ana, betHistory);

  if (!all.ok) throw new Error(JSON.stringify(all));
  expect(all.value.items.map(({ state }) => state)).toEqual([
    'void',
    'open',
    'push',
    'lost',
    'won',
  ]);
  expect(all.value.sums).toEqual({
    rows: 5,
    stakeMinor: 400,
    payoutMinor: 410,
    validBetMinor: 140,
  });
  expect(all.value.items.at(-1)).toMatchObject({
    gameType: 'RNG',
    vassalage: 'TEST',
    stakeMinor: 100,
    payoutMinor: 250,
    validBetMinor: 100,
  });
  for (const state of ['open', 'won', 'lost', 'push', 'void'] as const)
    expect(await platform.call(ana, betHistory, { state })).toMatchObject({
      value: { sums: { rows: 1 } },
    });
  expect(await platform.call(ana, betHistory, { gameType: 'LIVE' })).toMatchObject({
    value: { sums: { rows: 0 } },
  });
});

test('profit is told for every day and each category, with what was given on top', async () => {
  const ana = await member('profit');
  await bet(ana, 1000, 0);
  await bet(ana, 500, 700);
  await backdate(platform.database, ana, '2 days');
  await bet(ana, 200, 500);
  await bet(ana, 900);
  await moveCash(platform.database, ana, 'rebate', 25, 'rebate');
  const voided = await bet(ana, 400, 800);
  await voidBet(platform.database, at(ana), voided.name);
  const deposit = await startDeposit(platform.database, ana, 1050, 'P1');
  await settleDeposit(platform.database, at(ana), deposit);

  const profit = await platform.call(ana, personalProfit, { preset: 'last7' });

  if (!profit.ok) throw new Error(JSON.stringify(profit));
  const { days, categories, total } = profit.value;
  expect(days.map(({ day }) => day)).toEqual(
    [-6, -5, -4, -3, -2, -1, 0].map((by) => addDays(today, by)),
  );
  expect(days.map(({ profitMinor }) => profitMinor)).toEqual([0, 0, 0, 0, -800, 0, 325]);
  expect(days.at(-1)).toMatchObject({
    bets: 1,
    stakeMinor: 200,
    payoutMinor: 500,
    rebateMinor: 25,
    depositMinor: 1000,
  });
  expect(categories).toEqual([
    {
      gameType: 'RNG',
      bets: 3,
      stakeMinor: 1700,
      payoutMinor: 1200,
      validBetMinor: 1400,
      profitMinor: -500,
    },
  ]);
  expect(total).toMatchObject({ bets: 3, profitMinor: -475, depositMinor: 1000 });
  const ofSlots = await platform.call(ana, personalProfit, { preset: 'last7', gameType: 'RNG' });
  expect(ofSlots).toMatchObject({ value: { total: { profitMinor: -500, depositMinor: 0 } } });
});
