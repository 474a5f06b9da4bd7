import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from '#api/member.ts';
import { logout } from '#api/session.ts';
import {
  linkedProviders,
  linkProvider,
  providerSignInPath,
  registerWithProvider,
  unlinkProvider,
} from '#api/sign-in-providers.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { lastMessage } from '../support/outbox.ts';
import { type ProviderFixture, startProviderFixture } from '../support/provider-fixture.ts';

const PASSWORD = 'violet-Tuba-91x';

let fixture: ProviderFixture;
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  fixture = await startProviderFixture();
});

afterAll(() => fixture.close());

test('a member joins a provider, signs in with it, and takes it off again', async () => {
  const login = fixture.person();
  const member = await openMember(fixture.platform, 'joined', {
    username: 'joiner1',
    passwordHash,
  });
  await giveContact(fixture.platform, member, 'email', 'joiner1@mail.example');
  const ticket = await fixture.join(member, { password: PASSWORD });

  expect(await fixture.visit('joined', login, ticket)).toMatchObject({
    location: '/securityCenter?linked=google',
  });

  expect(await fixture.platform.call(member, linkedProviders)).toMatchObject({
    value: { providers: [{ id: 'google', linkedAt: expect.any(String) }] },
  });
  expect(await lastMessage(fixture.platform.database, 'joiner1@mail.example')).toMatchObject({
    kind: 'accountChanged',
  });
  const came = await fixture.visit('joined', login);
  expect(await fixture.infoOf(await fixture.opened('joined', came))).toMatchObject({
    account: 'joiner1',
  });

  const unlink = (proof: { password?: string }) =>
    fixture.platform.call(member, unlinkProvider, { id: 'google', ...proof });
  expect(await unlink({})).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['password'] },
  });
  expect(await unlink({ password: 'not the password' })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
  expect(await fixture.platform.call(member, linkedProviders)).toMatchObject({
    value: { providers: [{ id: 'google', linkedAt: expect.any(String) }] },
  });
  expect(await unlink({ password: PASSWORD })).toMatchObject({ ok: true });
  expect(await fixture.platform.call(member, linkedProviders)).toMatchObject({
    value: { providers: [{ id: 'google', linkedAt: null }] },
  });
  expect(await fixture.visit('joined', login)).toMatchObject({
    location: '/login?signInError=provider_unknown',
  });
});

test('a ticket counts once; an identity is one account’s', async () => {
  const login = fixture.person();
  const [first, second] = [
    await openMember(fixture.platform, 'joined', { username: 'joiner2', passwordHash: null }),
    await openMember(fixture.platform, 'joined', { username: 'joiner3', passwordHash: null }),
  ];
  const ticket = await fixture.join(first);
  await fixture.visit('joined', login, ticket);

  expect(await fixture.leave('joined', ticket)).toMatchObject({
    location: '/login?signInError=provider_expired',
  });
  expect(await fixture.visit('joined', login, await fixture.join(first))).toMatchObject({
    location: '/securityCenter?linked=google',
  });
  expect(await fixture.visit('joined', login, await fixture.join(second))).toMatchObject({
    location: '/securityCenter?signInError=provider_taken',
  });
  expect(await fixture.visit('joined', fixture.person(), await fixture.join(first))).toMatchObject({
    location: '/securityCenter?signInError=provider_taken',
  });
  expect(await fixture.platform.call(first, linkProvider, { id: 'facebook' })).toMatchObject({
    refusal: 'not_found',
  });
});

test('nobody joins a provider without the password, or with a session that is too old where there is none', async () => {
  const { platform } = fixture;
  const member = await openMember(platform, 'joined', { username: 'joiner4', passwordHash });
  const bare = await openMember(platform, 'joined', { username: 'joiner5', passwordHash: null });
  await sql`update session set created_at = now() - interval '11 minutes'
    where member_id = ${bare.memberId}`.execute(platform.database);
  const join = (who: typeof member, password?: string) =>
    platform.call(who, linkProvider, { id: 'google', ...(password && { password }) });

  expect(await join(member)).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['password'] },
  });
  expect(await join(member, 'wrong-Tuba-91x')).toMatchObject({ refusal: 'in_incorrect_password' });
  expect(await join(bare)).toMatchObject({ refusal: 'proof_required' });
  expect(await join(member, PASSWORD)).toMatchObject({ ok: true });
});

