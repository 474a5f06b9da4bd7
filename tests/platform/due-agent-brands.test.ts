import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerContract } from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { readDueBrands } from '#platform/money/contracts/due-contracts.ts';
import { runAllContracts, runContracts } from '#platform/money/contracts/run-contracts.ts';
import { gatherTeams, readTeamsDue } from '#platform/play/teams/gather-teams.ts';
import { readCountedUntil } from '#platform/play/teams/read-team-figures.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { openTeamPerson } from '../support/agents.ts';
import {
  agree,
  atHour,
  billsOf,
  contractBrand,
  DAY,
  flat,
  openContractLine,
  playAt,
  settleIn,
} from '../support/contracts.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const brands = ['alpha', 'beta', 'gamma'].map(contractBrand);

let platform: TestPlatform;
let all: Merchant[];
let alpha: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform(brands, { jobs: false });
  all = [];
  for (const each of brands) all.push(await openMerchant(platform.database, each));
  [alpha] = all as [Merchant];
});

afterAll(() => platform.close());

const runJob = (merchants = all) =>
  runAllContracts({ database: platform.database, merchants: () => merchants });

const dueOf = async (merchants = all) =>
  (await readDueBrands(platform.database, merchants)).map(({ code }) => code);

const gatheredUntil = async ({ id }: Merchant): Promise<number> => {
  const { rows } = await sql<{ at: Date }>`select gathered_until as at from team_gathered
    where merchant_id = ${id}`.execute(platform.database);
  return rows[0]?.at.getTime() ?? 0;
};

test('a brand is worked on when its ladder is new, and then left alone', async () => {
  expect(await dueOf()).toEqual(['alpha', 'beta', 'gamma']);
  await runJob();
  expect(await dueOf()).toEqual([]);

  const { config } = alpha;
  const contracts = { ...config.agents.contracts, offerHours: 5 };
  const same = { ...alpha, config: { ...config, agents: { ...config.agents, contracts } } };
  expect(await dueOf([same])).toEqual([]);
  const daily = { enabled: true, tiers: [{ ratePercent: 0.4, fromMinor: 0, activeMembers: 0 }] };
  const other = {
    ...alpha,
    config: {
      ...config,
      agents: { ...config.agents, contracts: { ...config.agents.contracts, daily } },
    },
  };
  expect(await dueOf([other])).toEqual(['alpha']);
});

test('a master who is opened has the ladder after the next run, and so has one who becomes one', async () => {
  const { master, agent } = await openContractLine(platform, 'alpha');
  expect(await dueOf()).toEqual(['alpha']);
  await runJob();
  const { rows } = await sql<{ kind: string }>`select kind from agent_contract
    where merchant_id = ${alpha.id} and agent_id = ${master.memberId}`.execute(platform.database);
  expect(rows).toHaveLength(4);
  expect(await dueOf()).toEqual([]);

  await sql`update member set type = 1, upline_id = null
    where merchant_id = ${alpha.id} and id = ${agent.memberId}`.execute(platform.database);
  expect(await dueOf()).toEqual(['alpha']);
  await runJob();
  expect(await dueOf()).toEqual([]);
});

