import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentContract, answerContract, offerContract } from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
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

const offer = (
  by: TeamPerson,
  to: TeamPerson,
  rateMillis: number,
  requestId = crypto.randomUUID(),
) =>
  platform.call(by, offerContract, {
    memberId: to.memberId,
    kind: 'dividend',
    terms: [...flat(rateMillis)],
    requestId,
  });

const answer = (by: TeamPerson, contractId: number, how: 'accept' | 'refuse' | 'withdraw') =>
  platform.call(by, answerContract, { contractId, answer: how });

const statesOf = async (person: TeamPerson) =>
  (await contractsOf(platform, person)).map(({ kind, state }) => `${kind} ${state}`);

test('an offer is accepted, begins with the next period, and both see it with its signatures', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];

  const contractId = await agree(platform, {
    upline: master,
    agent,
    kind: 'dividend',
    terms: flat(30_000),
  });

  const [mine] = await contractsOf(platform, agent);
  expect(mine).toMatchObject({
    state: 'ACCEPTED',
    terms: flat(30_000),
    period: 'month',
    proposedBy: 'other',
  });
  expect(new Date(mine?.startsAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  await passPeriod(platform, merchant);
  const seen = await platform.call(master, agentContract, { contractId });
  if (!seen.ok) throw new Error(seen.refusal);
  expect(seen.value.contract).toMatchObject({ state: 'ACTIVE', can: ['requestEnd'] });
  expect(seen.value.signatures.map(({ action, by }) => `${action} ${by}`)).toEqual([
    'offer own',
    'accept other',
    'start platform',
  ]);
  expect(seen.value.signatures[0]?.device).toBeTypeOf('string');
  expect(await toldTo(platform, agent)).toEqual(['contractOffered']);
  expect(await toldTo(platform, master)).toEqual(['contractAccepted']);
});

test('nobody offers more than they have, to somebody deeper, or to a member', async () => {
  const [master, agent, sub] = (await openAgentLine(platform, 3)) as [
    TeamPerson,
    TeamPerson,
    TeamPerson,
  ];
  const member = await openTeamPerson(platform, { under: agent });

  expect(await offer(master, agent, 40_001)).toMatchObject({ refusal: 'contract_terms' });
  expect(await offer(agent, sub, 10)).toMatchObject({ refusal: 'contract_terms' });
  expect(await offer(master, sub, 10)).toMatchObject({ refusal: 'not_a_downline' });
  expect(await offer(agent, member, 10)).toMatchObject({ refusal: 'not_a_downline' });
  expect(await offer(sub, agent, 10)).toMatchObject({ refusal: 'not_a_downline' });
  const closed = await platform.call(master, offerContract, {
    memberId: agent.memberId,
    kind: 'hourly',
    terms: [...flat(10)],
    requestId: crypto.randomUUID(),
  });
  expect(closed).toMatchObject({ refusal: 'contract_closed' });
});

test('one offer of a kind waits at a time; sent 16 times at once it is one', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  const requestId = crypto.randomUUID();

  const same = await Promise.all(
    Array.from({ length: 16 }, () => offer(master, agent, 20_000, requestId)),
  );
  const other = await Promise.all(Array.from({ length: 4 }, () => offer(master, agent, 10_000)));

  const ids = same.map((each) => (each.ok ? each.value.contractId : each.refusal));
  expect(new Set(ids).size).toBe(1);
  expect(other.map((each) => each.ok || each.refusal)).toEqual(Array(4).fill('contract_waits'));
});

test('who was asked accepts or refuses, who asked withdraws, and each only once', async () => {
  const [master, agent, stranger] = [
    ...(await openAgentLine(platform, 2)),
    await openTeamPerson(platform, { type: 1 }),
  ] as [TeamPerson, TeamPerson, TeamPerson];
  const first = await offer(master, agent, 20_000);
  const id = first.ok ? first.value.contractId : 0;

  expect(await answer(stranger, id, 'accept')).toMatchObject({
    refusal: 'contract_unknown',
    status: 404,
  });
  expect(await answer(master, id, 'accept')).toMatchObject({ refusal: 'contract_changed' });
  expect(await answer(agent, id, 'withdraw')).toMatchObject({ refusal: 'contract_changed' });
  expect(await answer(agent, id, 'refuse')).toMatchObject({ value: { state: 'REFUSED' } });
  expect(await answer(agent, id, 'accept')).toMatchObject({ refusal: 'contract_changed' });
  expect(await toldTo(platform, master)).toEqual(['contractRefused']);
  const second = await offer(master, agent, 20_000);
  const next = second.ok ? second.value.contractId : 0;
  expect(await answer(master, next, 'withdraw')).toMatchObject({ value: { state: 'WITHDRAWN' } });
});

test('an offer that nobody answers expires', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  const made = await offer(master, agent, 20_000);
  const id = made.ok ? made.value.contractId : 0;
  await sql`update agent_contract set expires_at = now() - interval '1 second' where id = ${id}`.execute(
    platform.database,
  );

  expect(await answer(agent, id, 'accept')).toMatchObject({ refusal: 'contract_changed' });
  await runContracts(platform.database, merchant);
  expect(await statesOf(agent)).toEqual(['dividend EXPIRED']);
  for (const person of [master, agent])
    expect(await toldTo(platform, person)).toContain('contractExpired');
  expect(await offer(master, agent, 20_000)).toMatchObject({ ok: true });
});

test('another brand’s contract is as unknown as one that never was', async () => {
  const master = await openTeamPerson(platform, { type: 1, code: 'beta' });
  const agent = await openTeamPerson(platform, { type: 2, code: 'beta', under: master });
  const id = await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(50) });
  const [own] = (await openAgentLine(platform, 1)) as [TeamPerson];

  const foreign = await platform.call(own, agentContract, { contractId: id });
  const unknown = await platform.call(own, agentContract, { contractId: 999_999_999 });

  expect(foreign).toEqual(unknown);
  expect(foreign).toMatchObject({ refusal: 'contract_unknown', status: 404 });
});

test('terms out of order, and numbers at the edges, are refused', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  const send = (terms: unknown) =>
    platform.call(master, offerContract, {
      memberId: agent.memberId,
      kind: 'dividend',
      terms: terms as never,
      requestId: crypto.randomUUID(),
    });

  const twice = [...flat(10_000), ...flat(10_000)];
  expect(await send(twice)).toMatchObject({ refusal: 'contract_terms' });
  for (const bad of [
    [],
    flat(0),
    flat(100_001),
    flat(1.5),
    [{ rateMillis: 10, fromMinor: -1, activeMembers: 0 }],
  ])
    expect(await send(bad)).toMatchObject({ refusal: 'invalid_input' });
  const edge = [{ rateMillis: 1, fromMinor: 100_000_000_000_000, activeMembers: 1_000_000 }];
  expect(await send(edge)).toMatchObject({ ok: true });
});
