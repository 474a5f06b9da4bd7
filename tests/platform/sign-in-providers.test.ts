import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { CLIENT_ID } from '../support/openid-provider.ts';
import { callbackAt, type ProviderWorld, startProviderWorld } from '../support/provider-world.ts';

let world: ProviderWorld;

beforeAll(async () => {
  world = await startProviderWorld();
});

afterAll(() => world.close());

test('who comes first, and agrees to the terms, gets an account; who comes again, the same', async () => {
  const login = world.person();

  const first = await world.visit('alpha', login, { agreed: true, language: 'my' });

  expect(first).toMatchObject({
    status: 302,
    location: expect.stringMatching(/^\/\?code=[\w-]{43}$/),
  });
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const info = await world.infoOf(await world.opened('alpha', first.location));
  expect(info).toMatchObject({
    nickname: `Name of ${login}`,
    email: 'p•••@mail.example',
    emailVerified: true,
    hasPassword: false,
    type: 0,
  });
  const again = await world.visit('alpha', login);
  expect(await world.infoOf(await world.opened('alpha', again.location))).toMatchObject({
    id: info.id,
  });
  const { rows } = await sql`select language, profile from member
    where id = ${info.id}`.execute(world.platform.database);
  expect(rows).toEqual([{ language: 'my', profile: { email: `${login}@mail.example` } }]);
});

test('the way there carries state, nonce and PKCE, and a cookie no script can read', async () => {
  const { location, setCookie, status } = await world.leave('alpha');

  expect(status).toBe(302);
  const query = Object.fromEntries(new URL(location).searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: callbackAt('alpha'),
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
  });
  expect(setCookie).toMatch(
    /^livery-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  );
});

test('the exchange code opens one session, and no other brand’s', async () => {
  const { location } = await world.visit('alpha', world.person(), { agreed: true });
  await expect(world.opened('beta', location)).rejects.toThrow('exchange_code_invalid');

  await world.opened('alpha', location);

  await expect(world.opened('alpha', location)).rejects.toThrow('exchange_code_invalid');
});

test('without agreeing, or where accounts are only joined, nobody new comes in', async () => {
  expect(await world.visit('alpha', world.person())).toMatchObject({
    location: '/login?signInError=provider_unknown',
  });
  expect(await world.visit('joined', world.person(), { agreed: true })).toMatchObject({
    location: '/login?signInError=provider_unknown',
  });
});

