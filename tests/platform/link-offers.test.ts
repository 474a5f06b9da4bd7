import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentLinks, makeAgentLink } from '#api/agent-links.ts';
import { agentContract } from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { freezeAgent } from '#platform/money/contracts/freeze-agent.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { moveBranch } from '#platform/people/agents/move-branch.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import {
  agree,
  contractsOf,
  flat,
  openAgentLine,
  passPeriod,
  toldTo,
} from '../support/contracts.ts';
import {
  comeBy,
  linkBrand,
  offeringCode,
  offeringLink,
  offerOf,
  registerBy,
} from '../support/link-offers.ts';
import { withClient } from '../support/database-template.ts';
import { openMerchant } from '../support/money.ts';
import { operator } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = linkBrand('alpha');
const beta = linkBrand('beta');

let platform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform([alpha, beta], { jobs: false });
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

const openMaster = () => openTeamPerson(platform, { type: 1 });

const run = () => runContracts(platform.database, merchant);

test('who registers by a link with a rate is offered that contract, signed by who made the link, and both see it', async () => {
  const master = await openMaster();
  const code = await offeringCode(platform, master);
  const guest = await registerBy(platform, code);

  await run();

  const [offered, ...others] = await contractsOf(platform, guest);
  expect(others).toEqual([]);
  expect(offered).toMatchObject({
    kind: 'dividend',
    state: 'OFFERED',
    terms: flat(20_000),
    proposedBy: 'other',
    can: ['accept', 'refuse'],
  });
  const seen = await platform.call(master, agentContract, { contractId: offered?.contractId ?? 0 });
  if (!seen.ok) throw new Error(seen.refusal);
  expect(seen.value.signatures).toMatchObject([{ action: 'offer', by: 'own' }]);
  expect(seen.value.signatures[0]?.device).toBeTypeOf('string');
  expect(await toldTo(platform, guest)).toContain('contractOffered');
  expect(await offerOf(platform, master, code)).toEqual({
    kind: 'dividend',
    terms: flat(20_000),
    offered: 1,
    notOffered: 0,
    fault: null,
  });
});

test('a link offers no more than its agent has, in order, of a kind that the brand has, and only to agents', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  const assistant = await openTeamPerson(platform, { type: 41, under: master });
  const falling = [...flat(20_000), ...flat(10_000)];
  const tiers = Array.from({ length: 11 }, (_, at) => ({ ...flat(at + 1)[0]!, fromMinor: at }));

  const refusals = await Promise.all([
    offeringLink(platform, master, { rateMillis: 40_001 }),
    offeringLink(platform, master, { contract: { kind: 'dividend', terms: falling } }),
    offeringLink(platform, agent),
    offeringLink(platform, master, { contract: { kind: 'hourly', terms: [...flat(1)] } }),
    offeringLink(platform, master, { kind: 'member' }),
    offeringLink(platform, assistant, { kind: 'agent' }),
    offeringLink(platform, master, { contract: { kind: 'dividend', terms: [] } }),
    offeringLink(platform, master, { contract: { kind: 'dividend', terms: tiers } }),
    offeringLink(platform, master, { rateMillis: 0 }),
    offeringLink(platform, master, { rateMillis: 0.5 }),
  ]);

  expect(refusals.map((each) => each.ok || each.refusal)).toEqual([
    'contract_terms',
    'contract_terms',
    'contract_terms',
    'contract_closed',
    'contract_closed',
    'kind_closed',
    ...Array<string>(4).fill('invalid_input'),
  ]);
  expect(await platform.call(master, agentLinks)).toMatchObject({
    value: { items: [], contractKinds: ['dividend', 'daily', 'realtime'] },
  });
  expect(await platform.call(assistant, agentLinks)).toMatchObject({
    value: { contractKinds: [] },
  });
});

test('sent 16 times at once a link with a rate is one; with other terms its number is refused', async () => {
  const master = await openMaster();
  const requestId = crypto.randomUUID();

  const same = await Promise.all(
    Array.from({ length: 16 }, () => offeringLink(platform, master, { requestId })),
  );

  expect(new Set(same.map((each) => (each.ok ? each.value.code : each.refusal))).size).toBe(1);
  expect(await offeringLink(platform, master, { requestId, rateMillis: 10 })).toMatchObject({
    refusal: 'request_reused',
  });
});

test('what the agent’s own contract does not cover any more is not offered; its link says so, and the agent is told once', async () => {
  const [master, agent] = (await openAgentLine(platform, 2)) as [TeamPerson, TeamPerson];
  await run();
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await passPeriod(platform, merchant);
  const code = await offeringCode(platform, agent, { rateMillis: 30_000 });
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(25_000) });

  const guests = await comeBy(platform, merchant, { owner: agent, code, count: 3 });
  await run();

  for (const guest of guests) expect(await contractsOf(platform, guest)).toEqual([]);
  expect(await offerOf(platform, agent, code)).toMatchObject({
    offered: 0,
    notOffered: 3,
    fault: 'uncovered',
  });
  const told = await toldTo(platform, agent);
  expect(told.filter((template) => template === 'linkOfferFailed')).toHaveLength(1);
});

