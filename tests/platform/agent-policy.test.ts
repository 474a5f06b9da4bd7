import { afterAll, beforeAll, expect, test } from 'vitest';
import { affiliateInfo } from '#api/affiliate.ts';
import { login } from '#api/session.ts';
import { downlineTransfer } from '#api/wallet.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody, PASSWORD } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  const payments = { transfers: { permitted: true, downline: true } };
  platform = await startTestPlatform([
    buildMerchant('open', { flags: { AGENTPOLICY3: true }, payments }),
    buildMerchant('shut', { flags: { AGENTPOLICY3: false }, payments }),
  ]);
});

afterAll(() => platform.close());

const enter = ({ visitor, username }: Awaited<ReturnType<typeof openSomebody>>) =>
  platform.call(visitor, login, { username, password: PASSWORD, area: 'agent' });

const transfer = (caller: { host: string; token: string }) =>
  platform.call(caller, downlineTransfer, {
    requestId: crypto.randomUUID(),
    account: 'nobody123',
    amountMinor: 100,
    paymentPassword: '583920',
  });

test('with AGENTPOLICY3 an agent enters the agent area and has a code and a link', async () => {
  const agent = await openSomebody(platform, { code: 'open', type: 1 });

  expect(await enter(agent)).toMatchObject({ ok: true });
  const info = await platform.call(agent, affiliateInfo);
  expect(info).toMatchObject({ value: { ownCode: expect.stringMatching(/^[0-9A-Z]{8}$/) } });
  if (info.ok)
    expect(info.value.registerUrl).toBe(
      `https://open.example/register?affiliateCode=${info.value.ownCode}`,
    );
  expect(await transfer(agent)).not.toMatchObject({ refusal: 'forbidden' });
});

test('without AGENTPOLICY3 nobody enters the agent area or makes an agent’s calls', async () => {
  const agent = await openSomebody(platform, { code: 'shut', type: 1 });

  expect(await enter(agent)).toMatchObject({ refusal: 'non_agent', status: 403 });
  expect(await platform.call(agent, affiliateInfo)).toMatchObject({
    value: { ownCode: null, registerUrl: null },
  });
  expect(await transfer(agent)).toMatchObject({ refusal: 'forbidden', status: 403 });
});

test('a member makes no agent’s calls, whatever the flag says', async () => {
  const member = await openSomebody(platform, { code: 'open' });

  expect(await enter(member)).toMatchObject({ refusal: 'non_agent' });
  expect(await platform.call(member, affiliateInfo)).toMatchObject({ value: { ownCode: null } });
  expect(await transfer(member)).toMatchObject({ refusal: 'forbidden', status: 403 });
});
