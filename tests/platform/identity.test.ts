import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identity, submitIdentity } from '#api/identity.ts';
import { protectionStatus } from '#api/protection.ts';
import { sealBytes } from '#platform/base/sealing/seal-secret.ts';
import { createDeposit } from '#api/deposits.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { cardChannel } from '../support/deposits.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { fetchBytes, picture, stored } from '../support/uploads.ts';
import { decided } from '../support/operator.ts';

const KEY = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
const folder = mkdtempSync(path.join(os.tmpdir(), 'livery-identity-'));

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = KEY;
  const asks = {
    protection: { ageProof: 'verified' as const },
    payments: { channels: [cardChannel] },
  };
  platform = await startTestPlatform([
    buildMerchant('alpha', asks),
    buildMerchant('beta', asks),
    buildMerchant('easy', { payments: { channels: [cardChannel] } }),
  ]);
});

afterAll(async () => {
  delete process.env['LIVERY_SEAL_KEY'];
  rmSync(folder, { recursive: true, force: true });
  await platform.close();
});

const newMember = (code = 'alpha', profile: Record<string, string> = {}) => {
  people += 1;
  return openMember(platform, code, { username: `prover${people}`, profile });
};

const photograph = async (member: OpenedMember): Promise<string> =>
  (await stored(platform, member, 'identity', await picture())).id;

const send = async (member: OpenedMember) =>
  platform.call(member, submitIdentity, {
    document: 'passport',
    frontId: await photograph(member),
    backId: null,
    selfieId: await photograph(member),
  });

const pay = (member: OpenedMember) =>
  platform.call(member, createDeposit, {
    requestId: crypto.randomUUID(),
    channelId: 'card',
    amountMinor: 10_000,
  });

const livery = (...args: string[]) =>
  requestLivery(['platform', 'identity', ...args], {
    DATABASE_URL: platform.databaseUrl,
    LIVERY_SEAL_KEY: KEY,
  });

/** The number of the proof that a member has sent. */
const numberOf = async ({ memberId }: OpenedMember): Promise<string> => {
  const row = await platform.database
    .selectFrom('identityCheck')
    .select('id')
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return String(row.id);
};

test('nothing can be paid in before identity is proved, and everything after', async () => {
  const ana = await newMember();
  expect(await platform.call(ana, identity)).toMatchObject({
    value: { asked: true, status: 'none', reason: null },
  });
  expect(await pay(ana)).toMatchObject({
    refusal: 'age_unverified',
    details: { state: 'agreed', minimum: 21 },
  });

  expect(await send(ana)).toMatchObject({ value: { status: 'submitted', document: 'passport' } });
  expect(await pay(ana)).toMatchObject({ refusal: 'age_unverified' });
  const said = await livery(
    'approve',
    await numberOf(ana),
    '--as',
    'anna',
    '--reason',
    'a passport, the same face',
    '--birthday',
    '1990-02-28',
  );

  expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining('is approved') });
  expect(await platform.call(ana, identity)).toMatchObject({ value: { status: 'approved' } });
  expect(await platform.call(ana, protectionStatus)).toMatchObject({
    value: { age: { state: 'verified', playOpen: true } },
  });
  expect(await pay(ana)).toMatchObject({ ok: true });
  expect(await send(ana)).toMatchObject({ refusal: 'identity_proved' });
});

test('where a brand does not ask, nobody has to prove it', async () => {
  const eve = await newMember('easy');
  expect(await platform.call(eve, identity)).toMatchObject({ value: { asked: false } });
  expect(await pay(eve)).toMatchObject({ ok: true });
});

test('a refusal says why, is told by message, and another proof may be sent', async () => {
  const ben = await newMember();
  await platform.database
    .insertInto('memberContact')
    .values({
      merchantId: ben.merchantId,
      memberId: ben.memberId,
      kind: 'email',
      value: 'ben@mail.example',
    })
    .execute();
  await send(ben);
  expect(await send(ben)).toMatchObject({ refusal: 'identity_under_review' });
  const number = await numberOf(ben);

  await livery('reject', number, '--as', 'anna', '--reason', 'unreadable');

  expect(await platform.call(ben, identity)).toMatchObject({
    value: { status: 'rejected', reason: 'unreadable' },
  });
  const { body } = await platform.database
    .selectFrom('messageOutbox')
    .select('body')
    .where('recipient', '=', 'ben@mail.example')
    .executeTakeFirstOrThrow();
  expect(body).toContain('send sharper ones');
  const again = await livery('approve', number, ...decided, '--birthday', '1990-02-28');
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('rejected already') });
  expect(await send(ben)).toMatchObject({ value: { status: 'submitted', reason: null } });
});

test('the document decides the birthday: too young, no day and a verified other one are refused', async () => {
  const cat = await newMember('alpha', { birthday: '1980-01-01' });
  await send(cat);
  const number = await numberOf(cat);
  const approve = (birthday: string) =>
    livery('approve', number, ...decided, '--birthday', birthday);
  for (const birthday of ['2020-01-01', '1990-13-40', 'yesterday'])
    expect(await approve(birthday)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--reason tooYoung'),
    });
  await sql`update member set profile_locked = '{birthday}' where id = ${cat.memberId}`.execute(
    platform.database,
  );
  expect(await approve('1990-02-28')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('another verified birthday, 1980-01-01'),
  });
  expect(await approve('1980-01-01')).toMatchObject({ code: 0 });
});

