import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeSession } from '#api/session.ts';
import { providerSignInPath } from '#api/sign-in-providers.ts';
import { sql } from '#platform/base/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { CLIENT_ID } from '../support/openid-provider.ts';
import {
  callbackAt,
  type ProviderFixture,
  startProviderFixture,
} from '../support/provider-fixture.ts';

let fixture: ProviderFixture;

beforeAll(async () => {
  fixture = await startProviderFixture();
});

afterAll(() => fixture.close());

test('who comes first, and agrees to the terms, gets an account; who comes again, the same', async () => {
  const login = fixture.person();

  const first = await fixture.visit('alpha', login, { agreed: true, language: 'my' });

  expect(first).toMatchObject({
    status: 302,
    location: expect.stringMatching(/^\/\?code=[\w-]{43}$/),
  });
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const info = await fixture.infoOf(await fixture.opened('alpha', first));
  expect(info).toMatchObject({
    nickname: `Name of ${login}`,
    email: 'p•••@mail.example',
    emailVerified: true,
    hasPassword: false,
    type: 0,
  });
  const again = await fixture.visit('alpha', login);
  expect(await fixture.infoOf(await fixture.opened('alpha', again))).toMatchObject({
    id: info.id,
  });
  const { rows } = await sql`select language, profile from member
    where id = ${info.id}`.execute(fixture.platform.database);
  expect(rows).toEqual([{ language: 'my', profile: { email: `${login}@mail.example` } }]);
});

test('the way there carries state, nonce and PKCE, and a cookie no script can read', async () => {
  const { location, setCookie, status } = await fixture.leave('alpha');

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
  const came = await fixture.visit('alpha', fixture.person(), { agreed: true });
  await expect(fixture.opened('beta', came)).rejects.toThrow('exchange_code_invalid');

  await fixture.opened('alpha', came);

  await expect(fixture.opened('alpha', came)).rejects.toThrow('exchange_code_invalid');
});

test('a code opens nothing in another browser, nor anywhere afterwards', async () => {
  const visit = () => fixture.visit('alpha', fixture.person(), { agreed: true });
  const invalid = 'exchange_code_invalid';
  const own = await visit();
  const [stolen, planted, bare] = [await visit(), await visit(), await visit()];

  // A thief has the address and a browser of his own; a visitor is led to a stranger's code.
  for (const { location } of [stolen, planted])
    await expect(fixture.opened('alpha', { location, cookie: own.cookie })).rejects.toThrow(
      invalid,
    );
  await expect(fixture.opened('alpha', { ...bare, cookie: '' })).rejects.toThrow(invalid);

  for (const used of [stolen, planted, bare])
    await expect(fixture.opened('alpha', used)).rejects.toThrow(invalid);
  // The visitor's own sign-in goes on.
  expect((await fixture.opened('alpha', own)).token).toMatch(/^[\w-]{43}$/);
});

test('the cookie stays until the code is exchanged, and no longer', async () => {
  const login = fixture.person();
  const gone = /^livery-sign-in=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/;
  expect((await fixture.visit('alpha', 'cancel')).headers['set-cookie']?.[0]).toMatch(gone);
  const came = await fixture.visit('alpha', login, { agreed: true });
  expect(came.headers['set-cookie']).toBeUndefined();

  const code = new URL(came.location, 'http://alpha.localhost').searchParams.get('code');
  const { status, headers } = await fixture.platform.send(
    { host: 'alpha.localhost', headers: { cookie: came.cookie } },
    { method: 'POST', path: exchangeSession.path, body: { code } },
  );

  expect(status).toBe(200);
  expect(headers['set-cookie']).toContainEqual(expect.stringMatching(gone));
});

test('behind TLS the cookie belongs to the host alone', async () => {
  const { headers } = await fixture.platform.send(
    { host: 'alpha.localhost', headers: { 'x-forwarded-proto': 'https' } },
    { path: providerSignInPath('google') },
  );

  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-livery-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
});

test('without agreeing, or where accounts are only joined, nobody new comes in', async () => {
  expect(await fixture.visit('alpha', fixture.person())).toMatchObject({
    location: '/register?signInError=provider_unknown',
  });
  expect(await fixture.visit('invited', fixture.person())).toMatchObject({
    location: '/login?signInError=provider_unknown',
  });
  expect(await fixture.visit('joined', fixture.person(), { agreed: true })).toMatchObject({
    location: '/login?signInError=provider_unknown',
  });
});

