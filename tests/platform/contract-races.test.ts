import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  agentContract,
  answerContract,
  endContract,
  offerContract,
  proposeContract,
} from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { moveBranch } from '#platform/people/agents/move-branch.ts';
import type { TeamPerson } from '../support/agents.ts';
import {
  agree,
  contractsOf,
  flat,
  lineBrand,
  openAgentLine,
  passPeriod,
} from '../support/contracts.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = lineBrand('alpha');

let platform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

/** The first three of a line of agents. */
const line = (length: number) =>
  openAgentLine(platform, length) as Promise<[TeamPerson, TeamPerson, TeamPerson]>;

const offer = async (upline: TeamPerson, agent: TeamPerson, rateMillis = 10_000) => {
  const made = await platform.call(upline, offerContract, {
    memberId: agent.memberId,
    kind: 'dividend',
    terms: [...flat(rateMillis)],
    requestId: crypto.randomUUID(),
  });
  if (!made.ok) throw new Error(made.refusal);
  return made.value.contractId;
};

/** What holds or waits in the brand that nothing covers, or that there is twice. */
const unsoundContracts = async () => {
  const { rows } = await sql<{ fault: string }>`
    with open as (select * from agent_contract where merchant_id = ${merchant.id}
      and state in ('ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED') and (ends_at is null or ends_at > now()))
    select 'twice ' || agent_id as fault from open where ends_at is null group by agent_id, kind, upline_id
      having count(*) filter (where state <> 'ACCEPTED') > 1 or count(*) filter (where state = 'ACCEPTED') > 1
    union all
    select 'uncovered ' || c.id from open c where c.upline_id is not null and c.ends_at is null
      and not exists (select from open u where u.agent_id = c.upline_id and u.kind = c.kind)
    union all
    select 'apart ' || c.id from open c join member m on m.merchant_id = c.merchant_id and m.id = c.agent_id
      where c.ends_at is null and m.upline_id is distinct from c.upline_id and c.upline_id is not null`.execute(
    platform.database,
  );
  return rows.map(({ fault }) => fault);
};

test('accepted, refused and withdrawn 64 times at once, an offer comes to one end with one signature for it', async () => {
  const [master, agent] = await line(2);
  await runContracts(platform.database, merchant);
  const contractId = await offer(master, agent);

  const outcomes = await Promise.all(
    Array.from({ length: 64 }, (_, place) => {
      const [who, answer] = (
        [
          [agent, 'accept'],
          [agent, 'refuse'],
          [master, 'withdraw'],
        ] as const
      )[place % 3] ?? [agent, 'accept'];
      return platform.call(who, answerContract, { contractId, answer });
    }),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const opened = await platform.call(agent, agentContract, { contractId });
  if (!opened.ok) throw new Error(opened.refusal);
  const { signatures, contract } = opened.value;
  expect(['ACCEPTED', 'REFUSED', 'WITHDRAWN']).toContain(contract.state);
  expect(signatures.filter(({ action }) => action !== 'offer')).toHaveLength(1);
});

test('whatever is offered, answered, ended and moved at once, no contract is left that nothing covers', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [master, agent, sub] = await line(3);
    const [other] = await line(1);
    await runContracts(platform.database, merchant);
    await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
    await passPeriod(platform, merchant);
    const deeper = await offer(agent, sub, 20_000);
    const held = (await contractsOf(platform, agent))[0]?.contractId ?? 0;

    const outcomes = await Promise.all([
      platform.call(sub, answerContract, { contractId: deeper, answer: 'accept' }),
      platform.call(agent, endContract, { contractId: held, answer: 'request' }),
      platform.call(master, endContract, { contractId: held, answer: 'agree' }),
      platform.call(agent, proposeContract, {
        kind: 'dividend',
        terms: [...flat(35_000)],
        requestId: crypto.randomUUID(),
      }),
      platform.call(master, offerContract, {
        memberId: agent.memberId,
        kind: 'dividend',
        terms: [...flat(5000)],
        requestId: crypto.randomUUID(),
      }),
      moveBranch(
        platform.database,
        merchant.id,
        { username: agent.username, to: other.username },
        { by: 'operator', reason: 'a race' },
      ),
      runContracts(platform.database, merchant),
    ]);
    // Refused or done, and never an error of the platform's own.
    for (const outcome of outcomes.slice(0, 5))
      expect(outcome).not.toMatchObject({ refusal: 'unknown_system_error' });
    await passPeriod(platform, merchant);

    expect(await unsoundContracts()).toEqual([]);
  }
});