test('nothing is offered to who stands elsewhere, who has an offer already, by who is frozen, or of a kind that is gone', async () => {
  const [one, other] = [await openMaster(), await openMaster()];
  await run();
  const come = async (owner: TeamPerson) => {
    const code = await offeringCode(platform, owner);
    const [guest] = await comeBy(platform, merchant, { owner, code, count: 1 });
    return { code, guest: guest as TeamPerson };
  };
  const moved = await come(one);
  await moveBranch(
    platform.database,
    merchant.id,
    { username: moved.guest.username, to: other.username },
    operator,
  );
  const waits = await come(one);
  await agree(platform, { upline: one, agent: waits.guest, kind: 'dividend', terms: flat(10) });
  await run();
  const gone = await come(one);
  const { agents } = merchant.config;
  const dividend = { ...agents.contracts.dividend, enabled: false };
  const without = { ...agents, contracts: { ...agents.contracts, dividend } };
  await runContracts(platform.database, {
    ...merchant,
    config: { ...merchant.config, agents: without },
  });
  await run();
  const frozen = await come(one);
  const freeze = { username: one.username, frozen: true };
  await freezeAgent(platform.database, merchant.id, freeze, operator);
  await run();

  const faults = [];
  for (const { code } of [moved, waits, gone, frozen])
    faults.push((await offerOf(platform, one, code))?.fault);
  expect(faults).toEqual(['moved', 'waits', 'closed', 'frozen']);
  for (const { guest } of [moved, gone, frozen])
    expect(await contractsOf(platform, guest)).toEqual([]);
  expect(await offeringLink(platform, one)).toMatchObject({ refusal: 'agent_frozen' });
});

test('nobody sees or closes the rate of another’s link, and another brand’s contracts come by none', async () => {
  const [one, other] = [await openMaster(), await openMaster()];
  const stranger = await openTeamPerson(platform, { type: 1, code: 'beta' });
  const code = await offeringCode(platform, one);

  for (const who of [other, stranger]) expect(await offerOf(platform, who, code)).toBeUndefined();
  await comeBy(platform, merchant, { owner: one, code, count: 1 });
  await runContracts(platform.database, await openMerchant(platform.database, beta));

  expect(await offerOf(platform, one, code)).toMatchObject({ offered: 0, notOffered: 0 });
});

test('a link without a rate offers nothing, whoever comes by it', async () => {
  const master = await openMaster();
  const made = await platform.call(master, makeAgentLink, {
    requestId: crypto.randomUUID(),
    name: 'Plain',
    kind: 'agent',
  });
  const code = made.ok ? made.value.code : '';

  const [guest] = await comeBy(platform, merchant, { owner: master, code, count: 1 });
  await run();

  expect(made).toMatchObject({ value: { contract: null } });
  expect(await contractsOf(platform, guest as TeamPerson)).toEqual([]);
});

test('many processes that are cut off amid an offer make each offer once', async () => {
  const master = await openMaster();
  await run();
  const code = await offeringCode(platform, master);
  const guests: TeamPerson[] = [];

  for (let kill = 0; kill < 6; kill += 1) {
    guests.push(...(await comeBy(platform, merchant, { owner: master, code, count: 10 })));
    let runs: Promise<unknown> = Promise.resolve();
    await withClient(platform.databaseUrl, async (holder) => {
      await holder.query('begin; lock table agent_contract_signature in share mode');
      runs = Promise.allSettled(Array.from({ length: 4 }, run));
      const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
      // The holder's transaction sees the connections of its first look for ever: another one looks.
      await withClient(platform.databaseUrl, async (watcher) => {
        const cutOff = () =>
          watcher.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where $1 = any (pg_blocking_pids(pid))`,
            [rows[0]?.pid],
          );
        await expect.poll(async () => (await cutOff()).rowCount).toBe(1);
      });
    });
    await runs;
  }
  await Promise.all(Array.from({ length: 8 }, run));

  expect(await offerOf(platform, master, code)).toMatchObject({ offered: 60, notOffered: 0 });
  const { rows } = await sql<{ agentId: number; offers: number; signed: number }>`
    select c.agent_id, count(distinct c.id)::int as offers, count(*)::int as signed from agent_contract c
      join agent_contract_signature s on s.merchant_id = c.merchant_id and s.contract_id = c.id
      where c.upline_id = ${master.memberId} group by 1 order by 1`.execute(platform.database);
  expect(rows).toEqual(guests.map(({ memberId: agentId }) => ({ agentId, offers: 1, signed: 1 })));
});
