import { afterAll, beforeAll, expect, test } from 'vitest';
import { affiliateCheck, affiliateInfo, affiliateVisit } from '#api/affiliate.ts';
import { agentLinks, closeAgentLink, makeAgentLink } from '#api/agent-links.ts';
import type { InputOf } from '#api/endpoint.ts';
import { memberInfo, register } from '#api/member.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { buildMerchant } from '../support/merchant.ts';
import { quietZone } from '../support/quiet-zone.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const registerFields = { captcha: { enabled: false, required: false } };
const flags = { AGENTPOLICY3: true };
const timeZone = quietZone();
const affiliates = { linksPerAgent: 3, visitsPerAddress: 4 };
const alpha = { host: 'alpha.localhost' };

let platform: TestPlatform;
let agent: TeamPerson;
let people = 0;

const brand = (agents = {}) =>
  buildMerchant('alpha', { timeZone, flags, registerFields, agents: { affiliates, ...agents } });

const beta = buildMerchant('beta', { flags, registerFields });

beforeAll(async () => {
  platform = await startTestPlatform([brand(), beta], { jobs: false });
  agent = await openTeamPerson(platform, { type: 2 });
});

afterAll(() => platform.close());

const make = async (
  input: Partial<InputOf<typeof makeAgentLink>> = {},
  caller: TeamPerson = agent,
) =>
  platform.call(caller, makeAgentLink, {
    requestId: crypto.randomUUID(),
    name: 'Video',
    kind: 'member',
    ...input,
  });

const made = async (input: Partial<InputOf<typeof makeAgentLink>> = {}, caller?: TeamPerson) => {
  const link = await make(input, caller ?? (await openTeamPerson(platform, { type: 2 })));
  if (!link.ok) throw new Error(link.refusal);
  return link.value;
};

const registerBy = async (affiliateCode: string, more: object = {}, caller: object = {}) => {
  people += 1;
  const outcome = await platform.call({ ...alpha, ...caller }, register, {
    username: `guest${people}er`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreed: true,
    affiliateCode,
    ...more,
  });
  if (!outcome.ok) return { refusal: outcome.refusal };
  return { ...alpha, token: outcome.value.session?.token ?? '' };
};

const visit = (code: string, caller: object = {}, subId = '') =>
  platform.call({ ...alpha, ...caller }, affiliateVisit, { code, subId });

const figuresOf = async (caller: TeamPerson, code: string) => {
  const listed = await platform.call(caller, agentLinks, {});
  if (!listed.ok) throw new Error(listed.refusal);
  const link = [listed.value.own, ...listed.value.items].find((each) => each.code === code);
  if (!link) throw new Error(`${code} is not listed`);
  const { visits, registrations, firstDeposits } = link;
  return { visits, registrations, firstDeposits };
};

test('who registers by a link for agents is an agent of that kind, directly below who made it', async () => {
  const owner = await openTeamPerson(platform, { type: 2 });

  for (const [kind, type] of [
    ['member', 0],
    ['agent', 2],
    ['subAgent', 41],
    ['affiliate', 42],
  ] as const) {
    const { code } = await made({ kind, name: kind }, owner);
    const guest = await registerBy(code);
    expect(await platform.call(guest as typeof alpha, memberInfo)).toMatchObject({
      value: { type },
    });
    const { uplineId } = await platform.database
      .selectFrom('linkRegistration')
      .innerJoin('member', (join) =>
        join
          .onRef('member.merchantId', '=', 'linkRegistration.merchantId')
          .onRef('member.id', '=', 'linkRegistration.memberId'),
      )
      .select('uplineId')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(uplineId).toBe(owner.memberId);
    await platform.call(owner, closeAgentLink, { code });
  }
});

