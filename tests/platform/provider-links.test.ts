import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedProviders, linkProvider, unlinkProvider } from '#api/sign-in-providers.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { lastMessage } from '../support/outbox.ts';
import { type ProviderFixture, startProviderFixture } from '../support/provider-fixture.ts';

let fixture: ProviderFixture;

beforeAll(async () => {
  fixture = await startProviderFixture();
});

afterAll(() => fixture.close());

test('a member joins a provider, signs in with it, and takes it off again', async () => {
  const login = fixture.person();
  const member = await openMember(fixture.platform, 'joined', {
    username: 'joiner1',
    passwordHash: 'x',
  });
  await giveContact(fixture.platform, member, 'email', 'joiner1@mail.example');
  const ticket = await fixture.platform.call(member, linkProvider, { id: 'google' });
  if (!ticket.ok) throw new Error(JSON.stringify(ticket));

  expect(await fixture.visit('joined', login, { link: ticket.value.link })).toMatchObject({
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

  expect(await fixture.platform.call(member, unlinkProvider, { id: 'google' })).toMatchObject({
    ok: true,
  });
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
    await openMember(fixture.platform, 'joined', { username: 'joiner2' }),
    await openMember(fixture.platform, 'joined', { username: 'joiner3' }),
  ];
  const ticketOf = async (member: typeof first) => {
    const ticket = await fixture.platform.call(member, linkProvider, { id: 'google' });
    return ticket.ok ? ticket.value.link : '';
  };
  const link = await ticketOf(first);
  await fixture.visit('joined', login, { link });

  expect(await fixture.leave('joined', { link })).toMatchObject({
    location: '/login?signInError=provider_expired',
  });
  expect(await fixture.visit('joined', login, { link: await ticketOf(first) })).toMatchObject({
    location: '/securityCenter?linked=google',
  });
  expect(await fixture.visit('joined', login, { link: await ticketOf(second) })).toMatchObject({
    location: '/securityCenter?signInError=provider_taken',
  });
  expect(
    await fixture.visit('joined', fixture.person(), { link: await ticketOf(first) }),
  ).toMatchObject({
    location: '/securityCenter?signInError=provider_taken',
  });
  expect(await fixture.platform.call(first, linkProvider, { id: 'facebook' })).toMatchObject({
    refusal: 'not_found',
  });
});

test('the last way to sign in is not taken off', async () => {
  const member = await fixture.opened(
    'alpha',
    await fixture.visit('alpha', fixture.person(), { agreed: true }),
  );

  expect(await fixture.platform.call(member, unlinkProvider, { id: 'google' })).toMatchObject({
    refusal: 'last_sign_in',
    status: 409,
  });

  const second = await fixture.platform.call(member, linkProvider, { id: 'my-club' });
  const link = second.ok ? second.value.link : '';
  await fixture.visit('alpha', fixture.person(), { link }, 'my-club');
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
