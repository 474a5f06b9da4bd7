import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { requestLivery } from '../build/request-livery.ts';
import {
  agree,
  atHour,
  contractBrand,
  DAY,
  flat,
  openContractLine,
  playAt,
  settleIn,
  settleUntil,
} from '../support/contracts.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let merchant: Merchant;
let line: Awaited<ReturnType<typeof openContractLine>>;

const WHO = ['--as', 'Ada', '--reason', 'asked by the agent'];

beforeAll(async () => {
  const brand = contractBrand('alpha');
  platform = await startTestPlatform([brand], { jobs: false });
  merchant = await openMerchant(platform.database, brand);
  line = await openContractLine(platform, 'alpha');
  const { master, agent, player } = line;
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(300) });
  await settleIn(platform, merchant, DAY);
  const round = { at: atHour(5), stakeMinor: 1_000_000, payoutMinor: 0 };
  await playAt(platform, merchant, player.memberId, round);
  await settleUntil(platform, merchant, atHour(24));
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const livery = (...args: string[]) =>
  requestLivery(['platform', 'agents', ...args], { DATABASE_URL: platform.databaseUrl });

const audited = async (action: string) => {
  const { rows } = await sql<{ actor: string; subject: string; facts: object }>`
    select actor, subject, facts from audit_entry where action = ${action} order by seq`.execute(
    platform.database,
  );
  return rows;
};

const billsIn = ({ stdout }: { stdout: string }) =>
  (JSON.parse(stdout) as { bills: { id: number; kind: string; dueMinor: number }[] }).bills;

test('bills are listed of one account and state, and one is explained down to what is due', async () => {
  const { agent, sub } = line;
  const own = billsIn(
    await livery('bills', 'alpha', '--of', agent.username, '--state', 'PAID', '--json'),
  );
  const daily = own.find(({ kind }) => kind === 'daily');

  expect(daily).toMatchObject({ dueMinor: 3000 });
  expect((await livery('bills', 'alpha', '--of', sub.username)).stderr).toContain(
    'There are no such bills.',
  );
  const explained = await livery('explain', String(daily?.id), '--json');
  expect(JSON.parse(explained.stdout)).toMatchObject({
    merchant: 'alpha',
    lines: [
      { name: 'valid bets', minor: 1_000_000 },
      { name: 'active members' },
      { name: 'tier of 0.3 %', minor: 0 },
      { name: 'share', minor: 3000 },
      { name: 'deeper', minor: 0 },
      { name: 'too much', minor: 0 },
      { name: 'due', minor: 3000 },
      { name: 'paid', minor: 3000 },
      { name: 'open', minor: 0 },
    ],
  });
  expect((await livery('explain', String(daily?.id))).stdout).toMatch(/share .*= 0\.3 % of it/);
  expect(await livery('explain', '999999')).toMatchObject({ code: 1 });
});

test('counting again names what has changed, and is audited', async () => {
  const start = DAY.toISOString();
  const same = await livery('recount', 'alpha', 'daily', start, ...WHO);
  expect(same.stderr).toContain('Every bill comes to what it was.');
  await sql`update team_day set valid_minor = valid_minor + 500000`.execute(platform.database);

  const changed = await livery('recount', 'alpha', 'daily', start, '--json', ...WHO);

  expect(JSON.parse(changed.stdout)).toMatchObject({
    changed: [
      { revision: 2, beforeMinor: 2000, afterMinor: 3000, dueMinor: 1000 },
      { revision: 2, beforeMinor: 3000, afterMinor: 4500, dueMinor: 1500 },
    ],
  });
  expect(await audited('agent.recount')).toMatchObject([
    { actor: 'Ada', facts: { revisions: [] } },
    { subject: `daily ${start}`, facts: { revisions: [expect.any(Number), expect.any(Number)] } },
  ]);
  const unknown = await livery('recount', 'alpha', 'daily', '2020-01-01T00:00:00Z', ...WHO);
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('no bill of daily') });
});

test('an agent is frozen and freed by an operator once, and only an agent', async () => {
  const { agent, player } = line;
  const name = agent.username;
  expect((await livery('freeze', 'alpha', name, ...WHO)).stderr).toContain('is frozen');
  const again = await livery('freeze', 'alpha', name, ...WHO);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('already') });
  expect((await livery('unfreeze', 'alpha', name, ...WHO)).stderr).toContain('is free again');
  for (const [who, words] of [
    [name, 'is not frozen by an operator'],
    [player.username, 'is no agent'],
    ['nobody9', 'no member nobody9'],
  ] as const) {
    const refused = await livery('unfreeze', 'alpha', who, ...WHO);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  }
  const subject = `member ${agent.memberId}`;
  expect(await audited('agent.freeze')).toMatchObject([{ actor: 'Ada', subject }]);
  expect(await audited('agent.unfreeze')).toMatchObject([{ actor: 'Ada', subject }]);
});

test('money of the house comes to the guarantee account once for a key', async () => {
  const add = (amount: string) =>
    livery('guarantee', 'alpha', '--add', amount, '--key', 'one', '--json', ...WHO);

  expect(JSON.parse((await add('12.50')).stdout)).toMatchObject({
    balanceMinor: 1250,
    replay: false,
  });
  expect(JSON.parse((await add('12.50')).stdout)).toMatchObject({
    balanceMinor: 1250,
    replay: true,
  });
  expect(await add('0')).toMatchObject({ code: 1 });
  expect(await audited('agent.guarantee')).toMatchObject([{ facts: { amountMinor: 1250 } }]);
});
