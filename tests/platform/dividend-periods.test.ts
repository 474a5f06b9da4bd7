import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import {
  agree,
  contractsOf,
  flat,
  openContractLine,
  playAt,
  settleIn,
  settleUntil,
  skipSalaries,
  startContractBrands,
  mondayBefore,
  todaysMidnight,
} from '../support/contracts.ts';
import type { TeamPerson } from '../support/agents.ts';
import type { TestPlatform } from '../support/platform.ts';

const DAY_MS = 24 * 3_600_000;

/** A Monday twelve weeks ago, in UTC as the brands are. */
const MONDAY = mondayBefore(todaysMidnight(), 12);

const afterDays = (days: number): Date => new Date(MONDAY.getTime() + days * DAY_MS);

/** The first of the month after a moment. */
const monthEnd = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));

let fixture: Awaited<ReturnType<typeof startContractBrands>>;
let platform: TestPlatform;

beforeAll(async () => {
  fixture = await startContractBrands(['alpha', 'delta', 'omega']);
  ({ platform } = fixture);
});

afterAll(() => fixture.close());

/** The brand once its file has other periods. */
const byMonth = ({ id, code, config }: Merchant): Merchant => {
  const { agents } = config;
  const dividend = { ...agents.contracts.dividend, period: 'monthly' as const };
  const contracts = { ...agents.contracts, dividend };
  return { id, code, config: { ...config, agents: { ...agents, contracts } } };
};

/** The periods of somebody's dividends, the first first. */
const periodsOf = async ({ merchantId, memberId }: TeamPerson) => {
  const { rows } = await sql<{
    startsAt: Date;
    endsAt: Date;
    figureMinor: number;
    rateMillis: number;
  }>`select starts_at, ends_at, figure_minor, rate_millis from contract_bill
    where merchant_id = ${merchantId} and agent_id = ${memberId} and kind = 'dividend'
    order by starts_at`.execute(platform.database);
  return rows;
};

test('a contract by the week is settled by the week also once the brand’s file says months', async () => {
  const merchant = fixture.merchantOf('alpha');
  const { master, agent, player } = await openContractLine(platform, 'alpha');
  const terms = [
    { rateMillis: 10_000, fromMinor: 0, activeMembers: 0 },
    { rateMillis: 30_000, fromMinor: 100_000, activeMembers: 0 },
  ];
  await agree(platform, { upline: master, agent, kind: 'dividend', terms });
  await settleIn(platform, merchant, MONDAY);
  await skipSalaries(platform, merchant);
  for (const day of [2, 9, 16, 23, 30])
    await playAt(platform, merchant, player.memberId, {
      at: afterDays(day),
      stakeMinor: 60_000,
      payoutMinor: 0,
    });
  await settleUntil(platform, merchant, afterDays(7));

  await settleUntil(platform, byMonth(merchant), afterDays(35));

  // What five weeks have together would reach the better tier.
  const weeks = [0, 7, 14, 21, 28].map((day) => ({
    startsAt: afterDays(day),
    endsAt: afterDays(day + 7),
    figureMinor: 60_000,
  }));
  expect(await periodsOf(agent)).toEqual(weeks.map((week) => ({ ...week, rateMillis: 10_000 })));
  expect(await periodsOf(master)).toMatchObject(weeks);
});

test('a contract by the month takes over where one by the week ended, and each day is billed once', async () => {
  const merchant = fixture.merchantOf('delta');
  const { master, agent, sub, player } = await openContractLine(platform, 'delta');
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await agree(platform, { upline: agent, agent: sub, kind: 'dividend', terms: flat(20_000) });
  await settleIn(platform, merchant, MONDAY);
  await skipSalaries(platform, merchant);
  for (let day = 0; day < 77; day += 1)
    await playAt(platform, merchant, player.memberId, {
      at: new Date(afterDays(day).getTime() + DAY_MS / 2),
      stakeMinor: 1_000,
      payoutMinor: 0,
    });
  const [over, end] = [afterDays(14), afterDays(70)];
  // The agent's next version is by the month; what it gives below ends with a week, in the middle of a month of its own.
  await sql`with former as (update agent_contract set ends_at = ${over}, end_reason = 'replaced', state = 'SUPERSEDED'
      where merchant_id = ${merchant.id} and agent_id = ${agent.memberId} and kind = 'dividend' returning *)
    insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, starts_at)
      select merchant_id, kind, upline_id, agent_id, terms, 'month', zone, 'ACTIVE', ${over} from former`.execute(
    platform.database,
  );
  await sql`update agent_contract set period = 'month', starts_at = ${MONDAY}, ends_at = ${end},
      end_reason = 'uncovered', state = 'TERMINATED'
    where merchant_id = ${merchant.id} and agent_id = ${sub.memberId} and kind = 'dividend'`.execute(
    platform.database,
  );

  await settleUntil(platform, merchant, afterDays(77));

  const spanOf = (days: { startsAt: Date; endsAt: Date; figureMinor: number }) => ({
    ...days,
    figureMinor: ((days.endsAt.getTime() - days.startsAt.getTime()) / DAY_MS) * 1_000,
  });
  const monthsFrom = (from: Date, until: Date) => {
    const spans = [];
    for (let at = from; at < until; at = monthEnd(at))
      spans.push(spanOf({ startsAt: at, endsAt: monthEnd(at), figureMinor: 0 }));
    return spans;
  };
  const week = (day: number) =>
    spanOf({ startsAt: afterDays(day), endsAt: afterDays(day + 7), figureMinor: 0 });
  const whole = monthsFrom(over, afterDays(77)).filter(({ endsAt }) => endsAt <= afterDays(77));
  expect(await periodsOf(agent)).toMatchObject([week(0), week(7), ...whole]);
  const cut = monthsFrom(MONDAY, end).map(({ startsAt, endsAt }) =>
    spanOf({ startsAt, endsAt: endsAt < end ? endsAt : end, figureMinor: 0 }),
  );
  expect(await periodsOf(sub)).toMatchObject(cut);
  expect(await periodsOf(master)).toHaveLength(11);
});

test('what takes the place of a contract begins when its own period has ended', async () => {
  const merchant = fixture.merchantOf('omega');
  const { master, agent } = await openContractLine(platform, 'omega');
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await settleIn(platform, merchant, MONDAY);
  await skipSalaries(platform, merchant);
  await sql`update agent_contract set period = 'month' where merchant_id = ${merchant.id} and kind = 'dividend'`.execute(
    platform.database,
  );

  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(20_000) });
  await runContracts(platform.database, merchant);

  for (const person of [agent, master]) {
    const own = await contractsOf(platform, person);
    const [next, former] = own.filter(({ kind }) => kind === 'dividend');
    expect(next).toMatchObject({ state: 'ACCEPTED', period: 'week' });
    expect(former).toMatchObject({ state: 'ACTIVE', period: 'month', endReason: 'replaced' });
    expect(former?.endsAt).toBe(next?.startsAt);
    expect(next?.startsAt).toMatch(/-01T00:00:00.000Z$/);
  }
});
