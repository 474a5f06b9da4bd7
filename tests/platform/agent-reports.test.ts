import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentDownlineBets, agentDownlineTransactions } from '#api/agent-records.ts';
import {
  agentRevenue,
  agentStatements,
  agentStatementsFile,
  agentTeamOverview,
  reportSorts,
  type ReportSort,
  type StatementRow,
} from '#api/agent-reports.ts';
import type { InputOf } from '#api/endpoint.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { requestOf } from '../support/every-call.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { TeamWorld } from '../support/team-world.ts';

const brand = buildMerchant('alpha', {
  timeZone: 'Europe/London',
  flags: { AGENTPOLICY3: true },
  protection: { ageProof: 'agreed', historyMonths: 120 },
  categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
});
// The world's own months, for as long as a brand may show any.
const RANGE = { preset: 'custom', from: '2026-03-01', to: '2026-04-30' } as const;

let platform: TestPlatform;
let world: TeamWorld;
let agent: number;
let leader: number;
let gone: number;

const caller = (memberId: number): Caller => {
  const found = world.callers.get(memberId);
  if (!found) throw new Error(`nobody is ${memberId}`);
  return found;
};

beforeAll(async () => {
  platform = await startTestPlatform([brand], { jobs: false });
  world = new TeamWorld(platform, await openMerchant(platform.database, brand));
  const elsewhere = await world.register(null, 1);
  agent = await world.register(null, 1);
  leader = await world.register(elsewhere, 2);
  gone = await world.register(agent, 2);
  const members = [];
  for (const under of [leader, leader, gone, agent, agent, agent])
    members.push(await world.register(under));
  // Before the leader came into the branch: no business of the agent.
  await world.bet(members[0] ?? 0, 7_000, 0);
  world.wait(3_000);
  await world.move(leader, agent);
  world.wait(3_000);
  for (const [place, memberId] of [...members, agent, leader].entries()) {
    await world.bet(memberId, 100 * (place + 1), place % 2 === 0 ? 0 : 150 * (place + 1));
    await world.bet(memberId, 10, 3);
    await world.deposit(memberId, 1_000 + place);
    await world.given(memberId, 'bonus', 5 + place);
    world.wait(700);
  }
  const taken = world.bets.at(-2);
  if (taken) await world.takeBack(taken);
  await world.move(gone, elsewhere);
  await gatherTeams(platform.database, world.merchant, { until: world.wait(1) });
});

afterAll(() => platform.close());

const readAll = async (
  input: Partial<InputOf<typeof agentStatements>>,
  who = agent,
): Promise<{ items: StatementRow[]; total: Record<string, number> }> => {
  const items: StatementRow[] = [];
  for (let after: string | undefined; ;) {
    const page = await platform.call(caller(who), agentStatements, {
      ...RANGE,
      pageSize: 2,
      ...input,
      ...(after === undefined ? {} : { after }),
    });
    if (!page.ok) throw new Error(page.refusal);
    items.push(...page.value.items);
    if (page.value.next === null) return { items, total: page.value.total };
    after = page.value.next;
  }
};

const sumOf = (items: readonly StatementRow[]) => {
  const sum: Record<string, number> = {};
  for (const item of items)
    for (const [name, value] of Object.entries(item))
      if (typeof value === 'number' && name !== 'memberId' && name !== 'active')
        sum[name] = (sum[name] ?? 0) + value;
  return sum;
};

test('the rows of all pages of a statement are its total, and the whole is what a slow count says', async () => {
  const inRange = (at: number) => world.slow.dayOf(at) <= RANGE.to;
  const slow = world.slow.sumTeam(agent, ({ at }) => inRange(at));
  const own = world.slow.deeds.filter(({ memberId }) => memberId === agent);
  const ownStake = own.reduce((total, { figures }) => total + (figures.stakeMinor ?? 0), 0);
  for (const by of ['downline', 'day'] as const) {
    const { items, total } = await readAll({ by });
    expect(sumOf(items)).toEqual(total);
    expect(total['stakeMinor']).toBe(slow.stakeMinor + ownStake);
    expect(items.length).toBeGreaterThan(2);
  }
});

test('a statement has a row for the agent, one for each direct downline and one for those who left', async () => {
  const { items } = await readAll({ by: 'downline' });

  expect(items.map(({ row }) => row).toSorted()).toEqual([
    'downline',
    'downline',
    'downline',
    'downline',
    'former',
    'own',
  ]);
  const of = items.find(({ memberId }) => memberId === leader);
  expect(of).toMatchObject({ row: 'downline', kind: 'agent', active: 3 });
  expect(of?.stakeMinor).toBe(world.slow.sumBranch(agent, leader, () => true).stakeMinor);
  expect(items.find(({ row }) => row === 'former')).toMatchObject({ memberId: null, name: null });
});

