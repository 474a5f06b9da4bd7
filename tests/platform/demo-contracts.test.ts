import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentAnnouncements } from '#api/agent-announcements.ts';
import { agentBills } from '#api/agent-bills.ts';
import { agentLinks } from '#api/agent-links.ts';
import { agentContracts } from '#api/contracts.ts';
import { login } from '#api/session.ts';
import { contractKinds } from '#domain/agents/contract-terms.ts';
import { loadMerchants } from '#config/load-merchants.ts';
import { loadDemoWorld } from '#platform/app/demo/load-demo-world.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { sql } from '#platform/base/database/sql.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let stateDir: string;
let load: () => ReturnType<typeof loadDemoWorld>;
let agent: { host: string; token: string };

beforeAll(async () => {
  const merchantsOfThis = await loadMerchants(path.resolve(import.meta.dirname, '../../merchants'));
  const files = merchantsOfThis.filter(({ code }) => code === 'lotus' || code === 'northlight');
  platform = await startTestPlatform(files, { jobs: false });
  stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-demo-'));
  const rows = await platform.database.selectFrom('merchant').select(['id', 'code']).execute();
  const merchants: Merchant[] = files.map(({ code, config }) => {
    const id = rows.find((row) => row.code === code)?.id ?? 0;
    return { id, code, config };
  });
  const log = pino({ level: 'silent' });
  load = () => loadDemoWorld({ database: platform.database, merchants, stateDir, log });
  const demo = await load();
  const host = 'lotus.localhost';
  const session = await platform.call({ host }, login, demo.agent);
  if (!session.ok) throw new Error(session.refusal);
  agent = { host, token: session.value.token };
});

afterAll(async () => {
  await platform.close();
  await rm(stateDir, { recursive: true, force: true });
});

const countRows = async () => {
  const { rows } = await sql`select
      (select count(*)::int from agent_contract) as contracts,
      (select count(*)::int from contract_bill) as bills,
      (select count(*)::int from link_day) as days,
      (select count(*)::int from affiliate_code where name is not null) as links`.execute(
    platform.database,
  );
  return rows[0];
};

test('the team of the demo agent has contracts of every kind down to its fifth level, each less than the one above', async () => {
  const { rows } = await sql<{ kind: string; levels: number; most: number }>`
    select c.kind, count(distinct d.depth)::int as levels, max(d.depth)::int as most
      from agent_contract c join downline d on d.merchant_id = c.merchant_id and d.member_id = c.agent_id
      where c.upline_id is not null and d.until is null and d.ancestor_id = (
        select agent_id from agent_contract where upline_id is null limit 1)
      group by c.kind`.execute(platform.database);

  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(contractKinds.toSorted());
  const { rows: over } = await sql`select from agent_contract c
    join agent_contract u on u.merchant_id = c.merchant_id and u.agent_id = c.upline_id and u.kind = c.kind
      and u.state = 'ACTIVE'
    where c.state = 'ACTIVE' and (c.terms -> 0 ->> 'rateMillis')::int >= (u.terms -> -1 ->> 'rateMillis')::int`.execute(
    platform.database,
  );
  expect(over).toEqual([]);
});

test('the demo agent has bills of a year that were paid, and something waits for an answer', async () => {
  for (const kind of ['dividend', 'daily'] as const) {
    const had = await platform.call(agent, agentBills, { side: 'had', kind, state: 'PAID' });
    expect(had, kind).toMatchObject({ ok: true });
    expect(had.ok && had.value.totals.bills, kind).toBeGreaterThan(5);
  }
  const waiting = await platform.call(agent, agentContracts, { side: 'given', choice: 'waiting' });
  expect(waiting).toMatchObject({
    value: { items: [{ state: 'OFFERED' }, { state: 'TERMINATION_REQUESTED' }] },
  });
  const { rows } = await sql`select from contract_bill where state = 'DEFAULTED'`.execute(
    platform.database,
  );
  expect(rows).toEqual([]);
});

test('links have visits, and announcements wait to be read', async () => {
  const links = await platform.call(agent, agentLinks, { state: 'all' });
  expect(links.ok && links.value.items.map(({ visits }) => visits > 0)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(links.ok && links.value.items.map(({ contract }) => contract?.kind)).toContain('daily');
  const announced = await platform.call(agent, agentAnnouncements, {});
  expect(announced.ok && announced.value.unread).toBeGreaterThan(2);
});

test('nobody of the team has the name of a friend whom the demo member has invited', async () => {
  const { rows } = await sql<{ code: string; friends: number }>`
    select b.code, count(*)::int as friends from referral r
      join merchant b on b.id = r.merchant_id
      join member m on m.merchant_id = r.merchant_id and m.id = r.inviter_id and m.username = 'demomember'
      group by 1 order by 1`.execute(platform.database);

  // The other brand rewards no friends.
  expect(rows).toEqual([{ code: 'lotus', friends: 5 }]);
});

test('loading the world again signs nothing twice, and a brand without agents has none of it', async () => {
  const before = await countRows();
  // After a week nothing is remembered of a request.
  await sql`delete from answered_request`.execute(platform.database);

  await load();

  expect(await countRows()).toEqual(before);
  const { rows } = await sql`select from agent_contract c join merchant m on m.id = c.merchant_id
    where m.code = 'northlight'`.execute(platform.database);
  expect(rows).toEqual([]);
});