test('without DIRECTREG3 a new account needs an invitation', async () => {
  const agent = await openMember(world.platform, 'invited', { username: 'agent01', type: 1 });
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_code where owner_id = ${agent.memberId}`.execute(
    world.platform.database,
  );
  const affiliateCode = rows[0]?.code ?? '';
  expect(await world.visit('invited', world.person(), { agreed: true })).toMatchObject({
    location: '/login?signInError=registration_closed',
  });
  expect(
    await world.visit('invited', world.person(), { agreed: true, affiliateCode: 'WRONG1' }),
  ).toMatchObject({ location: '/login?signInError=invitation_code_error' });

  const { location } = await world.visit('invited', world.person(), {
    agreed: true,
    affiliateCode,
  });

  const { id } = await world.infoOf(await world.opened('invited', location));
  const { rows: kept } = await sql`select upline_id from member where id = ${id}`.execute(
    world.platform.database,
  );
  expect(kept).toEqual([{ uplineId: agent.memberId }]);
});

test('an address never opens an account of before, and one that is not verified is not taken over', async () => {
  const login = world.person();
  const owner = await openMember(world.platform, 'alpha', { username: 'owner01' });
  await giveContact(world.platform, owner, 'email', `${login}@mail.example`);
  expect(await world.visit('alpha', login, { agreed: true })).toMatchObject({
    location: '/login?signInError=provider_email_taken',
  });

  const unverified = world.person({ email: `${login}@mail.example`, email_verified: false });
  const { location } = await world.visit('alpha', unverified, { agreed: true });

  expect(await world.infoOf(await world.opened('alpha', location))).toMatchObject({
    email: null,
    emailVerified: false,
  });
});

test('one person at two brands is two accounts', async () => {
  const login = world.person();
  const [one, two] = [
    await world.visit('alpha', login, { agreed: true }),
    await world.visit('beta', login, { agreed: true }),
  ];

  const ids = [
    (await world.infoOf(await world.opened('alpha', one.location))).id,
    (await world.infoOf(await world.opened('beta', two.location))).id,
  ];

  expect(new Set(ids).size).toBe(2);
});

test('a way back counts once, in the browser that left, and for its own provider', async () => {
  const expired = { location: '/login?signInError=provider_expired' };
  const { location, cookie } = await world.leave('alpha', { agreed: true });
  const back = await world.there.walk(location, world.person());
  const other = await world.leave('alpha');

  expect(await world.comeBack('alpha', back, other.cookie)).toMatchObject(expired);
  // The try of another browser has used it up.
  expect(await world.comeBack('alpha', back, cookie)).toMatchObject(expired);

  const next = await world.leave('alpha', { agreed: true });
  const second = await world.there.walk(next.location, world.person());
  expect(await world.comeBack('alpha', second, '')).toMatchObject(expired);

  const third = await world.leave('alpha', { agreed: true });
  const crossed = await world.there.walk(third.location, world.person());
  crossed.pathname = crossed.pathname.replace('google', 'my-club');
  expect(await world.comeBack('alpha', crossed, third.cookie)).toMatchObject(expired);

  const fourth = await world.leave('alpha', { agreed: true });
  const late = await world.there.walk(fourth.location, world.person());
  await sql`update single_use_token set expires_at = now()`.execute(world.platform.database);
  expect(await world.comeBack('alpha', late, fourth.cookie)).toMatchObject(expired);
});

test('a code of another visit, a made-up one, and a wrong secret are not trusted', async () => {
  const failed = { location: '/login?signInError=provider_failed' };
  const mine = await world.leave('alpha', { agreed: true });
  const his = await world.leave('alpha', { agreed: true });
  const [back, stolen] = [
    await world.there.walk(mine.location, world.person()),
    await world.there.walk(his.location, world.person()),
  ];
  back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect(await world.comeBack('alpha', back, mine.cookie)).toMatchObject(failed);

  const next = await world.leave('alpha', { agreed: true });
  const made = await world.there.walk(next.location, world.person());
  made.searchParams.set('code', 'made-up');
  expect(await world.comeBack('alpha', made, next.cookie)).toMatchObject(failed);
  expect(await world.visit('broken', world.person(), { agreed: true })).toMatchObject(failed);
});

test('who says no at the provider comes back to the form', async () => {
  expect(await world.visit('alpha', 'cancel')).toMatchObject({
    location: '/login?signInError=provider_cancelled',
  });
});

test('a provider out of reach, an unknown one, and a strange way back do no harm', async () => {
  expect(await world.leave('alpha', {}, 'gone')).toMatchObject({
    location: '/login?signInError=provider_failed',
  });
  expect((await world.leave('alpha', {}, 'facebook')).status).toBe(404);
  expect((await world.leave('plain')).status).toBe(404);
  const strange = new URL(`${callbackAt('alpha')}?state=${'x'.repeat(300)}`);
  expect(await world.comeBack('alpha', strange, '')).toMatchObject({
    location: '/login?signInError=provider_expired',
  });
});

test('a frozen account stays outside', async () => {
  const login = world.person();
  const { location } = await world.visit('alpha', login, { agreed: true });
  const { id } = await world.infoOf(await world.opened('alpha', location));
  await sql`update member set status = 'frozen' where id = ${id}`.execute(world.platform.database);

  expect(await world.visit('alpha', login)).toMatchObject({
    location: '/login?signInError=account_frozen',
  });
});
