import { expect, test } from 'vitest';
import { AGENT_KINDS, agentKindOf, hasAgentRight } from './agent-kinds.ts';

test('each type of the agent list is one kind, and no other account is an agent', () => {
  const types = [0, 1, 2, 4, 41, 42];

  const kinds = types.map(agentKindOf);

  expect(kinds).toEqual([null, 'master', 'agent', null, 'subAgent', 'affiliate']);
});

test('who may not see money below may move none, and nobody opens a master', () => {
  for (const { type, opens } of Object.values(AGENT_KINDS)) {
    expect(hasAgentRight(type, 'moveTeamMoney') && !hasAgentRight(type, 'seeTeamMoney')).toBe(
      false,
    );
    expect(opens).not.toContain('master');
  }
});

test('a member has no right of an agent', () => {
  expect(hasAgentRight(0, 'makeLinks')).toBe(false);
});