test('a ticket does nothing in another browser: nobody is led to a stranger’s account', async () => {
  const login = fixture.person();
  const member = await openMember(fixture.platform, 'joined', {
    username: 'joiner6',
    passwordHash: null,
  });
  const other = await fixture.leave('joined');
  const expired = { location: '/login?signInError=provider_expired' };

  for (const cookie of ['', other.cookie]) {
    const { ticket } = await fixture.join(member);
    expect(await fixture.leave('joined', { ticket, cookie })).toMatchObject(expired);
  }

  expect(await fixture.visit('joined', login)).toMatchObject({
    location: '/login?signInError=provider_unknown',
  });
  expect(await fixture.visit('joined', login, await fixture.join(member))).toMatchObject({
    location: '/securityCenter?linked=google',
  });
});

test('a changed password, and signing out, end what was begun before', async () => {
  const { platform } = fixture;
  const passwords = {
    oldPassword: PASSWORD,
    newPassword: 'orange-Flute-17k',
    confirmNewPassword: 'orange-Flute-17k',
  };
  const member = await openMember(platform, 'joined', { username: 'joiner7', passwordHash });
  const asked = await fixture.join(member, { password: PASSWORD });
  const left = await fixture.leave('joined', await fixture.join(member, { password: PASSWORD }));
  const back = await fixture.there.walk(left.location, fixture.person());
  const changed = await platform.call(member, changePassword, passwords);
  if (!changed.ok) throw new Error(JSON.stringify(changed));

  for (const came of [
    await fixture.comeBack('joined', back, left.cookie),
    await fixture.leave('joined', asked),
  ])
    expect(came).toMatchObject({ location: '/login?signInError=provider_expired' });

  const again = { ...member, token: changed.value.token };
  const proof = { password: passwords.newPassword };
  const away = await fixture.leave('joined', await fixture.join(again, proof));
  const late = await fixture.there.walk(away.location, fixture.person());
  await platform.call(again, logout);
  expect(await fixture.comeBack('joined', late, away.cookie)).toMatchObject({
    location: '/securityCenter?signInError=provider_expired',
  });
  const { rows } = await sql`select provider_id from provider_identity
    where member_id = ${member.memberId}`.execute(platform.database);
  expect(rows).toEqual([]);
});

test('the last way to sign in is not taken off', async () => {
  const bare = { email_verified: false };
  const member = await fixture.opened(
    'alpha',
    await fixture.visit('alpha', fixture.person(bare), { agreed: true }),
  );

  expect(await fixture.platform.call(member, unlinkProvider, { id: 'google' })).toMatchObject({
    refusal: 'last_sign_in',
    status: 409,
  });

  const second = await fixture.join(member, {}, 'my-club');
  await fixture.visit('alpha', fixture.person(), second, 'my-club');
  expect(await fixture.platform.call(member, unlinkProvider, { id: 'google' })).toMatchObject({
    ok: true,
  });
  expect(await fixture.platform.call(member, unlinkProvider, { id: 'my-club' })).toMatchObject({
    refusal: 'last_sign_in',
  });
});

test('a visitor and a trial account join nothing', async () => {
  const trial = await openMember(fixture.platform, 'alpha', { username: 'trial01', type: 4 });

  expect(await fixture.platform.call(trial, linkProvider, { id: 'google' })).toMatchObject({
    refusal: 'forbidden',
  });
  expect(await fixture.platform.call({ host: trial.host }, linkedProviders)).toMatchObject({
    refusal: 'not_logged_in',
  });
  expect(
    await fixture.platform.call({ host: trial.host }, unlinkProvider, { id: 'google' }),
  ).toMatchObject({
    refusal: 'not_logged_in',
  });
});

test('a link agrees to nothing: neither its words nor somebody else’s ticket', async () => {
  const login = fixture.person();
  const agent = await openMember(fixture.platform, 'alpha', { username: 'luring1', type: 1 });
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_code where owner_id = ${agent.memberId}`.execute(
    fixture.platform.database,
  );
  const query = `?agreed=true&affiliateCode=${rows[0]?.code}`;
  const led = await fixture.platform.send(
    { host: 'alpha.localhost' },
    { path: `${providerSignInPath('google')}${query}` },
  );
  const cookie = led.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const back = await fixture.there.walk(led.headers.location ?? '', login);

  expect(await fixture.comeBack('alpha', back, cookie)).toMatchObject({
    location: '/register?signInError=provider_unknown',
  });
  for (const brought of ['', cookie]) {
    const { ticket } = await fixture.agree('alpha');
    expect(await fixture.leave('alpha', { ticket, cookie: brought })).toMatchObject({
      location: '/login?signInError=provider_expired',
    });
  }
  expect(
    await fixture.platform.call({ host: 'alpha.localhost' }, registerWithProvider, {
      id: 'google',
      agreed: false,
    }),
  ).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'agreed', rule: 'required' }],
  });
  const { rows: opened } = await sql`select id from member
    where upline_id = ${agent.memberId}`.execute(fixture.platform.database);
  expect(opened).toEqual([]);
});
