import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  agentDownline,
  agentDownlines,
  agentDownlinesFile,
  agentNote,
  agentStanding,
  downlineSorts,
  type TeamMember,
  writeAgentNote,
} from '#api/agents.ts';
import type { InputOf } from '#api/endpoint.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { requestOf } from '../support/every-call.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const flags = { AGENTPOLICY3: true };

let platform: TestPlatform;
let agent: TeamPerson;
let leader: TeamPerson;
/** Directly below the leader, by name. */
const members: TeamPerson[] = [];

beforeAll(async () => {
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', {
        flags,
        agents: { kinds: { master: { name: { en: 'Partner', my: 'မိတ်ဖက်' } } } },
      }),
      buildMerchant('masked', { flags, agents: { maskNames: 'deeper' } }),
    ],
    { jobs: false },
  );
  agent = await openTeamPerson(platform, { type: 1 });
  leader = await openTeamPerson(platform, { type: 2, under: agent, username: 'leader' });
  for (let count = 0; count < 7; count += 1)
    members.push(
      await openTeamPerson(platform, { under: leader, username: `mem${count}of7`, type: 0 }),
    );
  await openTeamPerson(platform, { type: 41, under: agent, username: 'zsub' });
  const [first, second] = members;
  await sql`update member set last_login_at = now() - interval '2 days'
    where id = ${first?.memberId}`.execute(platform.database);
  await sql`update member set last_login_at = now() - interval '90 days', status = 'frozen'
    where id = ${second?.memberId}`.execute(platform.database);
});

afterAll(() => platform.close());

type Asked = InputOf<typeof agentDownlines>;

const list = async (input: Asked = {}, caller = agent) => {
  const read = await platform.call(caller, agentDownlines, input);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
};

const namesOf = async (input: Asked = {}) => (await list(input)).items.map(({ name }) => name);

/** All pages, two rows each. */
const walk = async (input: Asked, caller = agent): Promise<TeamMember[]> => {
  const items: TeamMember[] = [];
  for (let after: string | undefined; ;) {
    const page = await list({ ...input, pageSize: 2, ...(after && { after }) }, caller);
    items.push(...page.items);
    if (page.next === null) return items;
    after = page.next;
  }
};

test('an agent reads who they are: kind by the brand’s name, rights, level, upline and team', async () => {
  const read = await platform.call(agent, agentStanding, { language: 'my' });
  const below = await platform.call(leader, agentStanding);

  expect(read).toMatchObject({
    value: {
      kind: 'master',
      kindName: 'မိတ်ဖက်',
      kindNameLanguage: 'my',
      rights: expect.arrayContaining(['seeTeam', 'moveTeamMoney']),
      level: 1,
      upline: null,
      transfersFrozenAt: null,
      directDownlines: 2,
      allDownlines: 9,
    },
  });
  expect(below).toMatchObject({
    value: {
      kind: 'agent',
      kindName: null,
      level: 2,
      upline: { name: expect.stringContaining('****') },
    },
  });
});

test('the direct downlines stand first; those below one of them are reached with the way back', async () => {
  expect(await list()).toMatchObject({
    crumbs: [],
    total: 2,
    next: null,
    items: [
      { name: 'leader', kind: 'agent', level: 1, directDownlines: 7, allDownlines: 7 },
      { name: 'zsub', kind: 'subAgent', level: 1, directDownlines: 0, allDownlines: 0 },
    ],
  });
  const under = await list({ under: leader.memberId });
  expect(under).toMatchObject({
    total: 7,
    crumbs: [{ memberId: leader.memberId, name: 'leader' }],
  });
  expect(under.items.map(({ level }) => level)).toEqual([2, 2, 2, 2, 2, 2, 2]);
});

test('every order, both ways, gives each account of the branch once over all pages', async () => {
  const all = (await list({ scope: 'branch', pageSize: 100 })).items.map(({ name }) => name);
  expect(all).toHaveLength(9);

  for (const sort of downlineSorts)
    for (const descending of [false, true]) {
      const items = await walk({ scope: 'branch', sort, descending });
      const keys = items.map((item) => [
        {
          name: 0,
          registered: item.registeredAt,
          lastLogin: item.lastLoginAt ?? '',
          teamSize: item.allDownlines,
        }[sort],
      ]);
      expect([sort, items.map(({ name }) => name).toSorted()]).toEqual([sort, all.toSorted()]);
      const sorted = keys.flat().toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect([sort, descending, keys.flat()]).toEqual([
        sort,
        descending,
        descending ? sorted.toReversed() : sorted,
      ]);
    }
});

