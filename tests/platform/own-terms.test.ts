import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerContract, offerContract, proposeContract } from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { openMerchant } from '../support/money.ts';
import type { TeamPerson } from '../support/agents.ts';
import { agree, flat, lineBrand, openAgentLine, passPeriod } from '../support/contracts.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = lineBrand('alpha');

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
});

afterAll(() => platform.close());

/** Three below each other, of whom the second has 30 %. */
const openLine = async () => {
  const merchant = await openMerchant(platform.database, alpha);
  const [master, agent, sub] = (await openAgentLine(platform, 3)) as [
    TeamPerson,
    TeamPerson,
    TeamPerson,
  ];
  await runContracts(platform.database, merchant);
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(30_000) });
  await passPeriod(platform, merchant);
  return { agent, sub };
};

const asked = (rateMillis: number) => ({
  kind: 'dividend' as const,
  terms: [...flat(rateMillis)],
  requestId: crypto.randomUUID(),
});

test('who proposes more than the upline has is not told what the upline has; the upline is', async () => {
  const { agent, sub } = await openLine();

  const proposed = await platform.call(sub, proposeContract, asked(35_000));
  const offer = { ...asked(35_000), memberId: sub.memberId };
  const offered = await platform.call(agent, offerContract, offer);

  expect(proposed).toMatchObject({ refusal: 'contract_terms' });
  expect(JSON.stringify(proposed)).not.toContain('30000');
  expect(offered).toMatchObject({ refusal: 'contract_terms', details: { ownTerms: flat(30_000) } });
});

test('who accepts what the upline has no more is not told what is left; the upline who accepts is', async () => {
  const { agent, sub } = await openLine();
  const offer = { ...asked(25_000), memberId: sub.memberId };
  const offered = await platform.call(agent, offerContract, offer);
  if (!offered.ok) throw new Error(offered.refusal);
  await sql`update agent_contract set terms = ${JSON.stringify(flat(20_000))}::jsonb
    where agent_id = ${agent.memberId} and state = 'ACTIVE'`.execute(platform.database);

  const { contractId } = offered.value;
  const accepted = await platform.call(sub, answerContract, { contractId, answer: 'accept' });

  expect(accepted).toMatchObject({ refusal: 'contract_terms' });
  expect(JSON.stringify(accepted)).not.toContain('20000');
});