test('nobody makes a link for masters, and nobody one for a kind that their own may not open', async () => {
  const master = await openTeamPerson(platform, { type: 1 });
  const assistant = await openTeamPerson(platform, { type: 41 });
  const affiliate = await openTeamPerson(platform, { type: 42 });

  expect(await make({ kind: 'master' }, master)).toMatchObject({ refusal: 'kind_closed' });
  expect(await make({ kind: 'subAgent' }, assistant)).toMatchObject({ refusal: 'kind_closed' });
  expect(await make({ kind: 'agent' }, affiliate)).toMatchObject({ refusal: 'kind_closed' });
  expect(await make({}, affiliate)).toMatchObject({ ok: true });
  expect(await platform.call(affiliate, agentLinks)).toMatchObject({
    value: { kinds: ['member'] },
  });
});

test('a link of a kind that the brand has closed since refuses, and those for members go on', async () => {
  const forAgents = await made({ kind: 'agent' });
  const forMembers = await made();

  await platform.reload([brand({ kinds: { agent: { enabled: false } } }), beta]);

  expect(await registerBy(forAgents.code)).toEqual({ refusal: 'invitation_code_error' });
  expect(await registerBy(forMembers.code)).toMatchObject({ token: expect.any(String) });
  expect(await make({ kind: 'agent' })).toMatchObject({ refusal: 'kind_closed' });
  await platform.reload([brand(), beta]);
  expect(await registerBy(forAgents.code)).toMatchObject({ token: expect.any(String) });
});

test('a link that has ended or was closed opens nothing, and the own code is never closed', async () => {
  const owner = await openTeamPerson(platform, { type: 2 });
  const ended = await made({ days: 1 }, owner);
  const closed = await made({}, owner);
  await sql`update affiliate_code set created_at = now() - interval '2 days',
    expires_at = now() - interval '1 minute' where code = ${ended.code}`.execute(platform.database);
  const listed = await platform.call(owner, agentLinks);
  if (!listed.ok) throw new Error(listed.refusal);

  expect(await platform.call(owner, closeAgentLink, { code: closed.code })).toMatchObject({
    value: { state: 'closed' },
  });
  const again = await platform.call(owner, closeAgentLink, { code: closed.code });
  expect(again).toMatchObject({ value: { state: 'closed' } });
  const own = listed.value.own.code;
  expect(await platform.call(owner, closeAgentLink, { code: own })).toMatchObject({
    refusal: 'link_unknown',
  });

  for (const { code } of [ended, closed]) {
    expect(await registerBy(code)).toEqual({ refusal: 'invitation_code_error' });
    expect(await platform.call(alpha, affiliateCheck, { code })).toMatchObject({
      refusal: 'invitation_code_error',
    });
  }
  expect(await registerBy(own)).toMatchObject({ token: expect.any(String) });
  const ends = await platform.call(owner, agentLinks, { state: 'ended' });
  expect(ends).toMatchObject({ value: { items: [{ state: 'closed' }, { state: 'expired' }] } });
  expect(await platform.call(owner, affiliateInfo)).toMatchObject({ value: { ownCode: own } });
  expect(await platform.call(owner, memberInfo)).toMatchObject({ value: { referralCode: own } });
});

test('the link of somebody else is closed by nobody, and answers as one that does not exist', async () => {
  const link = await made();
  const stranger = await openTeamPerson(platform, { type: 2 });
  const other = await openTeamPerson(platform, { type: 1, code: 'beta' });

  const unknown = await platform.call(stranger, closeAgentLink, { code: 'ZZZZZZZZ' });
  expect(unknown).toMatchObject({ refusal: 'link_unknown', status: 404 });
  for (const caller of [stranger, other])
    expect(await platform.call(caller, closeAgentLink, { code: link.code })).toEqual(unknown);
  expect(await registerBy(link.code)).toMatchObject({ token: expect.any(String) });
});

test('of eight links at once as many are made as the brand allows, and a repeated request makes one', async () => {
  const owner = await openTeamPerson(platform, { type: 2 });

  const outcomes = await Promise.all(Array.from({ length: 8 }, () => make({}, owner)));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  expect(
    outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'links_full'),
  ).toHaveLength(5);
  const another = await openTeamPerson(platform, { type: 2 });
  const requestId = crypto.randomUUID();
  const twice = await Promise.all([make({ requestId }, another), make({ requestId }, another)]);
  expect(twice[0]).toEqual(twice[1]);
  expect(await platform.call(another, agentLinks)).toMatchObject({ value: { left: 2 } });
});

