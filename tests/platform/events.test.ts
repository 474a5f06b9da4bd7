import http from 'node:http';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { EVENTS_PATH } from '#api/events.ts';
import { logout } from '#api/session.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { openPools } from '#platform/play/jackpot/pool.ts';
import { winnersFollower } from '#platform/play/winners/record-winners.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { type Listening, listenAt } from '../support/listening.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const brands = ['alpha', 'beta'].map((code) =>
  buildMerchant(code, {
    timeZone: 'UTC',
    categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
    jackpot: { startMinMinor: 500_000, startMaxMinor: 500_000 },
  }),
);
let platform: TestPlatform;
let merchant: Merchant;
let people = 0;

beforeAll(async () => {
  // A pool is told when it changes: it is opened while somebody listens, not by a job before.
  platform = await startTestPlatform(brands, { jobs: false });
  merchant = await openMerchant(platform.database, brands[0] as (typeof brands)[number]);
});

afterAll(() => platform.close());

const newMember = (code = 'alpha'): Promise<OpenedMember> => {
  people += 1;
  return openMember(platform, code, {
    username: `listener${people}`,
    cashMinor: 1_000_000,
    profile: { birthday: '1990-01-01' },
  });
};

const listen = (caller: { host: string; token?: string }): Promise<Listening> =>
  listenAt(platform.port, caller);

const balances = ({ events }: Listening) =>
  events.flatMap((event) => (event.name === 'balance' ? [event.data.cashMinor] : []));

test('a member hears of the own money and of nobody else’s', async () => {
  const [ana, ben] = [await newMember(), await newMember()];
  const [her, him, visitor] = [
    await listen(ana),
    await listen(ben),
    await listen({ host: 'alpha.localhost' }),
  ];
  await expect.poll(() => balances(her)).toEqual([1_000_000]);

  await playRound(platform.database, merchant, ana.memberId, {
    stakeMinor: 10_000,
    payoutMinor: 4_000,
  });

  await expect.poll(() => balances(her).at(-1)).toBe(994_000);
  // What he hears next is his own: nothing came before it.
  await playRound(platform.database, merchant, ben.memberId, { stakeMinor: 10_000 });
  await expect.poll(() => [...new Set(balances(him))]).toEqual([1_000_000, 990_000]);
  expect(balances(her).at(-1)).toBe(994_000);
  expect(balances(visitor)).toEqual([]);
  for (const each of [her, him, visitor]) each.stop();
});

test('everybody of the brand hears of wins and of the jackpot, nobody of another brand', async () => {
  const cleo = await newMember();
  const own = await listen(cleo);
  const other = await listen({ host: 'beta.localhost' });
  // From her first balance on she is among those of every look: no look at the wins passes her over.
  await expect.poll(() => balances(own)).toEqual([1_000_000]);
  await openPools({ database: platform.database, merchants: () => [merchant] });
  const names = (stream: Listening) => stream.events.map(({ name }) => name);
  // Whoever listens hears of wins that come after the first look: the pool is told after that look.
  await expect.poll(() => names(own)).toContain('jackpot');
  const { nodeId } = await platform.database
    .selectFrom('game')
    .select('nodeId')
    .where('vendorCode', '=', 'MOONFERRY')
    .executeTakeFirstOrThrow();
  const transactionId = await playRound(platform.database, merchant, cleo.memberId, {
    stakeMinor: 1_000,
    payoutMinor: 500_000,
  });
  await platform.database
    .updateTable('bet')
    .set({ nodeId })
    .where('transactionId', '=', transactionId)
    .execute();
  await followEndedBets(
    { database: platform.database, log: { error: () => {} } },
    [winnersFollower],
    {
      until: new Date(Date.now() + 1000),
    },
  );

  await expect.poll(() => names(own)).toContain('winner');
  const win = own.events.find((event) => event.name === 'winner');
  expect(win?.data).toMatchObject({ vo: { winAmountMinor: 499_000, customerName: 'li****3' } });
  expect(names(other)).not.toContain('winner');
  own.stop();
  other.stop();
});

/** What one address may have open at a brand. */
const MOST = 50;

test('who goes away while the session is looked up keeps no place: the address hears events afterwards', async () => {
  const member = await newMember();
  const holder = new Client({ connectionString: platform.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table session in access exclusive mode');
  // A transaction sees the connections of its first look for ever: another one looks.
  const watcher = new Client({ connectionString: platform.databaseUrl });
  await watcher.connect();
  const waiting = async () =>
    (
      await watcher.query(`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`)
    ).rowCount;

  const asked = Array.from({ length: MOST }, () => {
    const { host, token } = member;
    const headers = { host, authorization: `Bearer ${token}` };
    return http.get({ port: platform.port, path: EVENTS_PATH, headers }).on('error', () => {});
  });
  onTestFinished(async () => {
    await watcher.end();
    await holder.end();
  });
  await expect.poll(waiting).toBeGreaterThan(0);
  await Promise.all(
    asked.map((request) => new Promise((resolve) => request.once('close', resolve).destroy())),
  );
  // Whatever has come before this is known to the server when it is answered.
  for (let turn = 0; turn < 10; turn += 1)
    await platform.send({ host: member.host }, { path: '/healthz' });
  await holder.query('rollback');

  // Those that it had begun to look up are answered before this one.
  const heard = await listen(member);
  expect(heard.status).toBe(200);
  await expect.poll(() => balances(heard)).toEqual([1_000_000]);
  heard.stop();
});

test('a stream ends with its session, and a wrong token opens none', async () => {
  const dora = await newMember();
  const stream = await listen(dora);
  await expect.poll(() => balances(stream)).toHaveLength(1);

  await platform.call(dora, logout);

  await expect.poll(() => stream.ended()).toBe(true);
  expect(stream.events.at(-1)?.name).toBe('ended');
  const refused = await listen(dora);
  expect(refused.status).toBe(401);
  refused.stop();
});