const VALUE: Readonly<Record<ReportSort, keyof StatementRow | null>> = {
  key: null,
  bets: 'bets',
  stake: 'stakeMinor',
  payout: 'payoutMinor',
  validBet: 'validBetMinor',
  profit: 'profitMinor',
  base: 'baseMinor',
  deposit: 'depositMinor',
  withdrawal: 'withdrawalMinor',
  bonus: 'bonusMinor',
  rebate: 'rebateMinor',
  registered: 'registered',
};

test('a statement is sorted by each of its figures, either way, over all pages', async () => {
  for (const sort of reportSorts)
    for (const descending of [true, false]) {
      const by = sort === 'key' ? 'day' : 'downline';
      const { items } = await readAll({ sort, descending, by });
      const name = VALUE[sort];
      const values = items.map((item) => (name === null ? item.day : item[name]));
      const sorted = values.toSorted((a, b) =>
        typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1,
      );
      expect([sort, values]).toEqual([sort, descending ? sorted.toReversed() : sorted]);
    }
});

test('below a downline an agent sees only the days since it is in the own branch', async () => {
  const { total } = await readAll({ under: leader });
  const theirs = await readAll({}, leader);

  expect(theirs.total['stakeMinor']).toBe((total['stakeMinor'] ?? 0) + 7_000);
});

test('the overview is the sums of its days, people counted once', async () => {
  const answer = await platform.call(caller(agent), agentTeamOverview, RANGE);
  if (!answer.ok) throw new Error(answer.refusal);
  const { total, days, active, allDownlines } = answer.value;

  expect(total.stakeMinor).toBe(world.slow.sumTeam(agent, () => true).stakeMinor);
  expect(days.reduce((sum, day) => sum + day.stakeMinor, 0)).toBe(total.stakeMinor);
  expect(days).toHaveLength(61);
  expect(active).toBe(world.slow.countActive(agent, RANGE.from, RANGE.to));
  expect(active).toBeLessThan(days.reduce((sum, day) => sum + day.active, 0) + 1);
  // Five members and the leader; one agent and a member have left.
  expect([allDownlines, days.at(-1)?.allDownlines, days[0]?.allDownlines]).toEqual([6, 6, 0]);
  expect(Math.max(...days.map((day) => day.allDownlines))).toBe(8);
});

test('an affiliate sees the sums, and nobody', async () => {
  const affiliate = await world.register(agent, 42);
  const sums = await platform.call(caller(affiliate), agentTeamOverview, RANGE);
  const rows = await platform.call(caller(affiliate), agentStatements, RANGE);

  expect([sums.ok, rows]).toMatchObject([true, { ok: false, refusal: 'forbidden' }]);
});

test('revenue by what is played sums up to its total', async () => {
  const answer = await platform.call(caller(agent), agentRevenue, RANGE);
  const total = { stakeMinor: world.slow.sumTeam(agent, () => true).stakeMinor };

  expect(answer).toMatchObject({ ok: true, value: { total, rows: 1, next: null } });
  expect(answer.ok && answer.value.items[0]).toMatchObject({ gameType: 'RNG', ...total });
});

test('bets and money of those below are listed since they are below, and sum up to their totals', async () => {
  for (const exact of [true, false]) {
    let stake = 0;
    let total = 0;
    for (let after: string | undefined; ;) {
      const page = await platform.call(caller(agent), agentDownlineBets, {
        ...RANGE,
        exact,
        pageSize: 3,
        ...(after === undefined ? {} : { after }),
      });
      if (!page.ok) throw new Error(page.refusal);
      total += page.value.total?.stakeMinor ?? 0;
      for (const bet of page.value.items) stake += bet.state === 'void' ? 0 : bet.stakeMinor;
      if (page.value.next === null) break;
      after = page.value.next;
    }
    expect([stake > 0, stake]).toEqual([true, total]);
    expect(stake).toBeLessThan(7_000);
  }
  const money = await platform.call(caller(agent), agentDownlineTransactions, RANGE);
  expect(money.ok && money.value.items.map(({ kind }) => kind)).toEqual(Array(6).fill('bonus'));
  expect(money.ok && money.value.total?.rows).toBe(6);
});

test('a statement as a file has a line for each row, and a cursor that is none is refused', async () => {
  const file = await platform.send(caller(agent), requestOf(agentStatementsFile, { ...RANGE }));
  expect([file.status, file.text.trim().split('\r\n').length]).toEqual([200, 7]);
  const bad = await platform.call(caller(agent), agentStatements, { ...RANGE, after: 'AAAA' });
  expect(bad).toMatchObject({ ok: false, refusal: 'invalid_input' });
});
