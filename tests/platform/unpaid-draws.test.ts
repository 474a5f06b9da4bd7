import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_AMOUNT_MINOR, MAX_BALANCE_MINOR } from '#domain/amount-ceilings.ts';
import { unpaidDraws } from '#platform/app/doctor/find-unpaid-draws.ts';
import { readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { sql } from '#platform/base/database/sql.ts';
import { cancelIssue } from '#platform/play/lottery/cancel-issue.ts';
import { runDueIssues, runLotteries } from '#platform/play/lottery/lottery-job.ts';
import { figuresOf, readFigures } from '../support/figures.ts';
import { type LotteryFixture, moveDraw, startLotteryFixture } from '../support/lottery.ts';
import { giveMoney, type OpenedMember } from '../support/members.ts';
import { operatorWho } from '../support/operator.ts';

let fixture: LotteryFixture;
let gifts = 0;

beforeAll(async () => {
  // No job is at work: each look is a test's own.
  fixture = await startLotteryFixture({}, [], { jobs: false, metrics: { port: 0 } });
});

afterAll(async () => {
  expect(await fixture.close()).toEqual({ unbalanced: [], wrong: [] });
});

const give = async ({ merchantId, memberId }: OpenedMember, amountMinor: number): Promise<void> => {
  gifts += 1;
  const owner = { merchantId, memberId, currency: 'USD' };
  await fixture.platform.database
    .transaction()
    .execute((tx) => giveMoney(tx, owner, amountMinor, `gift ${gifts}`));
};

/** A member whose account takes no more, with an order in the next draws, of which so many are due. */
const openFull = async (gameCode: string, draws: number) => {
  const member = await fixture.newMember();
  const { issues } = await fixture.follow(member, gameCode, { draws, stopOnWin: draws > 1 });
  const { cash } = await fixture.accountsOf(member);
  for (let left = MAX_BALANCE_MINOR - cash; left > 0; left -= MAX_AMOUNT_MINOR)
    await give(member, Math.min(left, MAX_AMOUNT_MINOR));
  for (const [at, issueNo] of issues.entries())
    await moveDraw(fixture.platform, { gameCode, issueNo }, (at - draws) * 1000);
  return { member, issues };
};

const rowsOf = async (gameCode: string) => {
  const { rows } = await sql<{
    issueNo: string;
    tickets: number;
    waits: boolean;
    reason: string;
    tries: number;
    restSeconds: number;
    isDue: boolean;
  }>`
    select issue_no, tickets, waits, reason, tries,
        extract(epoch from again_at - clock_timestamp())::float8 as "restSeconds", again_at <= clock_timestamp() as "isDue"
      from lottery_unpaid where game_code = ${gameCode} order by issue_no`.execute(
    fixture.platform.database,
  );
  return rows;
};

/** When the noted draws of a lottery are tried again, in seconds from now. */
const rest = (gameCode: string, seconds: number, issueNo: string | null = null) =>
  sql`update lottery_unpaid set again_at = clock_timestamp() + make_interval(secs => ${seconds})
    where game_code = ${gameCode} and (${issueNo}::text is null or issue_no = ${issueNo})`.execute(
    fixture.platform.database,
  );

const look = () => runDueIssues(fixture.platform.database, new Date());

const find = async () =>
  (await unpaidDraws.find({ database: fixture.platform.database, isWhole: false })).map(
    ({ subject, found }) => [subject, found],
  );

test('a draw that cannot be paid rests longer after each try, and then calls somebody; once it is paid all is forgotten', async () => {
  const gameCode = 'drawhouse-five-minute-ssc';
  const { database } = fixture.platform;
  const {
    member,
    issues: [issueNo = ''],
  } = await openFull(gameCode, 1);
  const subject = `alpha ${gameCode} ${issueNo}`;

  await expect(look()).rejects.toThrow('amount_too_large');
  const [first] = await rowsOf(gameCode);
  expect(first).toMatchObject({ issueNo, tickets: 1, waits: false, tries: 1 });
  expect(first?.reason).toContain('amount_too_large');
  expect(first?.restSeconds).toBeLessThanOrEqual(2);

  await rest(gameCode, 3600);
  await look();
  expect(await rowsOf(gameCode)).toMatchObject([{ tries: 1 }]);
  for (const tries of [2, 3]) {
    expect(await find()).toEqual([]);
    await rest(gameCode, 0);
    await expect(look()).rejects.toThrow('amount_too_large');
    expect(await rowsOf(gameCode)).toMatchObject([{ tries }]);
  }

  expect(await find()).toEqual([
    [subject, expect.stringContaining('1 ticket of the brand alpha cannot be paid')],
  ]);
  const alarms = () => readAlarms(database, { merchantId: null, limit: 9 });
  expect(await alarms()).toMatchObject([
    { merchant: 'alpha', kind: 'tickets', subject: `${gameCode} ${issueNo}`, times: 1 },
  ]);
  const figures = figuresOf(await readFigures(fixture.platform));
  expect(figures.get('livery_queue_waiting{queue="draws",brand="alpha"}')).toBe(1);

  await sql`update lottery_unpaid set tries = 40, again_at = clock_timestamp()`.execute(database);
  await expect(look()).rejects.toThrow('amount_too_large');
  const [late] = await rowsOf(gameCode);
  expect(late?.restSeconds).toBeGreaterThan(100);
  expect(late?.restSeconds).toBeLessThanOrEqual(300);

  await give(member, -100_000);
  await rest(gameCode, 0);
  await look();
  expect(await rowsOf(gameCode)).toEqual([]);
  expect(await find()).toEqual([]);
  expect(await alarms()).toHaveLength(1);
  expect(await fixture.accountsOf(member)).toMatchObject({ locked: 0 });
});

test('a draw that waits for an earlier one of its order calls nobody, and is tried as soon as that one is paid', async () => {
  const gameCode = 'drawhouse-ten-minute-ssc';
  const {
    member,
    issues: [first = '', second = ''],
  } = await openFull(gameCode, 2);

  await expect(look()).rejects.toThrow('amount_too_large');
  expect(await rowsOf(gameCode)).toMatchObject([
    { issueNo: first, waits: false },
    { issueNo: second, waits: true, tickets: 1 },
  ]);
  await sql`update lottery_unpaid set tries = 40 where game_code = ${gameCode} and waits`.execute(
    fixture.platform.database,
  );
  expect(await find()).toEqual([]);

  await give(member, -100_000);
  await rest(gameCode, 3600, second);
  await rest(gameCode, 0, first);
  await look();
  expect(await rowsOf(gameCode)).toMatchObject([{ issueNo: second, isDue: true }]);
  await look();
  expect(await rowsOf(gameCode)).toEqual([]);
  expect(await fixture.accountsOf(member)).toMatchObject({ locked: 0 });
});

test('a stake of a cancelled draw that cannot be given back rests, too', async () => {
  const gameCode = 'bamboodrum-lucky-ssc';
  const { database } = fixture.platform;
  const {
    member,
    issues: [issueNo = ''],
  } = await openFull(gameCode, 1);
  const why = operatorWho('the machine failed its test');

  await expect(cancelIssue(database, { gameCode, issueNo }, why)).rejects.toThrow(
    'amount_too_large',
  );
  await rest(gameCode, 3600);
  await runLotteries(database);
  expect(await rowsOf(gameCode)).toMatchObject([{ tries: 1 }]);

  await rest(gameCode, 0);
  await expect(runLotteries(database)).rejects.toThrow('amount_too_large');
  expect(await rowsOf(gameCode)).toMatchObject([{ tries: 2 }]);
  await give(member, -100_000);
  await rest(gameCode, 0);
  await runLotteries(database);
  expect(await rowsOf(gameCode)).toEqual([]);
});
