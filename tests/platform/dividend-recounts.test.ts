import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { recountPeriod } from '#platform/money/contracts/operate-bills.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import type { TeamPerson } from '../support/agents.ts';
import {
  agree,
  flat,
  openContractLine,
  paidBy,
  playAt,
  settleIn,
  settleUntil,
  skipSalaries,
  startContractBrands,
  mondayBefore,
  todaysMidnight,
} from '../support/contracts.ts';
import { operator } from '../support/operator.ts';
import type { TestPlatform } from '../support/platform.ts';

const DAY_MS = 24 * 3_600_000;

const TODAY = todaysMidnight();

/** The beginning of a week, in UTC as the brands are; the first is six weeks ago. */
const week = (at: number): Date => mondayBefore(TODAY, 6 - at);

let fixture: Awaited<ReturnType<typeof startContractBrands>>;
let platform: TestPlatform;

beforeAll(async () => {
  fixture = await startContractBrands(['alpha', 'delta', 'omega']);
  ({ platform } = fixture);
});

afterAll(() => fixture.close());

/** A line whose agent has 30 % of what the house earns by a team in weeks, week by week. */
const openWeeks = async (code: string, earnedMinor: readonly number[]) => {
  const merchant = fixture.merchantOf(code);
  const { master, agent, player } = await openContractLine(platform, code);
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await settleIn(platform, merchant, week(0));
  await skipSalaries(platform, merchant);
  for (const [at, minor] of earnedMinor.entries())
    await playAt(platform, merchant, player.memberId, {
      at: new Date(week(at).getTime() + DAY_MS),
      stakeMinor: 100_000,
      payoutMinor: 100_000 - minor,
    });
  return { merchant, master, agent };
};

/** Lets the figures of a week come to so much more, as if they were gathered anew. */
const earnMore = ({ id }: Merchant, at: number, minor: number) =>
  sql`update team_day set payout_minor = payout_minor - ${minor}::bigint where merchant_id = ${id}
    and day = (${new Date(week(at).getTime() + DAY_MS)}::timestamptz at time zone 'UTC')::date`.execute(
    platform.database,
  );

const recount = async (merchant: Merchant, at: number) =>
  (
    await recountPeriod(
      platform.database,
      merchant,
      { kind: 'dividend', startsAt: week(at) },
      operator,
    )
  )?.length;

/** What the last revision of each week says: the loss before it, the figure, and the loss after it. */
const weeksOf = async ({ merchantId, memberId }: TeamPerson) => {
  const { rows } = await sql<{ carry: number; figure: number; out: number }>`
    select distinct on (starts_at) carry_minor as carry, figure_minor as figure, carry_out_minor as out
      from contract_bill where merchant_id = ${merchantId} and agent_id = ${memberId} and kind = 'dividend'
      order by starts_at, revision desc`.execute(platform.database);
  return rows.map(({ carry, figure, out }) => [carry, figure, out]);
};

test('a loss that comes to light later is carried into the weeks after it, and comes off what is paid', async () => {
  const { merchant, agent } = await openWeeks('alpha', [10_000, 1_000, 20_000]);
  await settleUntil(platform, merchant, week(2));
  expect(await paidBy(platform, merchant, agent, 'dividend')).toBe(3_300);

  await earnMore(merchant, 0, -14_000);
  // Of the master and of the agent, both weeks.
  expect(await recount(merchant, 0)).toBe(4);
  expect(await recount(merchant, 0)).toBe(0);
  expect(await recount(merchant, 1)).toBe(0);
  await settleUntil(platform, merchant, week(3));

  expect(await weeksOf(agent)).toEqual([
    [0, -4_000, -4_000],
    [-4_000, -3_000, -3_000],
    [-3_000, 17_000, 0],
  ]);
  // 30 % of the 17,000 of all three weeks: what was paid too much before is in it.
  expect(await paidBy(platform, merchant, agent, 'dividend')).toBe(5_100);
});

test('a loss that comes to nothing is taken out of the weeks after it, also where nothing is due', async () => {
  const { merchant, agent } = await openWeeks('delta', [-5_000, -3_000, 4_000]);
  await settleUntil(platform, merchant, week(3));
  expect(await weeksOf(agent)).toEqual([
    [0, -5_000, -5_000],
    [-5_000, -8_000, -8_000],
    [-8_000, -4_000, -4_000],
  ]);

  await earnMore(merchant, 0, 7_000);
  expect(await recount(merchant, 0)).toBe(6);
  expect(await recount(merchant, 1)).toBe(0);
  await runContracts(platform.database, merchant);

  expect(await weeksOf(agent)).toEqual([
    [0, 2_000, 0],
    [0, -3_000, -3_000],
    [-3_000, 1_000, 0],
  ]);
  expect(await paidBy(platform, merchant, agent, 'dividend')).toBe(600 + 300);
});

test('where the loss stays what it was, later weeks stay as they are', async () => {
  const { merchant, agent } = await openWeeks('omega', [10_000, -3_000, 5_000]);
  await settleUntil(platform, merchant, week(3));

  await earnMore(merchant, 0, 2_000);
  expect(await recount(merchant, 0)).toBe(2);
  // The bill of the second week carries into the third alone, not into itself.
  expect(await recount(merchant, 1)).toBe(0);
  await earnMore(merchant, 1, -1_000);
  expect(await recount(merchant, 1)).toBe(4);
  await runContracts(platform.database, merchant);

  expect(await weeksOf(agent)).toEqual([
    [0, 12_000, 0],
    [0, -4_000, -4_000],
    [-4_000, 1_000, 0],
  ]);
  // 3,600 and 300; of the third week 600 were paid at first, and 300 are more than it came to.
  const { rows } = await sql<{ due: number; owed: number }>`
    select sum(due_minor)::int as due, (array_agg(owed_out_minor order by id desc))[1]::int as owed from contract_bill
      where merchant_id = ${merchant.id} and agent_id = ${agent.memberId} and kind = 'dividend'`.execute(
    platform.database,
  );
  expect(rows).toEqual([{ due: 3_000 + 600 + 600, owed: -300 }]);
});