test('without DIRECTREG3 a new account needs an invitation', async () => {
  const agent = await openMember(fixture.platform, 'invited', { username: 'agent01', type: 1 });
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_code where owner_id = ${agent.memberId}`.execute(
    fixture.platform.database,
  );
  const affiliateCode = rows[0]?.code ?? '';
  expect(await fixture.visit('invited', fixture.person(), { agreed: true })).toMatchObject({
    location: '/login?signInError=registration_closed',
  });
  expect(
    await fixture.visit('invited', fixture.person(), { agreed: true, affiliateCode: 'WRONG1' }),
  ).toMatchObject({ location: '/login?signInError=invitation_code_error' });

  const came = await fixture.visit('invited', fixture.person(), { agreed: true, affiliateCode });

  const { id } = await fixture.infoOf(await fixture.opened('invited', came));
  const { rows: kept } = await sql`select upline_id from member where id = ${id}`.execute(
    fixture.platform.database,
  );
  expect(kept).toEqual([{ uplineId: agent.memberId }]);
});

test('an address never opens an account of before, and one that is not verified is not taken over', async () => {
  const login = fixture.person();
  const owner = await openMember(fixture.platform, 'alpha', { username: 'owner01' });
  await giveContact(fixture.platform, owner, 'email', `${login}@mail.example`);
  expect(await fixture.visit('alpha', login, { agreed: true })).toMatchObject({
    location: '/login?signInError=provider_email_taken',
  });

  const unverified = fixture.person({ email: `${login}@mail.example`, email_verified: false });
  const came = await fixture.visit('alpha', unverified, { agreed: true });

  expect(await fixture.infoOf(await fixture.opened('alpha', came))).toMatchObject({
    email: null,
    emailVerified: false,
  });
});

test('one person at two brands is two accounts', async () => {
  const login = fixture.person();
  const [one, two] = [
    await fixture.visit('alpha', login, { agreed: true }),
    await fixture.visit('beta', login, { agreed: true }),
  ];

  const ids = [
    (await fixture.infoOf(await fixture.opened('alpha', one))).id,
    (await fixture.infoOf(await fixture.opened('beta', two))).id,
  ];

  expect(new Set(ids).size).toBe(2);
});

test('a way back counts once, in the browser that left, and for its own provider', async () => {
  const expired = { location: '/login?signInError=provider_expired' };
  const { location, cookie } = await fixture.leave('alpha', { agreed: true });
  const back = await fixture.there.walk(location, fixture.person());
  const other = await fixture.leave('alpha');

  expect(await fixture.comeBack('alpha', back, other.cookie)).toMatchObject(expired);
  // The try of another browser has used it up.
  expect(await fixture.comeBack('alpha', back, cookie)).toMatchObject(expired);

  const next = await fixture.leave('alpha', { agreed: true });
  const second = await fixture.there.walk(next.location, fixture.person());
  expect(await fixture.comeBack('alpha', second, '')).toMatchObject(expired);

  const third = await fixture.leave('alpha', { agreed: true });
  const crossed = await fixture.there.walk(third.location, fixture.person());
  crossed.pathname = crossed.pathname.replace('google', 'my-club');
  expect(await fixture.comeBack('alpha', crossed, third.cookie)).toMatchObject(expired);

  const fourth = await fixture.leave('alpha', { agreed: true });
  const late = await fixture.there.walk(fourth.location, fixture.person());
  await sql`update single_use_token set expires_at = now()`.execute(fixture.platform.database);
  expect(await fixture.comeBack('alpha', late, fourth.cookie)).toMatchObject(expired);
});

test('a code of another visit, a made-up one, and a wrong secret are not trusted', async () => {
  const failed = { location: '/login?signInError=provider_failed' };
  const mine = await fixture.leave('alpha', { agreed: true });
  const his = await fixture.leave('alpha', { agreed: true });
  const [back, stolen] = [
    await fixture.there.walk(mine.location, fixture.person()),
    await fixture.there.walk(his.location, fixture.person()),
  ];
  back.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect(await fixture.comeBack('alpha', back, mine.cookie)).toMatchObject(failed);

  const next = await fixture.leave('alpha', { agreed: true });
  const made = await fixture.there.walk(next.location, fixture.person());
  made.searchParams.set('code', 'made-up');
  expect(await fixture.comeBack('alpha', made, next.cookie)).toMatchObject(failed);
  expect(await fixture.visit('broken', fixture.person(), { agreed: true })).toMatchObject(failed);
});

test('who the person is, is believed by the provider’s signature alone', async () => {
  const login = fixture.person();
  const victim = fixture.person();
  const { onTheWay } = fixture.there;
  const asVictim = (part: string): string => {
    const claims = JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
    return Buffer.from(JSON.stringify({ ...claims, sub: victim })).toString('base64url');
  };
  for (const forge of [
    ([head, body, signature = '']: string[]) =>
      [head, body, signature.split('').toReversed().join('')].join('.'),
    ([head, body, signature]: string[]) => [head, asVictim(body ?? ''), signature].join('.'),
    ([, body]: string[]) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${asVictim(body ?? '')}.`,
  ]) {
    onTheWay.change = (tokens) => {
      tokens['id_token'] = forge(String(tokens['id_token']).split('.'));
    };
    const came = await fixture.visit('alpha', login, { agreed: true });
    expect(came.location).not.toContain('code=');
  }
  onTheWay.change = null;
  expect((await fixture.visit('alpha', login, { agreed: true })).location).toContain('code=');
});

test('who says no at the provider comes back to the form', async () => {
  expect(await fixture.visit('alpha', 'cancel')).toMatchObject({
    location: '/login?signInError=provider_cancelled',
  });
});

test('a provider out of reach, an unknown one, and a strange way back do no harm', async () => {
  expect(await fixture.leave('alpha', undefined, 'gone')).toMatchObject({
    location: '/login?signInError=provider_failed',
  });
  expect((await fixture.leave('alpha', undefined, 'facebook')).status).toBe(404);
  expect((await fixture.leave('plain')).status).toBe(404);
  const strange = new URL(`${callbackAt('alpha')}?state=${'x'.repeat(300)}`);
  expect(await fixture.comeBack('alpha', strange, '')).toMatchObject({
    location: '/login?signInError=provider_expired',
  });
});

test('a frozen account stays outside', async () => {
  const login = fixture.person();
  const came = await fixture.visit('alpha', login, { agreed: true });
  const { id } = await fixture.infoOf(await fixture.opened('alpha', came));
  await sql`update member set status = 'frozen' where id = ${id}`.execute(
    fixture.platform.database,
  );

  expect(await fixture.visit('alpha', login)).toMatchObject({
    location: '/login?signInError=account_frozen',
  });
});
