import { expect, test } from 'vitest';
import { launchGame } from '#api/launch.ts';
import { logout } from '#api/session.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openSlot } from '../support/play-fixture.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';

const fixture = useVendorFixture();
const { newPlayer, accounts } = fixture;

test('a session ends with the site’s session, by itself after idling, and with the account', async () => {
  const signedOut = await newPlayer();
  const idle = await newPlayer();
  const frozen = await newPlayer();
  const { database } = fixture.fixture.platform;
  for (const { play } of [signedOut, idle, frozen])
    expect(
      await fixture.vendor.bet(play, { transactionId: `open-${play.playerId}` }),
    ).toMatchObject({
      ok: true,
    });

  await fixture.fixture.platform.call(signedOut.member, logout);
  await sql`update game_session set seen_at = now() - interval '31 minutes'
    where member_id = ${idle.member.memberId}`.execute(database);
  await sql`update member set status = 'frozen' where id = ${frozen.member.memberId}`.execute(
    database,
  );

  expect(await fixture.vendor.bet(signedOut.play)).toMatchObject({
    refusal: 'session_expired',
    status: 401,
  });
  expect(await fixture.vendor.balance(signedOut.play)).toMatchObject({
    refusal: 'session_expired',
  });
  expect(await fixture.vendor.bet(idle.play)).toMatchObject({ refusal: 'session_expired' });
  expect(await fixture.vendor.bet(frozen.play)).toMatchObject({
    refusal: 'account_frozen',
    status: 403,
  });
  expect(await fixture.vendor.bet({ ...idle.play, sessionToken: 'x'.repeat(43) })).toMatchObject({
    refusal: 'session_expired',
  });
  // Late, and taken all the same.
  for (const { play } of [signedOut, idle])
    expect(await fixture.vendor.win(play, `open-${play.playerId}`, 5 * STAKE)).toMatchObject({
      ok: true,
    });
  expect(await fixture.vendor.rollback(frozen.play, `open-${frozen.play.playerId}`)).toMatchObject({
    ok: true,
    value: { balanceMinor: 100_000 },
  });
});

test('play keeps both sessions from their idle time', async () => {
  const { member, play } = await newPlayer();
  const { database } = fixture.fixture.platform;
  for (const warm of [false, true]) {
    if (warm) await fixture.vendor.bet(play);
    await sql`update game_session set seen_at = now() - interval '20 minutes'
      where member_id = ${member.memberId}`.execute(database);
    await sql`update session set seen_at = now() - interval '20 minutes'
      where member_id = ${member.memberId}`.execute(database);

    await fixture.vendor.bet(play);

    const { rows } = await sql<{ fresh: boolean }>`select
      (select bool_and(seen_at > now() - interval '1 minute') from game_session
        where member_id = ${member.memberId})
      and (select bool_and(seen_at > now() - interval '1 minute') from session
        where member_id = ${member.memberId}) as fresh`.execute(database);
    expect(rows).toEqual([{ fresh: true }]);
  }
});

test('a rollback returns the stake, whether the bet was open, won or lost', async () => {
  const { member, play } = await newPlayer({ cashMinor: 10 * STAKE });
  await fixture.vendor.bet(play, { transactionId: 'void-open' });
  await fixture.vendor.bet(play, { transactionId: 'void-won', payoutMinor: 3 * STAKE });
  await fixture.vendor.bet(play, { transactionId: 'void-lost', payoutMinor: 0 });

  for (const id of ['void-open', 'void-won', 'void-lost', 'void-lost'])
    expect(await fixture.vendor.rollback(play, id)).toMatchObject({ ok: true });

  expect(await accounts(member.memberId)).toEqual({ cash: 10 * STAKE, bonus: 0, locked: 0 });
  expect(await fixture.vendor.win(play, 'void-open', 5)).toMatchObject({
    refusal: 'bet_voided',
    status: 409,
  });
  expect(await fixture.vendor.bet(play, { transactionId: 'void-won' })).toMatchObject({
    refusal: 'bet_voided',
  });
});

