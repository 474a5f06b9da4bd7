import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { type Carrier, startCarrier } from '../../scripts/faults/carrier.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** More than the pool has connections. */
const VISITORS = 40;

/** Longer than a connection may be silent until the server is asked, and asked again. */
const LONG_SECONDS = 9;

let opened: TestDatabase;
let carrier: Carrier;
let platform: TestPlatform;
let member: OpenedMember;

beforeAll(async () => {
  opened = await startTestDatabase();
  // By itself the server notices nothing here.
  carrier = await startCarrier(Number(new URL(opened.url).port), { noticedMs: 24 * 3_600_000 });
  const database = { ...opened, url: carrier.urlOf(opened.url) };
  platform = await startTestPlatform([buildMerchant('alpha')], { database, jobs: false });
  member = await openMember(platform, 'alpha', { username: 'parted01' });
});

afterAll(async () => {
  carrier.set('carries');
  await platform.close();
  await carrier.close();
});

const visit = () => platform.send(member, { path: memberInfo.path });

const visitTogether = () => Promise.all(Array.from({ length: VISITORS }, visit));

test('a network that carries nothing leaves nobody hanging: every call is answered 503 with Retry-After, and calls come back by themselves', async () => {
  await visitTogether();

  carrier.set('silent');
  const answers = await visitTogether();

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  carrier.set('carries');
  await expect.poll(async () => (await visit()).status, { timeout: 120_000 }).toBe(200);
}, 300_000);

test('connections that the network has forgotten are given up, though their database can be reached', async () => {
  await visitTogether();

  carrier.set('halfOpen');

  await expect.poll(async () => (await visit()).status, { timeout: 120_000 }).toBe(200);
  const answers = await visitTogether();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}, 300_000);

test('what a forgotten connection has locked is given back as soon as it is found to be forgotten', async () => {
  const server = await openMigrated(platform.databaseUrl);
  const holding = server.database.transaction().execute(async (tx) => {
    // Nor does it end by itself.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select from member where id = ${member.memberId} for no key update`.execute(tx);
    carrier.set('halfOpen');
    await sql`select 1`.execute(tx);
  });
  await expect(holding).rejects.toThrow();

  // Past the network; it waits for the row, and the connection of the pool that has it is gone.
  const { database, close } = await connect(opened.url, { connections: 1 });
  await sql`set lock_timeout = '60s'`.execute(database);
  const { rows } = await sql`update member set username = username where id = ${member.memberId}
    returning username`.execute(database);
  await Promise.all([close(), server.close()]);

  expect(rows).toEqual([{ username: 'parted01' }]);
}, 300_000);

test('a statement that takes long is no silence, and what a lost client has locked is given back', async () => {
  const { database, close } = await openMigrated(platform.databaseUrl);

  const { rows } = await sql<Record<'unheard' | 'idle' | 'tries', string>>`
    select current_setting('idle_in_transaction_session_timeout') as unheard,
        current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_count') as tries
      from pg_sleep(${LONG_SECONDS})`.execute(database);

  // Of a client that was forgotten while it was idle the server learns by its keepalive, which is two hours by itself.
  expect(rows).toEqual([{ unheard: '30s', idle: '60', tries: '3' }]);
  await close();
}, 120_000);
