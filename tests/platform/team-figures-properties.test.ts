import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { gatherTeams, regatherTeams } from '#platform/play/teams/gather-teams.ts';
import {
  readTeamFigures,
  readTeamHour,
  readTeamValidBetSoFar,
} from '#platform/play/teams/read-team-figures.ts';
import { withClient } from '../support/database-template.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { counted } from '../support/slow-teams.ts';
import { TeamWorld } from '../support/team-world.ts';

// The clocks of this zone change on the third day of the world.
const brand = buildMerchant('alpha', {
  timeZone: 'Europe/London',
  categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
});
let platform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform([brand], { jobs: false });
  merchant = await openMerchant(platform.database, brand);
});

afterAll(() => platform.close());

const who = fc.nat(30);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('register' as const), who }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who,
      stake: fc.integer({ min: 1, max: 900 }),
      payout: fc.integer({ min: 0, max: 1800 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), who, to: fc.nat(32) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('given' as const),
      who,
      kind: fc.constantFrom('bonus' as const, 'rebate' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 1500 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('gather' as const),
      processes: fc.constantFrom(1, 1, 2, 8),
      mostBets: fc.integer({ min: 1, max: 6 }),
      isKilled: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const at = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[place % Math.max(1, items.length)];

const act = async (world: TeamWorld, one: Step): Promise<void> => {
  if (one.do === 'wait') world.wait(one.minutes);
  else if (one.do === 'gather') await gather(world, one);
  else if (one.do === 'void') {
    const bet = at(world.bets, one.which);
    if (bet) await world.takeBack(bet);
  } else {
    const person = at(world.people, one.who);
    if (person === undefined) return;
    if (one.do === 'register') await world.register(person);
    else if (one.do === 'bet') await world.bet(person, one.stake, one.payout);
    else if (one.do === 'deposit') await world.deposit(person, 100 + one.who);
    else if (one.do === 'given') await world.given(person, one.kind, 10 + one.who);
    else await world.move(person, one.to > 30 ? null : (at(world.people, one.to) ?? null));
  }
};

const gather = async (
  world: TeamWorld,
  { processes, mostBets, isKilled }: { processes: number; mostBets: number; isKilled: boolean },
): Promise<void> => {
  const until = world.wait(0);
  if (isKilled)
    await withClient(platform.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('select gather_team_step($1, $2, $3, $4)', [
        merchant.id,
        merchant.config.timeZone,
        until,
        mostBets,
      ]);
      // The connection ends here, and what it did is nothing.
    });
  const run = () => gatherTeams(platform.database, merchant, { until, mostBets });
  await Promise.all(Array.from({ length: processes }, run));
};

const compare = async (world: TeamWorld, from: number): Promise<void> => {
  const { slow, people, now } = world;
  const merchantId = merchant.id;
  const days = [slow.dayOf(from), slow.dayOf((from + now) / 2), slow.dayOf(now)] as const;
  const ranges = [
    [days[0], days[2]],
    [days[1], days[1]],
    [days[1], days[2]],
  ] as const;
  for (const [fromDay, toDay] of ranges) {
    const read = await readTeamFigures(platform.database, {
      merchantId,
      agentIds: people,
      fromDay,
      toDay,
    });
    for (const agentId of people) {
      const isIn = (moment: number) => slow.dayOf(moment) >= fromDay && slow.dayOf(moment) <= toDay;
      expect(read.get(agentId)).toMatchObject({
        ...slow.sumTeam(agentId, (deed) => isIn(deed.at)),
        active: slow.countActive(agentId, fromDay, toDay),
      });
    }
  }
  const soFar = await readTeamValidBetSoFar(platform.database, { merchantId, agentIds: people });
  for (const agentId of people)
    expect(soFar.get(agentId)).toBe(slow.sumTeam(agentId, () => true).validMinor);
  await compareHour(world);
  await compareBranches(world);
};

const compareHour = async ({ slow, people, bets }: TeamWorld): Promise<void> => {
  const moment = bets.at(-1)?.settledAt;
  if (moment === undefined) return;
  const hour = Math.floor(moment / 3_600_000);
  const isIn = (one: number) => Math.floor(one / 3_600_000) === hour;
  const read = await readTeamHour(platform.database, {
    merchantId: merchant.id,
    agentIds: people,
    hour: new Date(moment),
    timeZone: merchant.config.timeZone,
  });
  for (const agentId of people) {
    const active = slow.bets.filter(
      ({ memberId, settledAt, isVoid }) =>
        !isVoid && isIn(settledAt) && slow.lineOf(memberId, settledAt).includes(agentId),
    );
    const { bets: settled, validMinor } = slow.sumTeam(agentId, (deed) => isIn(deed.at));
    expect(read.get(agentId)).toMatchObject({
      bets: settled,
      validMinor,
      active: new Set(active.map(({ memberId }) => memberId)).size,
    });
  }
};

const compareBranches = async ({ slow, people }: TeamWorld): Promise<void> => {
  const { rows } = await sql<{ agentId: number; childId: number; day: string }>`
    select *, day::text as day from branch_day where merchant_id = ${merchant.id}
      and agent_id = any(${people}::bigint[])`.execute(platform.database);
  for (const row of rows) {
    const isIn = (moment: number) => slow.dayOf(moment) === row.day;
    expect(row).toMatchObject(slow.sumBranch(row.agentId, row.childId, (deed) => isIn(deed.at)));
  }
};

test('the figures of every team are what a slow count of all that happened says, whoever gathers and is cut off', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 70 }), async (steps) => {
      const world = new TeamWorld(platform, merchant);
      const from = world.now;
      const top = await world.register(null, 1);
      await world.register(await world.register(top, 2));
      for (const one of steps) await act(world, one);
      await gather(world, { processes: 2, mostBets: 5, isKilled: false });
      await compare(world, from);
    }),
    { numRuns: inProof(8, 60) },
  );
}, 600_000);

const TABLES = ['member_day', 'branch_day', 'team_day', 'team_hour', 'team_game_day', 'team_total'];

const dump = async (): Promise<unknown> => {
  const all = [];
  for (const name of [...TABLES, 'team_active']) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
        where coalesce((to_jsonb(t) ->> 'members')::int, 1) <> 0 order by 1`.execute(
      platform.database,
    );
    all.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return all;
};

test('figures that are gathered again from nothing are the same figures', async () => {
  expect(counted.length).toBeGreaterThan(0);
  const before = await dump();

  await regatherTeams(platform.database, merchant, { mostBets: 50 });

  expect(await dump()).toEqual(before);
});
