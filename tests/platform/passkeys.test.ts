import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import {
  addPasskey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeys,
} from '#api/passkeys.ts';
import { sql } from '#platform/base/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastMessage } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { at, PASSWORD, passkeyHolders } from '../support/passkeys.ts';
import { makePasskey } from '../support/software-passkey.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { flags: { AGENTPOLICY3: true }, signIn: { passkeysMost: 2 } }),
    buildMerchant('beta'),
    buildMerchant('without', { signIn: { passkeys: false } }),
  ]);
});

afterAll(() => platform.close());

const { newMember, begin, add, remove, withPasskey, beginLogin, signIn } = passkeyHolders(
  () => platform,
);

test('a passkey is added, listed, signs in from anywhere without a name, and is removed', async () => {
  const member = await newMember();
  const email = `${member.username}@mail.example`;
  await giveContact(platform, member, 'email', email);
  const key = makePasskey(at('alpha'));

  expect(await add(member, key)).toMatchObject({
    value: { id: key.id, name: 'My phone', synced: false, lastUsedAt: null },
  });

  expect(await platform.call(member, passkeys)).toMatchObject({
    value: { passkeys: [{ id: key.id }], most: 2 },
  });
  expect(await lastMessage(platform.database, email)).toMatchObject({ kind: 'accountChanged' });
  const opened = await signIn({ ...member, key });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(
    await platform.call({ host: member.host, token: opened.value.token }, memberInfo),
  ).toMatchObject({ value: { account: member.username, passkeyCount: 1 } });
  expect(await platform.call(member, passkeys)).toMatchObject({
    value: { passkeys: [{ lastUsedAt: expect.any(String) }] },
  });

  expect(await remove(member, key)).toMatchObject({ ok: true });
  expect(await platform.call(member, passkeys)).toMatchObject({ value: { passkeys: [] } });
  expect(await signIn({ ...member, key })).toMatchObject({
    refusal: 'passkey_invalid',
    status: 401,
  });
});

test('a passkey is removed only after a proof, and not when it is the last way to sign in', async () => {
  const member = await withPasskey();
  expect(await remove(member, member.key, {})).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['password'] },
  });
  expect(await remove(member, member.key, { password: 'not-the-Password-1' })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
  expect(await signIn(member)).toMatchObject({ ok: true });

  // As a provider opens accounts: its sign-in of just now is the proof.
  await sql`update member set password_hash = null where id = ${member.memberId}`.execute(
    platform.database,
  );
  expect(await remove(member, member.key, {})).toMatchObject({
    refusal: 'last_sign_in',
    status: 409,
  });
  expect(await signIn(member)).toMatchObject({ ok: true });
  const second = makePasskey(at('alpha'));
  await add(member, second);
  expect(await remove(member, member.key, {})).toMatchObject({ ok: true });
  expect(await remove(member, second, {})).toMatchObject({ refusal: 'last_sign_in' });
});

