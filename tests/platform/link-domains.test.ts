import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentDomains, agentLinks, askForDomain, closeAgentLink } from '#api/agent-links.ts';
import { register } from '#api/member.ts';
import { decideDomain, readDomainRequests } from '#platform/people/agents/links/decide-domain.ts';
import { requestLivery } from '../build/request-livery.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { buildMerchant } from '../support/merchant.ts';
import { decided, operator } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const names = ['alpha.example', 'one.example', 'two.example', 'three.example', 'four.example'];
const registerFields = { captcha: { enabled: false, required: false } };

let platform: TestPlatform;

beforeAll(async () => {
  const flags = { AGENTPOLICY3: true };
  const site = { domains: names, mainDomain: 'alpha.example' };
  const alpha = buildMerchant('alpha', { flags, site, registerFields });
  platform = await startTestPlatform([alpha, buildMerchant('beta', { flags })], { jobs: false });
});

afterAll(() => platform.close());

const ask = (caller: TeamPerson, domain: string) => platform.call(caller, askForDomain, { domain });

const decide = (agent: TeamPerson, domain: string, grants = true) =>
  decideDomain(
    platform.database,
    { id: agent.merchantId },
    { domain, agent: agent.username, grants },
    operator,
  );

test('visitors of a granted host name belong to the agent, and count for it as by any link', async () => {
  const agent = await openTeamPerson(platform, { type: 2 });
  expect(await platform.call(agent, agentDomains)).toMatchObject({
    value: { domains: names.slice(1).map((domain) => ({ domain, state: 'free', code: null })) },
  });
  expect(await ask(agent, 'ONE.example')).toMatchObject({ value: { state: 'asked' } });
  expect(await ask(agent, 'one.example')).toMatchObject({ value: { state: 'asked' } });

  const outcome = await requestLivery(
    ['platform', 'agents', 'domain', 'alpha', agent.username, 'one.example', ...decided],
    { DATABASE_URL: platform.databaseUrl },
  );

  expect(outcome).toMatchObject({ code: 0 });
  const opened = await platform.call({ host: 'one.example' }, register, {
    username: 'visitor1',
    password: 'violet-Tuba-91x',
    confirmPassword: 'violet-Tuba-91x',
    agreed: true,
  });
  expect(opened.ok).toBe(true);
  const { uplineId } = await platform.database
    .selectFrom('member')
    .select('uplineId')
    .where('username', '=', 'visitor1')
    .executeTakeFirstOrThrow();
  expect(uplineId).toBe(agent.memberId);
  expect(await platform.call(agent, agentLinks)).toMatchObject({
    value: {
      items: [{ domain: 'one.example', url: 'https://one.example/register', registrations: 1 }],
    },
  });
});

test('what somebody has, the main name and a name of another brand can be asked for by nobody', async () => {
  const [owner, other] = [
    await openTeamPerson(platform, { type: 2 }),
    await openTeamPerson(platform, { type: 2 }),
  ];
  await ask(owner, 'two.example');
  await ask(other, 'two.example');
  expect(await decide(owner, 'two.example')).toMatchObject({ ok: true });

  expect(await decide(other, 'two.example')).toEqual({ ok: false, why: 'taken' });
  for (const domain of ['two.example', 'alpha.example', 'beta.example', 'alpha.localhost', 'x'])
    expect(await ask(other, domain)).toMatchObject({ refusal: 'domain_unavailable' });
  expect(await platform.call(owner, agentDomains)).toMatchObject({
    value: {
      domains: [
        { domain: 'two.example', state: 'own' },
        { domain: 'three.example' },
        { domain: 'four.example' },
      ],
    },
  });
});

test('a refused name can be asked for again, and an operator decides a request once', async () => {
  const agent = await openTeamPerson(platform, { type: 42 });
  await ask(agent, 'three.example');

  expect(await decide(agent, 'three.example', false)).toEqual({ ok: true, code: null });
  expect(await decide(agent, 'three.example', true)).toEqual({ ok: false, why: 'notAsked' });
  expect(await platform.call(agent, agentDomains)).toMatchObject({
    value: { domains: [{ domain: 'three.example', state: 'refused' }, { domain: 'four.example' }] },
  });
  expect(await ask(agent, 'three.example')).toMatchObject({ value: { state: 'asked' } });
  const waiting = await readDomainRequests(
    platform.database,
    { id: agent.merchantId },
    { onlyAsked: true, limit: 10 },
  );
  expect(waiting).toContainEqual(expect.objectContaining({ agent: agent.username }));
});

test('a host name whose code is closed is nobody’s any more, and goes to who asks next', async () => {
  const [former, next] = [
    await openTeamPerson(platform, { type: 2 }),
    await openTeamPerson(platform, { type: 2 }),
  ];
  await ask(former, 'four.example');
  const granted = await decide(former, 'four.example');
  if (!granted.ok || granted.code === null) throw new Error('it was not granted');

  const closed = await platform.call(former, closeAgentLink, { code: granted.code });

  expect(closed).toMatchObject({ value: { state: 'closed', domain: null } });
  expect(await platform.call(former, agentDomains)).toMatchObject({
    value: {
      domains: expect.arrayContaining([{ domain: 'four.example', state: 'free', code: null }]),
    },
  });
  expect(await ask(next, 'four.example')).toMatchObject({ value: { state: 'asked' } });
  expect(await decide(next, 'four.example')).toMatchObject({ ok: true });
  expect(await ask(former, 'four.example')).toMatchObject({ refusal: 'domain_unavailable' });
});

test('of many decisions at once about one name one is carried out', async () => {
  const agents = await Promise.all([1, 2, 3, 4].map(() => openTeamPerson(platform, { type: 2 })));
  for (const agent of agents) await ask(agent, 'three.example');

  const outcomes = await Promise.allSettled(agents.map((agent) => decide(agent, 'three.example')));

  const granted = outcomes.filter((each) => each.status === 'fulfilled' && each.value.ok);
  expect(granted).toHaveLength(1);
});
