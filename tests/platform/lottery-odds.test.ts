import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryGame } from '#api/lottery-board.ts';
import { placeTickets } from '#api/lottery-tickets.ts';
import { nextIssues } from '../support/lottery.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, readAccounts } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const gameCode = 'drawhouse-ten-minute-ssc';
const brandPaying = (win: number) =>
  buildMerchant('alpha', {
    categories: [{ type: 'LOTT', vendors: ['DRAWHOUSE'] }],
    lottery: { odds: { 'SSC.position.win': win } },
  });
let platform: TestPlatform;
let member: OpenedMember;

beforeAll(async () => {
  platform = await startTestPlatform([brandPaying(9.8)]);
  member = await openMember(platform, 'alpha', { username: 'reader', cashMinor: 10_000 });
});

afterAll(() => platform.close());

const oddsNow = async (): Promise<Record<string, number>> => {
  const game = await platform.call(member, lotteryGame, { gameCode });
  if (!game.ok) throw new Error(`no game: ${game.refusal}`);
  return game.value.betTypes.find(({ betType }) => betType === 'position')?.odds ?? {};
};

const buyAt = async (odds?: Record<string, number>) => {
  const [issueNo = ''] = await nextIssues(platform, member, gameCode);
  return platform.call(member, placeTickets, {
    requestId: crypto.randomUUID(),
    gameCode,
    lines: [
      {
        betType: 'position',
        picks: [['3'], [], [], [], []],
        unitMinor: 1000,
        multiple: 1,
        ...(odds && { odds }),
      },
    ],
    draws: [{ issueNo, multiple: 1 }],
  });
};

test('a ticket is not sold at odds that its buyer has not seen', async () => {
  const merchant = await openMerchant(platform.database, brandPaying(9.8));
  const seen = await oddsNow();
  await platform.reload([brandPaying(9.5)]);

  expect(await buyAt(seen)).toMatchObject({
    ok: false,
    refusal: 'odds_changed',
    details: { line: 0 },
  });
  expect((await readAccounts(platform.database, merchant, member.memberId)).cash).toBe(10_000);

  const bought = await buyAt(await oddsNow());
  expect(bought).toMatchObject({ ok: true, value: { tickets: [{ odds: { win: 9.5 } }] } });
});
