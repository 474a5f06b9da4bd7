import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  agentContracts,
  answerContract,
  endContract,
  offerContract,
  previewContract,
  proposeContract,
} from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import type { TeamPerson } from '../support/agents.ts';
import {
  agree,
  contractsOf,
  flat,
  lineBrand,
  openAgentLine,
  passPeriod,
  toldTo,
} from '../support/contracts.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = lineBrand('alpha');
const beta = lineBrand('beta');

let platform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform([alpha, beta], { jobs: false });
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

const answer = (by: TeamPerson, contractId: number, how: 'accept' | 'refuse' | 'withdraw') =>
  platform.call(by, answerContract, { contractId, answer: how });

const end = (by: TeamPerson, contractId: number, how: 'request' | 'agree' | 'keep') =>
  platform.call(by, endContract, { contractId, answer: how });

const statesOf = async (person: TeamPerson) =>
  (await contractsOf(platform, person)).map(({ kind, state }) => `${kind} ${state}`);

test('lower terms end the deeper contracts that they do not cover, said before', async () => {
  const [master, agent, sub, deepest] = (await openAgentLine(platform, 4)) as [
    TeamPerson,
    TeamPerson,
    TeamPerson,
    TeamPerson,
  ];
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await agree(platform, { upline: agent, agent: sub, kind: 'dividend', terms: flat(25_000) });
  await agree(platform, { upline: sub, agent: deepest, kind: 'dividend', terms: flat(20_000) });
  await passPeriod(platform, merchant);

  const preview = await platform.call(agent, previewContract, {
    kind: 'dividend',
    terms: [...flat(22_000)],
  });
  const proposed = await platform.call(agent, proposeContract, {
    kind: 'dividend',
    terms: [...flat(22_000)],
    requestId: crypto.randomUUID(),
  });
  const id = proposed.ok ? proposed.value.contractId : 0;
  expect(preview).toMatchObject({ value: { isCovered: true, endingCount: 1, ownTerms: null } });
  expect(preview.ok && preview.value.periods).toHaveLength(3);
  expect(await answer(master, id, 'accept')).toMatchObject({ value: { state: 'ACCEPTED' } });

  await passPeriod(platform, merchant);
  expect(await statesOf(agent)).toEqual(['dividend ACTIVE', 'dividend SUPERSEDED']);
  expect(await contractsOf(platform, sub)).toMatchObject([
    { state: 'TERMINATED', endReason: 'uncovered' },
  ]);
  for (const person of [agent, sub, deepest])
    expect(await toldTo(platform, person)).toContain('contractUncovered');
  expect(await toldTo(platform, master)).not.toContain('contractUncovered');
  // It stood on the one that ended.
  expect(await contractsOf(platform, deepest)).toMatchObject([
    { state: 'TERMINATED', endReason: 'uncovered' },
  ]);
});

test('the end is asked for by one and agreed to by the other, and comes with the period', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  const id = await agree(platform, {
    upline: master,
    agent,
    kind: 'dividend',
    terms: flat(30_000),
  });
  await passPeriod(platform, merchant);

  expect(await end(agent, id, 'agree')).toMatchObject({ refusal: 'contract_changed' });
  expect(await end(agent, id, 'request')).toMatchObject({
    value: { state: 'TERMINATION_REQUESTED' },
  });
  expect(await end(agent, id, 'agree')).toMatchObject({ refusal: 'contract_changed' });
  expect(await end(master, id, 'keep')).toMatchObject({ value: { state: 'ACTIVE' } });
  expect(await end(master, id, 'request')).toMatchObject({
    value: { state: 'TERMINATION_REQUESTED' },
  });
  const waiting = await platform.call(agent, agentContracts, { side: 'had', choice: 'waiting' });
  expect(waiting).toMatchObject({
    value: { items: [{ contractId: id, can: ['agreeEnd', 'keep'] }] },
  });
  expect(await end(agent, id, 'agree')).toMatchObject({ ok: true });
  expect((await contractsOf(platform, agent))[0]?.endsAt).not.toBeNull();
  expect(await toldTo(platform, master)).toEqual([
    'contractAccepted',
    'contractEndAsked',
    'contractEnding',
  ]);
  await passPeriod(platform, merchant);
  expect(await statesOf(agent)).toEqual(['dividend TERMINATED']);
});

