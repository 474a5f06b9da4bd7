import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENCRYPTED_TYPE, ENCRYPTION, encryptionKey } from '#api/encryption.ts';
import { register } from '#api/member.ts';
import { login, logout } from '#api/session.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findKey, publishedKey, sweepKeys } from '#platform/base/encryption/encryption-keys.ts';
import { createCall } from '#site/client/create-call.ts';
import { encryptBody } from '#site/client/encrypt-body.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const strict = { host: 'strict.localhost' };
const plain = { host: 'plain.localhost' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('strict', {
      security: { encryptCalls: true },
      // A name that every machine knows: the site's client chooses the brand by it.
      site: { domains: ['localhost'], mainDomain: 'localhost' },
    }),
    buildMerchant('plain'),
  ]);
  const passwordHash = await hashPassword(PASSWORD);
  for (const code of ['strict', 'plain'])
    await openMember(platform, code, { username: 'secretive', passwordHash });
});

afterAll(() => platform.close());

const input = { username: 'secretive', password: PASSWORD };

const readKey = async () => {
  const read = await platform.call(strict, encryptionKey);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value;
};

const post = (
  raw: string,
  { path = login.path, caller = strict, contentType = ENCRYPTED_TYPE } = {},
) => platform.send(caller, { method: 'POST', path, raw, contentType });

const codeOf = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as { code?: string }).code,
];

test('the platform publishes its key and whether this brand insists on it', async () => {
  const { required, key } = await readKey();

  expect(required).toBe(true);
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', use: 'enc' });
  expect(Object.keys(key)).not.toContain('d');
  expect(await platform.call(plain, encryptionKey)).toMatchObject({
    value: { required: false, key: { kid: key.kid } },
  });
});

test('a plain body is refused where encryption is asked for, and an encrypted one taken', async () => {
  const refused = await post(JSON.stringify(input), { contentType: 'application/json' });
  const { key } = await readKey();
  const taken = await post(await encryptBody(input, login.path, key));

  expect(codeOf(refused)).toEqual([400, 'encryption_required']);
  expect(taken.status).toBe(200);
  expect(
    codeOf(
      await platform.send(strict, { method: 'PUT', path: register.path, body: { agreed: true } }),
    ),
  ).toEqual([400, 'encryption_required']);
});

test('where it is not asked for both are taken', async () => {
  const { key } = await readKey();

  expect((await platform.call(plain, login, input)).ok).toBe(true);
  expect((await post(await encryptBody(input, login.path, key), { caller: plain })).status).toBe(
    200,
  );
});

test('what cannot be opened is refused alike, whatever is wrong with it', async () => {
  const { key } = await readKey();
  const good = await encryptBody(input, login.path, key);
  const [header = '', , iv = '', text = '', tag = ''] = good.split('.');
  const changed = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
  const make = async (claims: Record<string, unknown>, content = JSON.stringify(input)) =>
    new CompactEncrypt(new TextEncoder().encode(content))
      .setProtectedHeader({ ...ENCRYPTION, kid: key.kid, url: login.path, ...claims })
      .encrypt(await importJWK(key, ENCRYPTION.alg));

  const bodies = [
    '',
    'not a jwe',
    [header, '', iv, changed, tag].join('.'),
    [header, '', iv, text].join('.'),
    await make({ kid: 'nobody' }),
    await make({ enc: 'A128GCM' }),
    await make({ url: '/wps/member/register' }),
    await make({}, 'no json'),
    good.replace(/^[^.]+/, Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url')),
  ];
  for (const body of bodies)
    expect([body.slice(0, 40), ...codeOf(await post(body))]).toEqual([
      body.slice(0, 40),
      400,
      'encryption_invalid',
    ]);
});

test('what is inside is checked as any body is', async () => {
  const { key } = await readKey();

  const answer = await post(await encryptBody({ username: 7 }, login.path, key));

  expect(codeOf(answer)).toEqual([400, 'invalid_input']);
  expect(codeOf(await post(await encryptBody([] as never, login.path, key)))).toEqual([
    400,
    'invalid_input',
  ]);
});

test('a call that is not made for it takes no encrypted body', async () => {
  const { key } = await readKey();
  const path = '/wps/verification/sms/noLogin';

  expect(codeOf(await post(await encryptBody({}, path, key), { path }))).toEqual([
    400,
    'encryption_invalid',
  ]);
  expect((await platform.call(strict, logout)).ok).toBe(false);
});

test('a key is renewed after a month; the one before is still taken for a while', async () => {
  const { key: old } = await readKey();
  const age = async (days: number) => {
    await sql`update encryption_key set created_at = created_at - make_interval(days => ${days})`.execute(
      platform.database,
    );
    // As another process would see it.
    await findKey(platform.database, 'nobody');
  };

  await age(31);
  const renewed = await publishedKey(platform.database);
  expect(renewed.kid).not.toBe(old.kid);
  expect((await findKey(platform.database, old.kid))?.kid).toBe(old.kid);
  await age(2);
  expect(await findKey(platform.database, old.kid)).toBeNull();
  await sweepKeys(platform.database);
  expect(await platform.database.selectFrom('encryptionKey').select('kid').execute()).toEqual([
    { kid: renewed.kid },
  ]);
});

test('the site’s own client encrypts, and takes a newer key when its own is too old', async () => {
  const call = createCall({
    origin: `http://localhost:${platform.port}/`,
    token: () => null,
    encrypts: () => true,
  });
  expect((await call(login, input)).ok).toBe(true);
  await sql`delete from encryption_key`.execute(platform.database);
  await findKey(platform.database, 'nobody');

  expect((await call(login, input)).ok).toBe(true);
});

test('a client that does not encrypt learns why it is refused', async () => {
  const call = createCall({
    origin: `http://localhost:${platform.port}/`,
    token: () => null,
  });

  expect(await call(login, input)).toMatchObject({ refusal: 'encryption_required' });
});
