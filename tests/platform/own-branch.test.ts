import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { handlers } from '#platform/app/handlers.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { moveBranch } from '#platform/people/agents/move-branch.ts';
import { agentCalls, CALLER_PIN, type Named } from '../support/agent-calls.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { requestOf } from '../support/every-call.ts';
import { buildMerchant } from '../support/merchant.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';

const flags = { AGENTPOLICY3: true };
const payments = { transfers: { permitted: true, downline: true, minimumMinor: 1 } };

let platform: TestPlatform;
let agent: TeamPerson;
let below: TeamPerson;
let deep: TeamPerson;
/** Accounts of whom the agent must learn nothing, by what they are. */
let elsewhere: [what: string, memberId: number, username: string][];

beforeAll(async () => {
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', { flags, payments }),
      buildMerchant('beta', { flags, payments }),
      buildMerchant('shut', { flags: { AGENTPOLICY3: false }, payments }),
    ],
    { jobs: false },
  );
  const paymentPasswordHash = await hashPassword(CALLER_PIN);
  const top = await openTeamPerson(platform, { type: 1 });
  agent = await openTeamPerson(platform, {
    type: 2,
    under: top,
    cashMinor: 100_000,
    paymentPasswordHash,
  });
  below = await openTeamPerson(platform, { type: 2, under: agent });
  deep = await openTeamPerson(platform, { under: below });
  const beside = await openTeamPerson(platform, { type: 2, under: top });
  const foreign = await openTeamPerson(platform, { under: beside });
  const alone = await openTeamPerson(platform);
  const moved = await openTeamPerson(platform, { under: below });
  const order = { username: moved.username, to: beside.username };
  const actor = { by: 'the test', reason: 'moved' };
  expect(await moveBranch(platform.database, agent.merchantId, order, actor)).toMatchObject({
    ok: true,
  });
  const other = await openTeamPerson(platform, { code: 'beta', type: 1 });
  const theirs = await openTeamPerson(platform, { code: 'beta', under: other });
  const trial = await openTeamPerson(platform, { type: 4 });
  elsewhere = [
    ['an account below another agent', foreign.memberId, foreign.username],
    ['an agent beside', beside.memberId, beside.username],
    ['the own upline', top.memberId, top.username],
    ['the agent', agent.memberId, agent.username],
    ['an account without an upline', alone.memberId, alone.username],
    ['an account that was moved away', moved.memberId, moved.username],
    ['an account of another brand', theirs.memberId, theirs.username],
    ['a trial account', trial.memberId, trial.username],
  ];
});

afterAll(() => platform.close());

const ofAgents = (): AnyEndpoint[] =>
  handlers.map(({ endpoint }) => endpoint).filter(({ access }) => access === 'agent');

const send = (caller: Caller, endpoint: AnyEndpoint, input: Record<string, unknown>) =>
  platform.send(caller, requestOf(endpoint, input));

const named = (memberId: number, username: string): Named => ({
  memberId,
  username,
  database: platform.database,
});

const ask = async (endpoint: AnyEndpoint, input: Record<string, unknown>) => {
  const { status, text } = await send(agent, endpoint, input);
  return { status, text };
};

test('the list of how agents’ calls are made holds each of them once', () => {
  const listed = agentCalls.map(({ endpoint }) => endpoint.name);

  expect(listed.toSorted()).toEqual(
    ofAgents()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('each call answers for an account of the own branch, directly below or deeper', async () => {
  for (const { endpoint, about, isDirect } of agentCalls)
    for (const inputOf of about)
      for (const { memberId, username } of isDirect ? [below] : [below, deep]) {
        const answer = await ask(endpoint, await inputOf(named(memberId, username)));
        expect([endpoint.name, answer.status, answer.text]).toEqual([
          endpoint.name,
          200,
          answer.text,
        ]);
      }
});

test('each call answers for an account from elsewhere exactly as for one that nobody has', async () => {
  for (const { endpoint, about, isDirect } of agentCalls)
    for (const inputOf of about) {
      const unknown = await ask(endpoint, await inputOf(named(999_999_999_999, 'nobody99')));
      expect([endpoint.name, unknown.status >= 400 && unknown.status < 500]).toEqual([
        endpoint.name,
        true,
      ]);
      const others = isDirect
        ? [
            ...elsewhere.filter(([what]) => what !== 'the agent'),
            ['an account deeper in the branch', deep.memberId, deep.username] as const,
          ]
        : elsewhere;
      for (const [what, memberId, username] of others) {
        const answer = await ask(endpoint, await inputOf(named(memberId, username)));
        expect([endpoint.name, what, answer]).toEqual([endpoint.name, what, unknown]);
      }
    }
});

test('no answer names an account from elsewhere', async () => {
  const answers: string[] = [];
  for (const { endpoint, about } of agentCalls) {
    answers.push((await ask(endpoint, {})).text);
    for (const inputOf of about)
      answers.push(
        (await ask(endpoint, await inputOf(named(below.memberId, below.username)))).text,
      );
  }

  for (const [what, , username] of elsewhere)
    if (what !== 'the agent')
      expect([what, answers.filter((text) => text.includes(username))]).toEqual([what, []]);
});

test('no member and no trial account makes an agent’s call, and nobody does where there are no agents', async () => {
  const callers = [
    await openTeamPerson(platform, { under: agent }),
    await openTeamPerson(platform, { type: 4 }),
    await openTeamPerson(platform, { type: 1, code: 'shut' }),
    await openTeamPerson(platform, { type: 42, code: 'shut' }),
  ];

  for (const { endpoint, about } of agentCalls)
    for (const caller of callers) {
      const input = (await about[0]?.(named(below.memberId, below.username))) ?? {};
      const { status, text } = await send(caller, endpoint, input);
      expect([endpoint.name, status, JSON.parse(text)]).toMatchObject([
        endpoint.name,
        403,
        { code: 'forbidden' },
      ]);
    }
});

test('an affiliate sees figures and no people: every call about an account is forbidden', async () => {
  const affiliate = await openTeamPerson(platform, { type: 42, under: agent });
  const own = await openTeamPerson(platform, { under: affiliate });
  const people = agentCalls.filter(
    ({ about, isForAffiliates }) => about.length > 0 && !isForAffiliates,
  );

  for (const { endpoint, about } of people)
    for (const inputOf of about) {
      const answer = await send(
        affiliate,
        endpoint,
        await inputOf(named(own.memberId, own.username)),
      );
      expect([endpoint.name, answer.status]).toEqual([endpoint.name, 403]);
    }
});