test('a moved branch leaves its contracts behind, with those that stand on them', async () => {
  const [master, agent, sub] = (await openAgentLine(platform, 3)) as [
    TeamPerson,
    TeamPerson,
    TeamPerson,
  ];
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await agree(platform, { upline: agent, agent: sub, kind: 'dividend', terms: flat(20_000) });
  await passPeriod(platform, merchant);
  const [other] = (await openAgentLine(platform, 1)) as [TeamPerson];

  await sql`update member set upline_id = ${other.memberId} where id = ${agent.memberId}`.execute(
    platform.database,
  );

  await passPeriod(platform, merchant);
  expect(await contractsOf(platform, agent)).toMatchObject([
    { state: 'TERMINATED', endReason: 'moved' },
  ]);
  for (const person of [master, agent])
    expect(await toldTo(platform, person)).toContain('contractMoved');
  expect(await contractsOf(platform, sub)).toMatchObject([
    { state: 'TERMINATED', endReason: 'uncovered' },
  ]);
});

test('the house gives each master its ladder, and another one from the next period on', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  await runContracts(platform.database, merchant);
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(35_000) });
  await passPeriod(platform, merchant);
  expect((await statesOf(master)).toSorted()).toEqual([
    'daily ACTIVE',
    'dividend ACTIVE',
    'realtime ACTIVE',
  ]);

  const lower = {
    ...alpha.config.agents.contracts,
    dividend: { ...alpha.config.agents.contracts.dividend },
  };
  lower.dividend.tiers = [{ ratePercent: 32, fromMinor: 0, activeMembers: 0 }];
  lower.daily = { ...lower.daily, enabled: false };
  const changed = {
    ...merchant,
    config: { ...alpha.config, agents: { ...alpha.config.agents, contracts: lower } },
  };
  await runContracts(platform.database, changed);
  await runContracts(platform.database, changed);
  await passPeriod(platform, merchant);

  expect((await statesOf(master)).toSorted()).toEqual([
    'daily TERMINATED',
    'dividend ACTIVE',
    'dividend SUPERSEDED',
    'realtime ACTIVE',
  ]);
  expect(await contractsOf(platform, agent)).toMatchObject([
    { state: 'TERMINATED', endReason: 'uncovered' },
  ]);
});

test('a kind that the brand drops ends for the whole line, and everybody of it is told why', async () => {
  const [master, agent, sub] = (await openAgentLine(platform, 3)) as [
    TeamPerson,
    TeamPerson,
    TeamPerson,
  ];
  await runContracts(platform.database, merchant);
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(80) });
  await agree(platform, { upline: agent, agent: sub, kind: 'daily', terms: flat(50) });
  await passPeriod(platform, merchant);
  const { contracts } = alpha.config.agents;
  const dropped = { ...contracts, daily: { ...contracts.daily, enabled: false } };
  const agents = { ...alpha.config.agents, contracts: dropped };

  await runContracts(platform.database, { ...merchant, config: { ...alpha.config, agents } });
  await runContracts(platform.database, { ...merchant, config: { ...alpha.config, agents } });

  for (const person of [agent, sub])
    expect(await contractsOf(platform, person)).toMatchObject([
      { kind: 'daily', state: 'ACTIVE', endReason: 'closed' },
    ]);
  const closed = async (person: TeamPerson) =>
    (await toldTo(platform, person)).filter((template) => template === 'contractClosed').length;
  // The contract with the house and the one below; the own and the one below; the own.
  expect([await closed(master), await closed(agent), await closed(sub)]).toEqual([2, 2, 1]);
  await passPeriod(platform, merchant);
  expect(await statesOf(sub)).toEqual(['daily TERMINATED']);
});

test('a master that comes below another one offers no more of the house’s ladder', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  const [top] = (await openAgentLine(platform, 1)) as [TeamPerson];
  await runContracts(platform.database, merchant);
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await passPeriod(platform, merchant);

  await sql`update member set upline_id = ${top.memberId} where id = ${master.memberId}`.execute(
    platform.database,
  );

  const offered = await platform.call(master, offerContract, {
    memberId: agent.memberId,
    kind: 'dividend',
    terms: [...flat(10_000)],
    requestId: crypto.randomUUID(),
  });
  expect(offered).toMatchObject({ refusal: 'contract_terms', details: { ownTerms: null } });
  await passPeriod(platform, merchant);
  expect(await contractsOf(platform, agent)).toMatchObject([
    { state: 'TERMINATED', endReason: 'uncovered' },
  ]);
});
