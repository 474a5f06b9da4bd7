import { afterAll, beforeAll, expect, test } from 'vitest';
import { forfeitBonus } from '#api/bonuses.ts';
import { agentDownlineBets } from '#api/agent-records.ts';
import { betHistory, personalProfit } from '#api/records.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { countDaySums } from '#platform/money/records/count-day-sums.ts';
import { readUsage } from '#platform/people/protection/read-facts.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { readTeamFigures } from '#platform/play/teams/read-team-figures.ts';
import { openTeamPerson } from '../support/agents.ts';
import { countNow } from '../support/figures.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound, readAccounts } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/* The house keeps what a bonus wins that was over before its bet ended: nobody received it, and it counts as won nowhere. */
const brands = ['alpha', 'beta'].map((code) =>
  buildMerchant(code, {
    flags: { AGENTPOLICY3: true },
    categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
  }),
);
let platform: TestPlatform;
let merchant: Merchant;
let other: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform(brands, { jobs: false });
  const opened = await Promise.all(brands.map((each) => openMerchant(platform.database, each)));
  [merchant, other] = opened as [Merchant, Merchant];
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const teamOf = async (agent: OpenedMember) => {
  // A Date holds no microseconds: what is done by now lies before the next millisecond, what comes after it.
  const { rows } = await sql<{ at: Date }>`
    select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as at,
      pg_sleep(0.002)`.execute(platform.database);
  await gatherTeams(platform.database, merchant, { until: rows[0]?.at ?? new Date() });
  const figures = await readTeamFigures(platform.database, {
    merchantId: merchant.id,
    agentIds: [agent.memberId],
    fromDay: '2020-01-01',
    toDay: dayIn(merchant.config.timeZone, new Date()),
  });
  return figures.get(agent.memberId);
};

const usageOf = async ({ memberId }: OpenedMember) => {
  const { loss, wager } = await readUsage(platform.database, merchant, memberId);
  return { lost: loss.month, staked: wager.month };
};

const profitOf = async (player: OpenedMember) => {
  const answer = await platform.call(player, personalProfit, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.total;
};

/** Stakes a whole bonus, gives it up while the bet is open, and has the bet win. */
const winForTheHouse = async (at: Merchant, player: OpenedMember) => {
  const transactionId = `kept of ${player.memberId}`;
  const bonus = await platform.database.transaction().execute((tx) =>
    grantBonus(tx, at, {
      memberId: player.memberId,
      amountMinor: 100,
      key: transactionId,
      title: { en: 'Gift' },
    }),
  );
  if (!bonus.ok) throw new Error(bonus.code);
  const name = { memberId: player.memberId, vendorCode: 'TESTER', transactionId };
  await placeBet(platform.database, at, { ...name, gameType: 'RNG', stakeMinor: 100 });
  const requestId = crypto.randomUUID();
  expect(await platform.call(player, forfeitBonus, { id: bonus.id, requestId })).toMatchObject({
    ok: true,
  });
  const settled = await settleBet(platform.database, at, { ...name, payoutMinor: 300 });
  expect(settled).toMatchObject({ ok: true });
  return name;
};

test('what the house kept is no payout to a team, no win against a limit, and no win of the member', async () => {
  const agent = await openTeamPerson(platform, { type: 1 });
  const player = await openTeamPerson(platform, { under: agent });

  const bet = await winForTheHouse(merchant, player);

  expect(await readAccounts(platform.database, merchant, player.memberId)).toEqual({
    cash: 0,
    bonus: 0,
    locked: 0,
  });
  expect(await teamOf(agent)).toMatchObject({ bets: 1, stakeMinor: 100, payoutMinor: 0 });
  expect(await usageOf(player)).toEqual({ lost: 100, staked: 100 });
  expect(await profitOf(player)).toMatchObject({ stakeMinor: 100, payoutMinor: 0 });

  await voidBet(platform.database, merchant, bet);

  expect(await teamOf(agent)).toMatchObject({ bets: 0, stakeMinor: 0, payoutMinor: 0 });
  expect(await usageOf(player)).toEqual({ lost: 0, staked: 0 });
  expect(await profitOf(player)).toMatchObject({ stakeMinor: 0, payoutMinor: 0 });
});

test('lists of bets and their sums tell what came, counted by day or not, also by an older version', async () => {
  const { database } = platform;
  const agent = await openTeamPerson(platform, { type: 1 });
  const player = await openTeamPerson(platform, { under: agent });
  await winForTheHouse(merchant, player);
  const today = dayIn(merchant.config.timeZone, new Date());
  // Whatever the hour: the day may end meanwhile.
  const days = { preset: 'custom', from: addDays(today, -1), to: addDays(today, 1) } as const;
  const listed = async (state?: 'won' | 'lost') => {
    const answer = await platform.call(player, betHistory, { ...days, exact: true, state });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    const { items, sums } = answer.value;
    return [
      items.map(({ state: is, payoutMinor }) => [is, payoutMinor]),
      sums?.rows,
      sums?.payoutMinor,
    ];
  };
  const expectTold = async () => {
    expect(await listed()).toEqual([[['lost', 0]], 1, 0]);
    expect(await listed('lost')).toEqual([[['lost', 0]], 1, 0]);
    expect(await listed('won')).toEqual([[], 0, 0]);
  };

  await expectTold();
  const below = await platform.call(agent, agentDownlineBets, { ...days, exact: true });
  expect(below).toMatchObject({
    value: { total: { rows: 1, payoutMinor: 0 }, items: [{ state: 'lost', payoutMinor: 0 }] },
  });
  const until = new Date(Date.now() + 1000);
  await countDaySums(database, merchant, { until });
  await expectTold();

  await sql`update bet_day set state = 'won', payout_minor = 300 where merchant_id = ${merchant.id}`.execute(
    database,
  );
  await sql`update day_sums_mark set without_kept = false where merchant_id = ${merchant.id}`.execute(
    database,
  );
  await countDaySums(database, merchant, { until });
  await expectTold();
});

test('the figures of the business count what was paid', async () => {
  const [unlucky, lucky] = [
    await openTeamPerson(platform, { code: 'beta' }),
    await openTeamPerson(platform, { code: 'beta', cashMinor: 1000 }),
  ];
  await winForTheHouse(other, unlucky);
  await playRound(platform.database, other, lucky.memberId, { stakeMinor: 200, payoutMinor: 250 });

  await countNow(platform);

  const { rows } = await sql`select what, times::int, amount_minor::int as minor from business_total
    where merchant_id = ${other.id} order by what`.execute(platform.database);
  expect(rows).toEqual([
    { what: 'bet', times: 2, minor: 300 },
    { what: 'payout', times: 1, minor: 250 },
  ]);
});
