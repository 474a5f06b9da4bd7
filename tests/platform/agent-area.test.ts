import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { handlers } from '#platform/app/handlers.ts';
import { requestOf } from '../support/every-call.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform(
    [
      buildMerchant('open', { flags: { AGENTPOLICY3: true } }),
      buildMerchant('shut', { flags: { AGENTPOLICY3: false } }),
    ],
    { jobs: false },
  );
});

afterAll(() => platform.close());

/** The calls of the brand that only these may make, each without any input. */
const refusedOf = async (caller: Caller, access: 'player' | 'agent'): Promise<string[]> => {
  const calls = handlers.map(({ endpoint }) => endpoint).filter((each) => each.access === access);
  const refused: string[] = [];
  for (const endpoint of calls) {
    const { text } = await platform.send(caller, requestOf(endpoint, {}));
    if (text.includes('"forbidden"')) refused.push(endpoint.name);
  }
  expect(calls.length).toBeGreaterThan(5);
  return refused.length === calls.length ? ['all'] : refused;
};

test('what a brand gives to who plays is refused to its agents of every kind, and what agents do to everybody else', async () => {
  for (const type of [1, 2, 41, 42]) {
    const agent = await openSomebody(platform, { code: 'open', type });
    expect(await refusedOf(agent, 'player')).toEqual(['all']);
  }
  for (const type of [0, 4]) {
    const other = await openSomebody(platform, { code: 'open', type });
    expect(await refusedOf(other, 'agent')).toEqual(['all']);
  }
  expect(await refusedOf(await openSomebody(platform, { code: 'open' }), 'player')).toEqual([]);
});

test('at a brand without agents nobody is one, so no account is shut out of what is for players', async () => {
  const once = await openSomebody(platform, { code: 'shut', type: 1 });

  expect(await platform.call(once, memberInfo, {})).toMatchObject({ value: { isAgent: false } });
  expect(await refusedOf(once, 'player')).toEqual([]);
  expect(await refusedOf(once, 'agent')).toEqual(['all']);
});