test('an offer that expires, a period that is over and a bill that is not paid make a brand due', async () => {
  const beta = all[1] as Merchant;
  const { master, agent, sub, player } = await openContractLine(platform, 'beta');
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(300) });
  await settleIn(platform, beta, DAY);
  await runJob();
  await gatherTeams(platform.database, beta, { until: atHour(12) });
  await runJob();
  expect(await dueOf([beta])).toEqual([]);

  await playAt(platform, beta, player.memberId, {
    at: atHour(13),
    stakeMinor: 1_000_000,
    payoutMinor: 0,
  });
  await gatherTeams(platform.database, beta, { until: atHour(24) });
  expect(await dueOf()).toEqual(['beta']);
  await runJob();
  expect(await billsOf(platform, beta, 'daily')).toMatchObject([
    { state: 'PAID' },
    { state: 'PAID' },
  ]);
  expect(await dueOf()).toEqual([]);

  await sql`update contract_bill set state = 'PAYABLE', paid_minor = 0
    where merchant_id = ${beta.id} and agent_id = ${agent.memberId} and kind = 'daily'`.execute(
    platform.database,
  );
  expect(await dueOf()).toEqual(['beta']);
  await runContracts(platform.database, beta);

  const offered = await platform.call(agent, offerContract, {
    memberId: sub.memberId,
    kind: 'daily',
    terms: [...flat(100)],
    requestId: crypto.randomUUID(),
  });
  expect(offered.ok).toBe(true);
  expect(await dueOf()).toEqual([]);
  await sql`update agent_contract set expires_at = now() - interval '1 second'
    where merchant_id = ${beta.id} and state = 'OFFERED'`.execute(platform.database);
  expect(await dueOf()).toEqual(['beta']);
  await runJob();
  expect(await dueOf()).toEqual([]);
});

test('teams are gathered where anything happened; of the others nothing is written, but where somebody waits', async () => {
  const { database } = platform;
  const gamma = all[2] as Merchant;
  const due = async () => (await readTeamsDue(database, all)).map(({ code }) => code);
  const player = await openTeamPerson(platform, { code: 'gamma', cashMinor: 1_000_000 });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const markAt = (at: Date) =>
    sql`update team_gathered set gathered_until = ${at}`.execute(database);
  for (const each of all) await gatherTeams(database, each);
  // Who is in the teams has come long ago.
  await sql`update member set registered_at = registered_at - interval '400 days'`.execute(
    database,
  );
  await sql`update money_record set at = at - interval '400 days'`.execute(database);
  // In the first hour of a day the contracts of the cases above have just ended a period.
  await sql`update contract_run set due_at = due_at - interval '400 days'`.execute(database);
  await sql`update team_move set moved_at = moved_at - interval '400 days'`.execute(database);

  const hourAgo = minutesAgo(60);
  await markAt(hourAgo);
  expect(await due()).toEqual([]);
  expect(await Promise.all(all.map(gatheredUntil))).toEqual(all.map(() => hourAgo.getTime()));
  // What is told of it is right until now.
  const counted = await readCountedUntil(database, gamma.id);
  expect(counted?.getTime()).toBeGreaterThan(minutesAgo(2).getTime());

  await sql`insert into contract_run (merchant_id, kind, settled_until, due_at)
    values (${gamma.id}, 'daily', ${minutesAgo(120)}, ${minutesAgo(30)})`.execute(database);
  expect(await due()).toEqual([]);
  expect(await gatheredUntil(gamma)).toBeGreaterThan(minutesAgo(2).getTime());
  expect(await gatheredUntil(alpha)).toBe(hourAgo.getTime());

  await markAt(minutesAgo(25 * 60));
  expect(await due()).toEqual([]);
  expect(await gatheredUntil(alpha)).toBeGreaterThan(minutesAgo(2).getTime());

  const bet = await playAt(platform, gamma, player.memberId, {
    at: minutesAgo(30),
    stakeMinor: 500,
    payoutMinor: 0,
  });
  const early = minutesAgo(60);
  await markAt(early);
  expect(await due()).toEqual(['gamma']);
  expect(await gatheredUntil(gamma)).toBe(early.getTime());
  expect((await readCountedUntil(database, gamma.id))?.getTime()).toBe(early.getTime());
  await gatherTeams(database, gamma);
  expect(await due()).toEqual([]);

  await voidBet(database, gamma, {
    vendorCode: 'TESTER',
    transactionId: bet,
    memberId: player.memberId,
  });
  await sql`update bet set voided_at = ${minutesAgo(20)}, settled_at = ${minutesAgo(90)}
    where transaction_id = ${bet}`.execute(database);
  await markAt(minutesAgo(60));
  expect(await due()).toEqual(['gamma']);
});