test('search, kind, status and activity each choose, and the total counts what is chosen', async () => {
  const branch = { scope: 'branch' } as const;
  expect(await namesOf({ ...branch, search: 'MEM3' })).toEqual(['mem3of7']);
  expect(await namesOf({ ...branch, search: '%' })).toEqual([]);
  expect(await namesOf({ ...branch, kind: 'subAgent' })).toEqual(['zsub']);
  expect(await namesOf({ ...branch, status: 'frozen' })).toEqual(['mem1of7']);
  expect(await namesOf({ ...branch, active: true })).toEqual(['mem0of7']);
  expect(await namesOf({ ...branch, active: true, activeDays: 120 })).toEqual([
    'mem0of7',
    'mem1of7',
  ]);
  expect(await list({ ...branch, active: false, pageSize: 3 })).toMatchObject({ total: 8 });
});

test('names are masked as deep as the brand says, found only whole, and no cursor gives one away', async () => {
  const top = await openTeamPerson(platform, { code: 'masked', type: 1 });
  const middle = await openTeamPerson(platform, {
    code: 'masked',
    type: 2,
    under: top,
    username: 'middle1',
  });
  for (const username of ['secret1', 'secret2', 'secret3'])
    await openTeamPerson(platform, { code: 'masked', under: middle, username });

  const page = await list({ scope: 'branch', pageSize: 2 }, top);
  expect(page.items.map(({ name, isMasked }) => [name, isMasked])).toEqual([
    ['middle1', false],
    ['se****1', true],
  ]);
  expect(Buffer.from(page.next ?? '', 'base64url').toString()).not.toContain('secret');
  expect(await walk({ scope: 'branch' }, top)).toHaveLength(4);
  expect((await list({ scope: 'branch', search: 'secr' }, top)).items).toEqual([]);
  expect((await list({ scope: 'branch', search: 'secret2' }, top)).items).toHaveLength(1);
  // For who is directly above, none of them is deeper.
  expect((await list({ search: 'secr' }, middle)).items).toHaveLength(3);
});

test('a cursor that no page gave is refused, never a fault', async () => {
  for (const after of ['', 'x', '9'.repeat(60), Buffer.from('1 99999999999').toString('base64url')])
    for (const sort of downlineSorts) {
      const read = await platform.call(agent, agentDownlines, { after, sort });
      if (!read.ok) expect(['invalid_input', 'not_a_downline']).toContain(read.refusal);
    }
});

test('an account below is read with the way to it', async () => {
  const [member] = members;
  const read = await platform.call(agent, agentDownline, { memberId: member?.memberId ?? 0 });

  expect(read).toMatchObject({
    value: {
      name: 'mem0of7',
      kind: 'member',
      level: 2,
      mayTransfer: false,
      crumbs: [{ name: 'leader' }],
    },
  });
});

test('a note is the writer’s own: read by nobody else, rewritten, removed, and bounded', async () => {
  const memberId = members[2]?.memberId ?? 0;
  const write = (text: string) => platform.call(agent, writeAgentNote, { memberId, text });

  expect(await write('  Calls on Mondays.  ')).toMatchObject({
    value: { text: 'Calls on Mondays.' },
  });
  expect(await platform.call(leader, agentNote, { memberId })).toMatchObject({
    value: { text: '' },
  });
  expect((await list({ under: leader.memberId, search: 'mem2' })).items[0]?.hasNote).toBe(true);
  expect((await list({ search: 'mem2' }, leader)).items[0]?.hasNote).toBe(false);
  expect(await write('Calls on Fridays.')).toMatchObject({ ok: true });
  for (const text of ['x'.repeat(141), 'turned \u{202E}around'])
    expect(await write(text)).toMatchObject({ refusal: 'invalid_input' });
  expect(await platform.call(agent, agentNote, { memberId })).toMatchObject({
    value: { text: 'Calls on Fridays.', writtenAt: expect.any(String) },
  });
  expect(await write('')).toMatchObject({ value: { text: '', writtenAt: null } });
  expect((await list({ under: leader.memberId, search: 'mem2' })).items[0]?.hasNote).toBe(false);
});

test('the file holds every account that the list does, in its order, in the asked language', async () => {
  const input = { scope: 'branch', sort: 'name', descending: true, language: 'zh-Hans' };
  const { headers, text } = await platform.send(agent, requestOf(agentDownlinesFile, input));
  const lines = text.trimEnd().split('\r\n');

  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(lines[0]).toBe(
    '\u{FEFF}名称,类型,层级,状态,注册时间,最近登录,直属下级,全部下级,转账,与您的契约',
  );
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
    await namesOf({ scope: 'branch', descending: true }),
  );
  expect(lines.find((line) => line.startsWith('mem1of7'))).toMatch(
    /^mem1of7,会员,2,冻结,.*,0,0,允许,$/,
  );
});
