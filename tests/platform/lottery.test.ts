import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lotteryDraw, lotteryStatistics } from '#api/lottery-board.ts';
import { openedNumero, vnOpenedNumero } from '#api/lottery.ts';
import { myTickets, placeTickets } from '#api/lottery-tickets.ts';
import { betTypeOf, courses } from '#domain/lottery/courses.ts';
import { lotteryGames } from '#domain/lottery/lottery-games.ts';
import { ticketPayoutMinor } from '#domain/lottery/ticket-bets.ts';
import { numbersOf } from '#platform/play/lottery/draw-issue.ts';
import {
  drawNow,
  type LotteryFixture,
  nextIssues,
  startLotteryFixture,
} from '../support/lottery.ts';

let fixture: LotteryFixture;

beforeAll(async () => {
  fixture = await startLotteryFixture({
    prizeModes: ['LOTT', 'SEA'],
    returnWaivers: ['SEA_4D.big'],
  });
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

/** One ticket of each family, with how its stake comes about. */
const tickets: {
  gameCode: string;
  betType: string;
  picks: string[][];
  bets: number;
  units: number;
}[] = [
  {
    gameCode: 'drawhouse-five-minute-ssc',
    betType: 'position',
    picks: [['1', '7'], [], [], [], ['0']],
    bets: 3,
    units: 1,
  },
  {
    gameCode: 'drawhouse-harbour-11x5',
    betType: 'any2',
    picks: [['01', '05', '11']],
    bets: 3,
    units: 1,
  },
  {
    gameCode: 'drawhouse-five-minute-pk10',
    betType: 'topSum',
    picks: [['big', 'small']],
    bets: 2,
    units: 1,
  },
  {
    gameCode: 'drawhouse-evening-six-mark',
    betType: 'sides',
    picks: [['big', 'odd']],
    bets: 2,
    units: 1,
  },
  {
    gameCode: 'drawhouse-evening-3d',
    betType: 'group6',
    picks: [['0', '1', '2', '3', '4', '5']],
    bets: 20,
    units: 1,
  },
  {
    gameCode: 'ninestreams-northern-draw',
    betType: 'any2',
    picks: [['42', '07']],
    bets: 2,
    units: 27,
  },
  { gameCode: 'ninestreams-central-draw', betType: 'any2', picks: [['42']], bets: 1, units: 18 },
  {
    gameCode: 'monsoonnumbers-grand-4d',
    betType: 'big',
    picks: [['1'], ['2'], ['3'], ['4', '5']],
    bets: 2,
    units: 1,
  },
  {
    gameCode: 'monsoonnumbers-lucky-numbers',
    betType: 'bottom2',
    picks: [['00', '99']],
    bets: 2,
    units: 1,
  },
];

test.each(tickets)('$gameCode: a ticket is bought, drawn and paid to the cent', async (given) => {
  const { gameCode, betType, picks, bets, units } = given;
  const { course } = lotteryGames[gameCode] ?? { course: 'SSC' };
  const member = await fixture.newMember();
  const [issueNo = ''] = await nextIssues(fixture.platform, member, gameCode);
  const before = await fixture.platform.call(member, lotteryDraw, { gameCode, issueNo });

  const bought = await fixture.platform.call(member, placeTickets, {
    requestId: crypto.randomUUID(),
    gameCode,
    lines: [{ betType, picks, unitMinor: 100, multiple: 5 }],
    draws: [{ issueNo, multiple: 1 }],
  });
  const stakeMinor = bets * units * 500;
  expect(bought).toMatchObject({
    ok: true,
    value: { stakeMinor, balanceMinor: 100_000 - stakeMinor, planId: null },
  });
  expect(await fixture.accountsOf(member)).toEqual({
    cash: 100_000 - stakeMinor,
    bonus: 0,
    locked: stakeMinor,
  });

  expect(await drawNow(fixture.platform.database, gameCode)).toBe(issueNo);
  const [after, mine] = await Promise.all([
    fixture.platform.call(member, lotteryDraw, { gameCode, issueNo }),
    fixture.platform.call(member, myTickets, { gameCode }),
  ]);
  if (!before.ok || !after.ok || !mine.ok) throw new Error('refused');

  // The numbers follow from the seeds, and the seed from what was published before.
  const { commit, serverSeed, clientSeed } = after.value.proof;
  expect(before.value.proof).toEqual({
    commit,
    serverSeed: null,
    clientSeed: null,
    beacon: null,
    nonce: 0,
  });
  expect(
    createHash('sha256')
      .update(serverSeed ?? '')
      .digest('hex'),
  ).toBe(commit);
  const result = numbersOf(course, { serverSeed: serverSeed ?? '', clientSeed: clientSeed ?? '' });
  expect(after.value.issue.state).toBe('settled');
  expect(after.value.issue.result).toEqual(
    courses[course].tiers.map(({ key }, at) => ({ tier: key, numbers: result[at] })),
  );

  // What was paid is what the rules say of these numbers.
  const [ticket] = mine.value.tickets;
  const hits = betTypeOf(course, betType)?.hitsOf(picks, result) ?? {};
  const payoutMinor = ticketPayoutMinor(hits, ticket?.odds ?? {}, 500);
  expect(ticket).toMatchObject({ issueNo, bets, stakeMinor, payoutMinor });
  expect(await fixture.accountsOf(member)).toEqual({
    cash: 100_000 - stakeMinor + payoutMinor,
    bonus: 0,
    locked: 0,
  });
});

test('opened numbers and statistics count what was drawn', async () => {
  const gameCode = 'ninestreams-southern-draw';
  const visitor = { host: 'alpha.localhost' };
  await nextIssues(fixture.platform, visitor, gameCode);
  const drawn = [
    await drawNow(fixture.platform.database, gameCode),
    await drawNow(fixture.platform.database, gameCode),
  ];

  const [opened, vietnam, wrong, counted] = await Promise.all([
    fixture.platform.call(visitor, openedNumero, { gameCode, pageSize: 1 }),
    fixture.platform.call(visitor, vnOpenedNumero, { gameCode }),
    fixture.platform.call(visitor, vnOpenedNumero, { gameCode: 'drawhouse-evening-3d' }),
    fixture.platform.call(visitor, lotteryStatistics, { gameCode, draws: 10 }),
  ]);
  if (!opened.ok || !vietnam.ok || !counted.ok) throw new Error('refused');
  const after = opened.value.next ?? '';
  const [second, former, elsewhere] = await Promise.all([
    fixture.platform.call(visitor, openedNumero, { gameCode, pageSize: 1, after }),
    fixture.platform.call(visitor, openedNumero, { gameCode, pageSize: 1, pageNo: 2 }),
    fixture.platform.call(visitor, openedNumero, { gameCode: 'drawhouse-evening-3d', after }),
  ]);

  expect(opened.value).toMatchObject({ course: 'VN_SOUTH' });
  expect(opened.value.issues.map(({ issueNo }) => issueNo)).toEqual([drawn[1]]);
  expect(second).toMatchObject({ value: { issues: [{ issueNo: drawn[0] }], next: null } });
  expect(former).toMatchObject({
    value: { issues: [{ issueNo: drawn[0] }], total: 2, totalPages: 2, pageNo: 2 },
  });
  expect(elsewhere).toMatchObject({ refusal: 'invalid_input' });
  expect(vietnam.value.issues).toHaveLength(2);
  expect(wrong).toMatchObject({ ok: false, refusal: 'lottery_unknown' });
  const { draws, drawsEver, groups } = counted.value;
  const any = groups.find(({ key }) => key === 'anyPrize');
  expect([draws, drawsEver]).toEqual([2, 2]);
  expect(any?.items.reduce((sum, { count }) => sum + count, 0)).toBe(36);
  expect(any?.items.reduce((sum, { countEver }) => sum + countEver, 0)).toBe(36);
  const [last] = vietnam.value.issues[0]?.result?.[0]?.numbers ?? [];
  const special = groups.find(({ key }) => key === 'special');
  expect(special?.items.find(({ option }) => option === last?.slice(-2))?.omission).toBe(0);
});
