import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentLinks, makeAgentLink } from '#api/agent-links.ts';
import { register } from '#api/member.ts';
import { decideDeposit } from '#platform/money/deposits/decide-deposit.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { bankChannel, startDeposit } from '../support/deposits.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operator } from '../support/operator.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha', {
  flags: { AGENTPOLICY3: true },
  registerFields: { captcha: { enabled: false, required: false } },
  payments: { channels: [bankChannel] },
});

let platform: TestPlatform;
let agent: TeamPerson;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  agent = await openTeamPerson(platform, { type: 42 });
});

afterAll(() => platform.close());

const newLink = async (): Promise<string> => {
  const requestId = crypto.randomUUID();
  const link = await platform.call(agent, makeAgentLink, { requestId, name: 'x', kind: 'member' });
  if (!link.ok) throw new Error(link.refusal);
  return link.value.code;
};

const newMember = async (affiliateCode?: string): Promise<Caller> => {
  people += 1;
  const opened = await platform.call({ host: 'alpha.localhost' }, register, {
    username: `payer${people}er`,
    password: 'violet-Tuba-91x',
    confirmPassword: 'violet-Tuba-91x',
    agreed: true,
    subId: 'ad.1',
    ...(affiliateCode !== undefined && { affiliateCode }),
  });
  if (!opened.ok || !opened.value.session) throw new Error(JSON.stringify(opened));
  return { host: 'alpha.localhost', token: opened.value.session.token };
};

const payIn = async (caller: Caller): Promise<string> => {
  const { reference } = await startDeposit(platform, caller, { channelId: 'bank' });
  await decide(reference, 'approve');
  return reference;
};

const decide = (reference: string, decision: 'approve' | 'refund') =>
  decideDeposit(
    platform.database,
    { id: agent.merchantId, code: 'alpha', config: alpha.config },
    { reference, decision },
    operator,
  );

const countedBy = async (code: string): Promise<number | undefined> => {
  const listed = await platform.call(agent, agentLinks);
  if (!listed.ok) throw new Error(listed.refusal);
  return listed.value.items.find((link) => link.code === code)?.firstDeposits;
};

test('the first money of each member counts once for the link, whatever follows', async () => {
  const code = await newLink();
  const [one, two] = [await newMember(code), await newMember(code)];
  await newMember(code);

  for (const payer of [one, one, two]) await payIn(payer);
  await payIn(await newMember());

  expect(await countedBy(code)).toBe(2);
});

test('a deposit that is approved twice at once counts once', async () => {
  const code = await newLink();
  const { reference } = await startDeposit(platform, await newMember(code), { channelId: 'bank' });

  await Promise.all([decide(reference, 'approve'), decide(reference, 'approve')]);

  expect(await countedBy(code)).toBe(1);
});

test('first money that went back to its payer counts no more, and the next counts as the first', async () => {
  const code = await newLink();
  const payer = await newMember(code);
  const first = await payIn(payer);
  const second = await payIn(payer);

  await decide(second, 'refund');
  expect(await countedBy(code)).toBe(1);
  await decide(first, 'refund');
  expect(await countedBy(code)).toBe(0);
  await payIn(payer);
  expect(await countedBy(code)).toBe(1);
});

test('what is counted for each day and sub-id is what the registrations say', async () => {
  const { rows } = await sql`
    select code, sub_id, registrations, first_deposits from (
      select code, sub_id, sum(registrations)::int as registrations,
        sum(first_deposits)::int as first_deposits from link_day group by 1, 2
      except
      select code, sub_id, count(*)::int, count(deposit_id)::int from link_registration group by 1, 2
    ) differs`.execute(platform.database);

  expect(rows).toEqual([]);
});
