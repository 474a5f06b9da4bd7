import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '#domain/date-presets.ts';
import { connect } from '#platform/base/database/connect.ts';
import { serverLogin } from '#platform/base/database/server-login.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { readOwnFigures, readTeamFigures } from '#platform/play/teams/read-team-figures.ts';
import { openTeamPerson } from '../support/agents.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { quietZone } from '../support/quiet-zone.ts';

const brand = buildMerchant('alpha', {
  timeZone: quietZone(),
  flags: { AGENTPOLICY3: true },
  categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
});
let platform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform([brand], { jobs: false });
  merchant = await openMerchant(platform.database, brand);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

/** A moment after everything that was written. */
const soon = () => new Date(Date.now() + 60_000);

const today = () => dayIn(merchant.config.timeZone, new Date());

const read = async (agent: OpenedMember) => {
  const figures = await readTeamFigures(platform.database, {
    merchantId: merchant.id,
    agentIds: [agent.memberId],
    fromDay: '2026-01-01',
    toDay: today(),
  });
  return figures.get(agent.memberId);
};

const openTeam = async () => {
  const agent = await openTeamPerson(platform, { type: 1, cashMinor: 1_000 });
  const player = await openTeamPerson(platform, { under: agent, cashMinor: 10_000 });
  return { agent, player };
};

/** Gathers all that is there, by the clock of the database. */
const gather = async () => {
  // A Date holds no microseconds: what is done by now lies before the next millisecond, what comes after it.
  const { rows } = await sql<{ at: Date }>`
    select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as at,
      pg_sleep(0.002)`.execute(platform.database);
  await gatherTeams(platform.database, merchant, { until: rows[0]?.at ?? soon() });
};

test('a bet is in the figures of everybody above, and in nobody else’s', async () => {
  const { agent, player } = await openTeam();
  const stranger = await openTeam();
  await playRound(platform.database, merchant, player.memberId, {
    stakeMinor: 500,
    payoutMinor: 200,
  });
  await playRound(platform.database, merchant, agent.memberId, { stakeMinor: 100 });
  await gather();

  expect(await read(agent)).toMatchObject({
    bets: 1,
    stakeMinor: 500,
    payoutMinor: 200,
    validMinor: 300,
    baseMinor: 300,
    active: 1,
    registered: 1,
  });
  expect(await read(stranger.agent)).toMatchObject({ bets: 0, baseMinor: 0, active: 0 });
  const own = await readOwnFigures(platform.database, {
    merchantId: merchant.id,
    agentIds: [agent.memberId],
    fromDay: today(),
    toDay: today(),
  });
  expect(own.get(agent.memberId)).toMatchObject({ bets: 1, stakeMinor: 100, active: 1 });
});

test('a bet that is taken back before it was gathered, or after, leaves nothing', async () => {
  const { agent, player } = await openTeam();
  const name = { vendorCode: 'TESTER', memberId: player.memberId };
  const round = { stakeMinor: 500 };
  const first = await playRound(platform.database, merchant, player.memberId, round);
  await voidBet(platform.database, merchant, { ...name, transactionId: first });
  const second = await playRound(platform.database, merchant, player.memberId, round);
  await gather();
  expect(await read(agent)).toMatchObject({ bets: 1, validMinor: 500, active: 1 });
  await voidBet(platform.database, merchant, { ...name, transactionId: second });
  await gather();
  expect(await read(agent)).toMatchObject({ bets: 0, validMinor: 0, baseMinor: 0, active: 0 });
});

test('play credits of a trial account count nothing', async () => {
  const trial = await openMember(platform, 'alpha', {
    username: 'trial77',
    type: 4,
    cashMinor: 1_000,
  });
  await playRound(platform.database, merchant, trial.memberId, { stakeMinor: 500 });
  await gather();
  const { rows } = await sql`select from member_day where member_id = ${trial.memberId}`.execute(
    platform.database,
  );
  expect(rows).toEqual([]);
});

const pay = (player: OpenedMember, kind: string, key: string, amountMinor: number) =>
  platform.database.transaction().execute(async (tx) => {
    const { currency } = merchant.config;
    const house = await openHouseAccount(tx, merchant.id, 'house', currency);
    const { cash } = await readBalances(tx, merchant.id, player.memberId, currency);
    const lines = [
      { accountId: house, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ];
    return postTransfer(tx, { merchantId: merchant.id, scope: 'contract', key, kind, lines });
  });

test('salaries lower what is shared, dividends do not', async () => {
  const { agent, player } = await openTeam();
  await pay(player, 'salary_daily', 'one', 40);
  await pay(player, 'dividend', 'two', 70);
  await gather();
  expect(await read(agent)).toMatchObject({ salaryMinor: 40, baseMinor: -40 });
});

test('a bet of this moment waits until no older one can come after it', async () => {
  const { agent, player } = await openTeam();
  const id = await playRound(platform.database, merchant, player.memberId, { stakeMinor: 500 });
  // This moment lasts however long the steps take: some seconds later the bet would be certain.
  await sql`update bet set settled_at = settled_at + interval '30 seconds'
    where merchant_id = ${merchant.id} and transaction_id = ${id}`.execute(platform.database);
  await gatherTeams(platform.database, merchant);
  expect(await read(agent)).toMatchObject({ bets: 0 });
  await gatherTeams(platform.database, merchant, { until: soon() });
  expect(await read(agent)).toMatchObject({ bets: 1 });
});

test('the server waits for what an operator’s transaction has not committed yet', async () => {
  const server = await connect(serverLogin(platform.databaseUrl)?.url ?? '');
  const [begun, oldest] = await withClient(platform.databaseUrl, async (operator) => {
    await operator.query('begin');
    const { rows } = await operator.query<{ at: string }>('select now()::text as at');
    const { rows: seen } = await sql<{
      at: string | null;
    }>`select oldest_transaction()::text as at`.execute(server.database);
    await operator.query('rollback');
    return [rows[0]?.at ?? '', seen[0]?.at ?? 'none'];
  });
  await server.close();

  expect(oldest <= begun).toBe(true);
});