test('a document that shows a minor closes play and deposits, also where no proof is asked for', async () => {
  const mia = await newMember('easy', { birthday: '1980-01-01' });
  expect(await pay(mia)).toMatchObject({ ok: true });
  await send(mia);
  const number = await numberOf(mia);
  const born = `${new Date().getUTCFullYear() - 12}-02-28`;
  const reject = (...birthday: string[]) =>
    livery('reject', number, '--as', 'anna', '--reason', 'tooYoung', ...birthday);
  expect(await reject()).toMatchObject({ code: 1, stderr: expect.stringContaining('--birthday') });
  for (const birthday of ['1980-01-01', 'yesterday'])
    expect(await reject('--birthday', birthday)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('birthday'),
    });
  expect(await platform.call(mia, identity)).toMatchObject({ value: { status: 'submitted' } });

  expect(await reject('--birthday', born)).toMatchObject({ code: 0 });

  expect(await platform.call(mia, protectionStatus)).toMatchObject({
    value: { age: { state: 'underage', playOpen: false } },
  });
  expect(await pay(mia)).toMatchObject({
    refusal: 'age_unverified',
    details: { state: 'underage' },
  });
  await send(mia);
  expect(
    await livery('approve', await numberOf(mia), ...decided, '--birthday', '1980-01-01'),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining(`birthday, ${born}`) });
});

test('the pictures are sealed; neither their owner nor a stranger gets them back', async () => {
  const dan = await newMember();
  const drawn = await stored(platform, dan, 'identity', await picture());
  const { bytes, sealed } = await platform.database
    .selectFrom('upload')
    .select(['bytes', 'sealed'])
    .where('id', '=', drawn.id)
    .executeTakeFirstOrThrow();

  expect(sealed).toBe(true);
  // A png begins so; three letters alone come by chance in what is sealed.
  const begins = '\u0089PNG\r\n\u001A\n';
  const kept = bytes ? Buffer.from(bytes).toString('latin1') : begins;
  expect(kept).not.toContain(begins);
  expect(await fetchBytes(platform, drawn.url, dan)).toMatchObject({ status: 404 });
});

test('an operator sees the pictures, which is noted; another key opens none', async () => {
  const eli = await newMember();
  await send(eli);
  const number = await numberOf(eli);
  const list = await livery('--merchant', 'alpha', '--json');
  expect(JSON.parse(list.stdout)).toMatchObject({
    identities: expect.arrayContaining([expect.objectContaining({ id: Number(number) })]),
  });

  const shown = await livery('show', number, '--as', 'anna', '--save-pictures', folder);

  expect(shown.code).toBe(0);
  const file = path.join(folder, `${number}-front.png`);
  expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(existsSync(path.join(folder, `${number}-back.png`))).toBe(false);
  const { rows } = await sql<{ details: { by: string } }>`select details from protection_event
    where member_id = ${eli.memberId} and kind = 'identity_seen'`.execute(platform.database);
  expect(rows).toEqual([{ details: { by: 'anna', id: Number(number) } }]);
  const stranger = await requestLivery(
    ['platform', 'identity', 'show', number, '--as', 'eve', '--save-pictures', folder],
    { DATABASE_URL: platform.databaseUrl, LIVERY_SEAL_KEY: `${KEY}x` },
  );
  expect(stranger.code).not.toBe(0);
});

test('pictures of others, of another use, twice the same, or of the wrong sides are refused', async () => {
  const fay = await newMember();
  const other = await newMember();
  const [own, second, foreign] = [
    await photograph(fay),
    await photograph(fay),
    await photograph(other),
  ];
  const avatar = (await stored(platform, fay, 'avatar', await picture())).id;
  const submit = (input: Partial<Parameters<typeof platform.call<typeof submitIdentity>>[2]>) =>
    platform.call(fay, submitIdentity, {
      document: 'passport',
      frontId: own,
      backId: null,
      selfieId: second,
      ...input,
    });

  for (const selfieId of [foreign, avatar, own, crypto.randomUUID()])
    expect(await submit({ selfieId })).toMatchObject({ refusal: 'upload_unknown' });
  expect(await submit({ document: 'identityCard' })).toMatchObject({ refusal: 'invalid_input' });
  expect(await submit({ backId: foreign })).toMatchObject({ refusal: 'invalid_input' });
  expect(await submit({})).toMatchObject({ ok: true });
});

test('of many proofs at once one is taken', async () => {
  const gus = await newMember();
  const pairs = await Promise.all(
    Array.from({ length: 4 }, async () => [await photograph(gus), await photograph(gus)] as const),
  );
  const outcomes = await Promise.all(
    pairs.map(([frontId, selfieId]) =>
      platform.call(gus, submitIdentity, { document: 'passport', frontId, backId: null, selfieId }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a file that was sealed for one place cannot be opened in another', async () => {
  const { openBytes } = await import('#platform/base/sealing/seal-secret.ts');
  const sealed = sealBytes(new Uint8Array([1, 2, 3]), 'one', KEY);
  expect([...openBytes(sealed ?? new Uint8Array(), 'one', KEY)]).toEqual([1, 2, 3]);
  expect(() => openBytes(sealed ?? new Uint8Array(), 'two', KEY)).toThrow();
  expect(sealBytes(new Uint8Array([1]), 'one', '')).toBeNull();
});