test('the pages of a list of links follow each other without a gap and without one twice', async () => {
  const owner = await openTeamPerson(platform, { type: 2 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const { code } = await made({ name }, owner);
    if (name > 'c') continue;
    await platform.call(owner, closeAgentLink, { code });
  }

  const names: string[] = [];
  let after: string | undefined;
  do {
    const page = await platform.call(owner, agentLinks, { pageSize: 2, ...(after && { after }) });
    if (!page.ok) throw new Error(page.refusal);
    names.push(...page.value.items.map(({ name }) => name));
    after = page.value.next ?? undefined;
  } while (after);

  expect(names).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('a browser counts once a day, and one address counts for a few browsers only', async () => {
  const owner = await openTeamPerson(platform, { type: 42 });
  const { code } = await made({}, owner);
  const from = (ip: string, agentName: string) => ({ ip, headers: { 'user-agent': agentName } });

  for (let turn = 0; turn < 3; turn += 1) await visit(code, from('203.0.113.7', 'one'));
  await visit(code.toLowerCase(), from('203.0.113.7', 'two'));
  await visit(code, from('2001:db8:1:2::1', 'one'));
  await visit(code, from('2001:db8:1:2::2', 'one'));
  expect(await figuresOf(owner, code)).toMatchObject({ visits: 3 });

  for (let turn = 0; turn < 9; turn += 1) await visit(code, from('198.51.100.9', `many ${turn}`));
  expect(await figuresOf(owner, code)).toMatchObject({ visits: 3 + affiliates.visitsPerAddress });
});

test('a visit by a code that nobody has is answered like any other, and counted nowhere', async () => {
  const link = await made();

  expect(await visit('ZZZZZZZZ')).toEqual(await visit(link.code));
});

test('what is kept of visitors names no address, and cannot be told apart on another day', async () => {
  const link = await made();
  await visit(link.code, { ip: '203.0.113.44', headers: { 'user-agent': 'a browser' } });

  const kept = await platform.database
    .selectFrom('linkVisitor')
    .selectAll()
    .where('code', '=', link.code)
    .execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('203.0.113');
  expect(kept[0]?.visitor).toHaveLength(32);
});

test('a registration counts for the sub-id that it came with, else for that of the link', async () => {
  const link = await made({ subId: 'usual' });

  await registerBy(link.code, { subId: 'spring.24' });
  await registerBy(link.code);
  const odd = await registerBy(link.code, { subId: 'a b' });
  expect(odd).toEqual({ refusal: 'invalid_input' });

  const days = await platform.database
    .selectFrom('linkDay')
    .select(['subId', 'registrations'])
    .where('code', '=', link.code)
    .orderBy('subId')
    .execute();
  expect(days).toEqual([
    { subId: 'spring.24', registrations: 1 },
    { subId: 'usual', registrations: 1 },
  ]);
});

test('a thousand sub-ids in a day have a name, and whatever comes beyond counts without one', async () => {
  const link = await made();
  await sql`insert into link_day (merchant_id, code, day, sub_id, visits)
    select merchant_id, code, (now() at time zone ${timeZone})::date, 's' || n, 1
      from affiliate_code, generate_series(1, 1000) n where code = ${link.code}`.execute(
    platform.database,
  );

  await visit(link.code, { ip: '203.0.113.60' }, 's7');
  await visit(link.code, { ip: '203.0.113.61' }, 'fresh');

  const counted = await platform.database
    .selectFrom('linkDay')
    .select(['subId', 'visits'])
    .where('code', '=', link.code)
    .where('subId', 'in', ['', 's7', 'fresh'])
    .orderBy('subId')
    .execute();
  expect(counted).toEqual([
    { subId: '', visits: 1 },
    { subId: 's7', visits: 2 },
  ]);
});

test('a name with characters that nobody sees is refused', async () => {
  for (const name of ['a\u202Eb', 'a\u0000b', '\uD800'])
    expect(await make({ name })).toMatchObject({ refusal: 'invalid_input' });
});