test('a rollback that comes first buries the bet', async () => {
  const { member, play } = await newPlayer({ cashMinor: 10 * STAKE });
  await fixture.vendor.bet(play, { payoutMinor: STAKE });

  expect(await fixture.vendor.rollback(play, 'buried')).toMatchObject({ ok: true });
  expect(await fixture.vendor.bet(play, { transactionId: 'buried' })).toMatchObject({
    refusal: 'bet_voided',
    status: 409,
  });
  expect(await fixture.vendor.rollback(play, 'buried')).toMatchObject({ ok: true });
  expect((await accounts(member.memberId)).cash).toBe(10 * STAKE);
});

test('a bet is settled once, by its own vendor and for its own player', async () => {
  const one = await newPlayer();
  const other = await newPlayer();
  await fixture.vendor.bet(one.play, { transactionId: 'mine' });

  expect(await fixture.vendor.win(other.play, 'mine', 10)).toMatchObject({
    refusal: 'bet_unknown',
    status: 404,
  });
  expect(await fixture.vendor.win({ ...one.play, vendor: 'OTHER' }, 'mine', 10)).toMatchObject({
    refusal: 'bet_unknown',
  });
  expect(await fixture.vendor.rollback(other.play, 'mine')).toMatchObject({
    refusal: 'bet_unknown',
  });
  expect(await fixture.vendor.win({ ...one.play, merchant: 'nobody' }, 'mine', 10)).toMatchObject({
    refusal: 'bet_unknown',
  });
  expect(await fixture.vendor.win(one.play, 'mine', 10)).toMatchObject({ ok: true });
  expect(await fixture.vendor.win(one.play, 'mine', 10)).toMatchObject({ ok: true });
  expect(await fixture.vendor.win(one.play, 'mine', 11)).toMatchObject({
    refusal: 'settled_otherwise',
    status: 409,
  });
});

test('the protocol has a page, made from the calls themselves', async () => {
  const page = await fixture.fixture.platform.send({ host: '127.0.0.1' }, { path: '/vendor/docs' });
  const described = await fixture.fixture.platform.send(
    { host: '127.0.0.1' },
    { path: '/vendor/docs/json' },
  );
  const script = /src="(\/wps[^"]+)"/.exec(page.text)?.[1] ?? '';
  const bundle = await fixture.fixture.platform.send({ host: '127.0.0.1' }, { path: script });

  const spec = JSON.parse(described.text) as { paths: Record<string, object> };
  expect(page.status).toBe(200);
  expect(bundle.status).toBe(200);
  expect(Object.keys(spec.paths)).toEqual(
    ['authenticate', 'balance', 'bet', 'win', 'rollback', 'jackpot'].map(
      (name) => `/vendor/v1/${name}`,
    ),
  );
  expect(spec.paths['/vendor/v1/bet']).toMatchObject({
    post: {
      parameters: [{ name: 'content-digest' }, { name: 'signature-input' }, { name: 'signature' }],
      requestBody: {
        content: { 'application/json': { schema: { properties: { stakeMinor: {} } } } },
      },
      responses: { 200: {}, 402: { description: 'insufficient_funds' } },
    },
  });
});

test('a game that is launched while its session is being ended does not outlive it', async () => {
  const { platform } = fixture.fixture;
  const { member } = await newPlayer();
  const ending = await connect(platform.databaseUrl, { connections: 1 });
  await ending.pool.query('begin');
  await ending.pool.query('delete from session where member_id = $1', [member.memberId]);
  const launching = platform.call(member, launchGame, { nodeId: openSlot.nodeId });
  const isWaiting = async () =>
    (
      await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%"session"%for key share%'`.execute(
        platform.database,
      )
    ).rows.length > 0;
  let hasAnswered = false;
  void launching.then(() => (hasAnswered = true));
  await expect.poll(async () => hasAnswered || (await isWaiting()), { timeout: 60_000 }).toBe(true);
  await ending.pool.query('commit');
  await ending.close();

  expect(await launching).toMatchObject({ refusal: 'not_logged_in' });
  const left = await platform.database
    .selectFrom('gameSession')
    .select('id')
    .where('memberId', '=', member.memberId)
    .where('endedAt', 'is', null)
    .execute();
  expect(left).toEqual([]);
});
