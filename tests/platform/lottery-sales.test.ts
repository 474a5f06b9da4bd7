import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryDraw, lotteryGame } from '#api/lottery-board.ts';
import { lotteryLobby, lotteryMenus } from '#api/lottery.ts';
import { myTickets, placeTickets } from '#api/lottery-tickets.ts';
import {
  drawNow,
  type LotteryFixture,
  moveDraw,
  nextIssues,
  startLotteryFixture,
} from '../support/lottery.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';

const beta = buildMerchant('beta', {
  categories: [{ type: 'LOTT', vendors: ['DRAWHOUSE', 'MONSOONNUMBERS'] }],
  lottery: { prizeModes: ['ZY'], odds: { 'SSC.position.win': 9.5 } },
});

let fixture: LotteryFixture;

beforeAll(async () => {
  fixture = await startLotteryFixture(
    { prizeModes: ['LOTT', 'SEA'], returnWaivers: ['SEA_4D.big'] },
    [beta],
  );
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

test('a bet on every number of a position always wins once, at the odds of its purchase', async () => {
  const gameCode = 'drawhouse-ten-minute-ssc';
  const member = await fixture.newMember();
  const [issueNo = ''] = await nextIssues(fixture.platform, member, gameCode);
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

  await fixture.platform.call(member, placeTickets, {
    requestId: crypto.randomUUID(),
    gameCode,
    lines: [{ betType: 'position', picks: [digits, [], [], [], []], unitMinor: 100, multiple: 1 }],
    draws: [{ issueNo, multiple: 1 }],
  });
  await drawNow(fixture.platform.database, gameCode);

  const mine = await fixture.platform.call(member, myTickets, { issueNo });
  expect(mine).toMatchObject({
    ok: true,
    value: {
      next: null,
      tickets: [{ state: 'lost', stakeMinor: 1000, payoutMinor: 980, hits: { win: 1 } }],
    },
  });
});

test('the same request buys once; the same id for another order is refused', async () => {
  const gameCode = 'drawhouse-evening-3d';
  const member = await fixture.newMember();
  const [issueNo = ''] = await nextIssues(fixture.platform, member, gameCode);
  const order = {
    requestId: crypto.randomUUID(),
    gameCode,
    lines: [{ betType: 'straight', picks: [['1'], ['2'], ['3']], unitMinor: 500, multiple: 1 }],
    draws: [{ issueNo, multiple: 1 }],
  };

  const first = await fixture.platform.call(member, placeTickets, order);
  const again = await fixture.platform.call(member, placeTickets, order);
  const other = await fixture.platform.call(member, placeTickets, {
    ...order,
    draws: [{ issueNo, multiple: 2 }],
  });

  expect(first.ok && again.ok && again.value.tickets).toEqual(first.ok && first.value.tickets);
  expect(other).toMatchObject({ ok: false, refusal: 'request_reused' });
  expect((await fixture.accountsOf(member)).locked).toBe(500);
});

test('what cannot be sold is refused with its reason, and nothing moves', async () => {
  const gameCode = 'drawhouse-five-minute-ssc';
  const member = await fixture.newMember();
  const [issueNo = ''] = await nextIssues(fixture.platform, member, 'drawhouse-evening-3d');
  const [ssc = ''] = await nextIssues(fixture.platform, member, gameCode);
  const line = { betType: 'last2', picks: [['1'], ['2']], unitMinor: 500, multiple: 1 };
  const place = (order: object) =>
    fixture.platform.call(member, placeTickets, {
      requestId: crypto.randomUUID(),
      gameCode,
      lines: [line],
      draws: [{ issueNo: ssc, multiple: 1 }],
      ...order,
    });

  const refusals = await Promise.all([
    place({ gameCode: 'unheard-of' }),
    place({ lines: [{ ...line, betType: 'straight' }] }),
    place({ lines: [{ ...line, picks: [['1'], ['x']] }] }),
    place({ lines: [{ ...line, picks: [['1', '1'], ['2']] }] }),
    place({ lines: [{ ...line, picks: [['1'], []] }] }),
    place({ lines: [{ ...line, unitMinor: 1 }] }),
    place({ lines: [{ ...line, multiple: 1000 }] }),
    place({ draws: [{ issueNo, multiple: 1 }] }),
    place({ lines: [{ ...line, unitMinor: 200_000 }] }),
  ]);

  expect(refusals.map((each) => !each.ok && each.refusal)).toEqual([
    'lottery_unknown',
    'bet_type_unknown',
    'picks_invalid',
    'picks_invalid',
    'picks_invalid',
    'stake_out_of_range',
    'order_too_large',
    'issue_unknown',
    'insufficient_funds',
  ]);
  expect((await fixture.accountsOf(member)).cash).toBe(100_000);
});

test('sales close before the draw, and who comes late is told the draw that is sold', async () => {
  const gameCode = 'drawhouse-five-minute-11x5';
  const member = await fixture.newMember();
  const [first = '', second = ''] = await nextIssues(fixture.platform, member, gameCode, 2);
  await moveDraw(fixture.platform, { gameCode, issueNo: first }, 4000);

  const late = await fixture.platform.call(member, placeTickets, {
    requestId: crypto.randomUUID(),
    gameCode,
    lines: [{ betType: 'any1', picks: [['01']], unitMinor: 500, multiple: 1 }],
    draws: [{ issueNo: first, multiple: 1 }],
  });
  const drawing = await fixture.platform.call(member, lotteryDraw, { gameCode, issueNo: first });

  expect(late).toMatchObject({
    ok: false,
    refusal: 'sales_closed',
    details: { issueNo: first, current: second },
  });
  expect(drawing).toMatchObject({ ok: true, value: { issue: { state: 'closed' } } });
});

test('a brand sells the lotteries of its modes, at its own odds', async () => {
  const member = await fixture.newMember(0, 'beta');

  const [lobby, board, alphaBoard, menus] = await Promise.all([
    fixture.platform.call(member, lotteryLobby),
    fixture.platform.call(member, lotteryGame, { gameCode: 'drawhouse-five-minute-ssc' }),
    fixture.platform.call({ host: 'alpha.localhost' }, lotteryGame, {
      gameCode: 'monsoonnumbers-grand-4d',
    }),
    fixture.platform.call({ host: 'alpha.localhost' }, lotteryMenus, { page: 'LOTT' }),
  ]);
  if (!lobby.ok || !board.ok || !alphaBoard.ok || !menus.ok) throw new Error('refused');

  // SEA is no mode of this brand, though it shows the vendor.
  expect(new Set(lobby.value.lotteries.map(({ vassalage }) => vassalage))).toEqual(
    new Set(['DRAWHOUSE']),
  );
  expect(board.value.lottery.prizeMode).toBe('ZY');
  expect(board.value.betTypes[0]).toEqual({
    betType: 'position',
    odds: { win: 9.5 },
    returns: { all: 95 },
  });
  // The waived 4D bet is sold and says what it returns; the other one is not sold.
  expect(alphaBoard.value.betTypes.map(({ betType, returns }) => [betType, returns])).toEqual([
    ['big', { all: 64 }],
  ]);
  expect(menus.value.menus.map(({ family }) => family)).toEqual([
    'SSC',
    '11X5',
    'PK10',
    'LHC',
    'LF',
  ]);
});

test('a visitor may look, and only a member may buy', async () => {
  const trial = await openMember(fixture.platform, 'alpha', { username: 'trier', type: 4 });
  const [visited, tried] = await Promise.all([
    fixture.platform.call({ host: 'alpha.localhost' }, myTickets),
    fixture.platform.call(trial, myTickets),
  ]);

  expect(visited).toMatchObject({ ok: false, refusal: 'not_logged_in' });
  expect(tried).toMatchObject({ ok: false, refusal: 'forbidden' });
});