test('what the browser is told names the brand, and asks for a key that knows its owner', async () => {
  const member = await withPasskey();
  const { options } = await begin(member);

  expect(options).toMatchObject({
    rp: { name: 'Brand alpha', id: 'alpha.localhost' },
    user: { name: member.username },
    excludeCredentials: [{ id: member.key.id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect((await beginLogin(member.host)).options).toMatchObject({
    rpId: 'alpha.localhost',
    userVerification: 'required',
  });
});

test('to add one, the login password is shown', async () => {
  const member = await newMember();
  expect(await platform.call(member, passkeyOptions, {})).toMatchObject({
    refusal: 'proof_required',
    details: { kinds: ['password'] },
  });
  expect(await platform.call(member, passkeyOptions, { password: 'wrong' })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
});

test('an answer from another site, to another challenge, or without a finger adds nothing', async () => {
  const member = await newMember();
  const key = makePasskey(at('alpha'));
  const invalid = { refusal: 'passkey_invalid', status: 400 };

  for (const more of [
    { origin: 'https://alpha.localhost' },
    { origin: 'http://evil.example' },
    { rpId: 'evil.example' },
    { verified: false },
  ])
    expect(await add(member, key, more)).toMatchObject(invalid);
  const { challengeId, challenge } = await begin(member);
  const send = (input: object) =>
    platform.call(member, addPasskey, {
      challengeId,
      name: '',
      credential: key.register(challenge),
      ...input,
    });
  expect(await send({ challengeId: 'x'.repeat(43) })).toMatchObject(invalid);
  expect(await send({ credential: { id: 1 } })).toMatchObject(invalid);
  // The challenge was used up by the answer that could not be read.
  expect(await send({})).toMatchObject(invalid);
  expect(await platform.call(member, passkeys)).toMatchObject({ value: { passkeys: [] } });
});

test('a challenge of somebody else adds nothing', async () => {
  const [member, other] = [await newMember(), await newMember()];
  const { challengeId, challenge } = await begin(other);
  const credential = makePasskey(at('alpha')).register(challenge);

  expect(
    await platform.call(member, addPasskey, { challengeId, name: '', credential }),
  ).toMatchObject({ refusal: 'passkey_invalid' });
});

test('a passkey is one account’s, and an account has as many as the merchant allows', async () => {
  const member = await withPasskey();
  expect(await add(member, member.key)).toMatchObject({ refusal: 'passkey_known', status: 409 });
  const other = await newMember();
  expect(await add(other, member.key)).toMatchObject({ refusal: 'passkey_known' });

  expect(await add(member, makePasskey(at('alpha')))).toMatchObject({ ok: true });
  expect(await platform.call(member, passkeyOptions, { password: PASSWORD })).toMatchObject({
    refusal: 'passkeys_full',
    status: 409,
    details: { most: 2 },
  });
});

test('a forged answer, another site’s, or one without a finger does not sign in', async () => {
  const member = await withPasskey();

  for (const more of [
    { forged: true },
    { origin: 'http://evil.example' },
    { rpId: 'beta.localhost' },
    { verified: false },
  ])
    expect(await signIn(member, more)).toMatchObject({ refusal: 'passkey_invalid', status: 401 });
  expect(await signIn({ ...member, key: makePasskey(at('alpha')) })).toMatchObject({
    refusal: 'passkey_invalid',
  });
  expect(await signIn(member)).toMatchObject({ ok: true });
});

test('an answer counts once, for its own challenge', async () => {
  const member = await withPasskey();
  const { challengeId, challenge } = await beginLogin(member.host);
  const input = { challengeId, credential: member.key.authenticate(challenge) };
  const visitor = { host: member.host };

  expect(await platform.call(visitor, passkeyLogin, input)).toMatchObject({ ok: true });

  expect(await platform.call(visitor, passkeyLogin, input)).toMatchObject({
    refusal: 'passkey_invalid',
  });
  const next = await beginLogin(member.host);
  expect(
    await platform.call(visitor, passkeyLogin, { ...input, challengeId: next.challengeId }),
  ).toMatchObject({ refusal: 'passkey_invalid' });
  expect(
    await platform.call(visitor, passkeyLogin, { challengeId: 'x', credential: {} }),
  ).toMatchObject({ refusal: 'passkey_invalid' });
});

test('a key whose counter does not grow was copied', async () => {
  const member = await withPasskey();

  expect(await signIn(member, { counter: 5 })).toMatchObject({ ok: true });

  expect(await signIn(member, { counter: 5 })).toMatchObject({ refusal: 'passkey_invalid' });
  expect(await signIn(member, { counter: 4 })).toMatchObject({ refusal: 'passkey_invalid' });
  expect(await signIn(member, { counter: 6 })).toMatchObject({ ok: true });
});

test('a passkey of one brand opens nothing at another', async () => {
  const member = await withPasskey();
  const { challengeId, challenge } = await beginLogin('beta.localhost');
  const credential = member.key.authenticate(challenge, {
    origin: 'http://beta.localhost',
    rpId: 'beta.localhost',
  });

  expect(
    await platform.call({ host: 'beta.localhost' }, passkeyLogin, { challengeId, credential }),
  ).toMatchObject({ refusal: 'passkey_invalid' });
});

test('a frozen account and the wrong area are refused', async () => {
  const member = await withPasskey();
  expect(await signIn(member, {}, 'agent')).toMatchObject({ refusal: 'non_agent', status: 403 });
  const agent = await withPasskey({ type: 1 });
  expect(await signIn(agent, {}, 'member')).toMatchObject({ refusal: 'non_member', status: 403 });
  expect(await signIn(agent, {}, 'agent')).toMatchObject({ ok: true });
  await sql`update member set status = 'frozen' where id = ${member.memberId}`.execute(
    platform.database,
  );

  expect(await signIn(member)).toMatchObject({ refusal: 'account_frozen', status: 403 });
});

test('where the merchant has switched passkeys off, none is added and none signs in', async () => {
  const member = await newMember({ code: 'without' });
  const off = { refusal: 'passkeys_off', status: 403 };

  expect(await platform.call(member, passkeyOptions, { password: PASSWORD })).toMatchObject(off);
  const input = { challengeId: 'x', credential: {} };
  expect(await platform.call(member, addPasskey, { ...input, name: '' })).toMatchObject(off);
  expect(await platform.call({ host: member.host }, passkeyLoginOptions)).toMatchObject(off);
  expect(await platform.call({ host: member.host }, passkeyLogin, input)).toMatchObject(off);
});

test('a visitor and a trial account have none, and nobody removes another’s', async () => {
  const owner = await withPasskey();
  const [other, trial] = [await newMember(), await newMember({ type: 4 })];

  expect(await remove(other, owner.key)).toMatchObject({ ok: true });

  expect(await signIn(owner)).toMatchObject({ ok: true });
  expect(await platform.call(trial, passkeys)).toMatchObject({ refusal: 'forbidden' });
  expect(await platform.call(trial, passkeyOptions, {})).toMatchObject({ refusal: 'forbidden' });
  expect(await platform.call({ host: owner.host }, passkeys)).toMatchObject({
    refusal: 'not_logged_in',
  });
});
