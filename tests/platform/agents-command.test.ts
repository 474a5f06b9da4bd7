import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let top: TeamPerson;
let agent: TeamPerson;
let member: TeamPerson;

const WHO = ['--as', 'Ada', '--reason', 'the team was sold'];

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')], {
    jobs: false,
  });
  top = await openTeamPerson(platform, { type: 1, username: 'atop' });
  agent = await openTeamPerson(platform, { type: 2, under: top, username: 'bagent' });
  member = await openTeamPerson(platform, { under: agent, username: 'cmember' });
});

afterAll(() => platform.close());

const livery = (...args: string[]) =>
  requestLivery(['platform', 'agents', ...args], { DATABASE_URL: platform.databaseUrl });

test('an operator reads a tree from the top or of one account, as deep as asked', async () => {
  const [all, shallow, of, nobody, unknown] = await Promise.all([
    livery('tree', 'alpha'),
    livery('tree', 'alpha', '--depth', '1', '--json'),
    livery('tree', 'alpha', '--of', 'BAGENT', '--json'),
    livery('tree', 'beta'),
    livery('tree', 'alpha', '--of', 'nobody9'),
  ]);

  expect(all.stdout).toMatch(
    /atop +master +1 +2.*\n +bagent +agent +1 +1.*\n +cmember +member +0 +0/,
  );
  const rowsOf = ({ stdout }: typeof all) =>
    (JSON.parse(stdout) as { tree: { username: string }[] }).tree.map(({ username }) => username);
  expect(rowsOf(shallow)).toEqual(['atop', 'bagent']);
  expect(rowsOf(of)).toEqual(['bagent', 'cmember']);
  expect(nobody.stderr).toContain('Nobody at beta has anybody below.');
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('no member nobody9') });
});

test('a dry run says what would move and moves nothing; a move is done, audited, and keeps the past', async () => {
  const other = await openTeamPerson(platform, { type: 1, username: 'dother' });

  const dry = await livery('move', 'alpha', 'bagent', '--to', 'dother', '--dry-run', ...WHO);
  expect(dry.stderr).toContain(
    'bagent and 1 account below would move: below atop before, below dother from now on.',
  );
  const readAbove = async () => {
    const { rows } = await sql<{ ancestorId: number; past: boolean }>`select ancestor_id,
      until is not null as past from downline where member_id = ${member.memberId}
      order by depth, since`.execute(platform.database);
    return rows.map(({ ancestorId, past }) => [ancestorId, past]);
  };
  expect(await readAbove()).toEqual([
    [agent.memberId, false],
    [top.memberId, false],
  ]);

  const done = await livery('move', 'alpha', 'bagent', '--to', 'dother', ...WHO);
  expect(done.stderr).toContain('bagent and 1 account below moved');
  expect(await readAbove()).toEqual([
    [agent.memberId, false],
    [top.memberId, true],
    [other.memberId, false],
  ]);
  const { rows } = await sql<{ facts: object; actor: string }>`select actor, facts from audit_entry
    where action = 'agent.move'`.execute(platform.database);
  expect(rows).toEqual([
    { actor: 'Ada', facts: { from: top.memberId, to: other.memberId, branch: 1 } },
  ]);
  expect(await livery('move', 'alpha', 'bagent', '--top', ...WHO)).toMatchObject({ code: 0 });
});

test('circles, uplines who are no agents, and what is there already are refused, and nothing is audited', async () => {
  await openTeamPerson(platform, { type: 42, username: 'publisher' });
  const cases: [string[], string][] = [
    [['bagent', '--to', 'bagent'], 'is bagent or below'],
    [['cmember', '--to', 'cmember'], 'nobody can be below'],
    [['cmember', '--to', 'publisher'], 'nobody can be below'],
    [['cmember', '--to', 'bagent'], 'is there already'],
    [['cmember', '--to', 'nobody9'], 'no member nobody9'],
    [['nobody9', '--top'], 'no member nobody9'],
    [['cmember'], 'Name either --to an upline or --top'],
    [['cmember', '--top', '--to', 'atop'], 'Name either --to an upline or --top'],
  ];
  const below = await openTeamPerson(platform, { type: 2, under: agent, username: 'ebelow' });
  cases.push([['bagent', '--to', below.username], 'is bagent or below']);
  const count = async () =>
    (await sql`select from audit_entry`.execute(platform.database)).rows.length;
  const had = await count();

  for (const [args, words] of cases) {
    const refused = await livery('move', 'alpha', ...args, ...WHO);
    expect([args, refused.code, refused.stderr]).toEqual([args, 1, expect.stringContaining(words)]);
  }
  expect(await count()).toBe(had);
});
