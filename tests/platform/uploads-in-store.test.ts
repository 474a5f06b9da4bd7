import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { memberIcon, setMemberIcon } from '#api/uploads.ts';
import { whitelabel } from '#api/system.ts';
import { sql } from '#platform/base/database/sql.ts';
import { sweepUploads } from '#platform/base/uploads/sweep-uploads.ts';
import { openBytes } from '#platform/base/sealing/seal-secret.ts';
import { readUploadBytes } from '#platform/base/uploads/upload-bytes.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { requestLivery } from '../build/request-livery.ts';
import { figuresOf, readFigures } from '../support/figures.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { fetchBytes, picture, stored, uploadFile } from '../support/uploads.ts';

type Store = Awaited<ReturnType<typeof startObjectStore>>;

const SEAL = { LIVERY_SEAL_KEY: 'a key of this test' };
let store: Store;
let platform: TestPlatform;

/** The store is set, for servers and commands. */
const useStore = (): void => {
  const set = { ...store.env, ...SEAL, LIVERY_S3_URL: store.folder('live') };
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
};

beforeAll(async () => {
  store = await startObjectStore();
  useStore();
  const brand = { signIn: { uploadsPerDay: 50 } };
  platform = await startTestPlatform(
    [buildMerchant('alpha', brand), buildMerchant('beta', brand)],
    {
      jobs: false,
      metrics: { port: 0 },
    },
  );
});

afterEach(() => {
  store.faults.answers = undefined;
  useStore();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.close();
  await store.stop();
});

const newMember = (unlike: Parameters<typeof openSomebody>[1] = {}) =>
  openSomebody(platform, unlike);

interface Row {
  merchantId: number;
  id: string;
  bytes: Buffer | null;
}

const rowOf = async (id: string): Promise<Row> => {
  const { rows } = await sql<Row>`select merchant_id, id::text, bytes from upload
    where id = ${id}::uuid`.execute(platform.database);
  const [row] = rows;
  if (!row) throw new Error('there is no such upload');
  return row;
};

const keyOf = ({ merchantId, id }: Row): string => `live/uploads/${merchantId}/${id}`;

const move = async (...args: string[]) => {
  const { code, stdout, stderr } = await requestLivery(
    ['platform', 'uploads', 'move', '--json', '--as', 'olga', '--reason', 'a test', ...args],
    { DATABASE_URL: platform.databaseUrl },
  );
  return { code, stderr, moved: code === 0 ? (JSON.parse(stdout) as { moved: number }).moved : 0 };
};

/** Everything was noted two hours ago. */
const letTimePass = () =>
  sql`update upload_object set since = now() - interval '2 hours'`.execute(platform.database);

test('a picture stands in the store under its brand’s own key, and comes back to its owner alone', async () => {
  const owner = await newMember();
  const { id, url } = await stored(platform, owner, 'proof', await picture());

  const row = await rowOf(id);

  expect(row.bytes).toBeNull();
  expect(store.objects().has(keyOf(row))).toBe(true);
  const { status, bytes } = await fetchBytes(platform, url, owner);
  expect(status).toBe(200);
  expect(bytes.equals(readFileSync(store.objects().get(keyOf(row)) ?? ''))).toBe(true);
  const other = await newMember();
  expect((await fetchBytes(platform, url, { host: owner.host, token: other.token })).status).toBe(
    404,
  );
  const elsewhere = await newMember({ code: 'beta' });
  expect((await fetchBytes(platform, url, elsewhere)).status).toBe(404);
});

test('papers are sealed in the store as they are in rows', async () => {
  const { id } = await stored(platform, await newMember(), 'identity', await picture());
  const row = await rowOf(id);

  const kept = readFileSync(store.objects().get(keyOf(row)) ?? '');

  expect(kept.subarray(1, 4).toString()).not.toBe('PNG');
  const opened = openBytes(await readUploadBytes(row), id, SEAL.LIVERY_SEAL_KEY);
  expect(Buffer.from(opened).subarray(1, 4).toString()).toBe('PNG');
});

test('what rows hold stays readable, and a verb moves it into the store and back', async () => {
  const owner = await newMember();
  vi.stubEnv('LIVERY_S3_URL', undefined);
  const { id, url } = await stored(platform, owner, 'proof', await picture());
  const inRow = (await rowOf(id)).bytes;
  useStore();

  expect((await fetchBytes(platform, url, owner)).bytes.equals(inRow ?? Buffer.of())).toBe(true);
  expect((await move()).moved).toBeGreaterThan(0);

  expect((await rowOf(id)).bytes).toBeNull();
  expect((await fetchBytes(platform, url, owner)).bytes.equals(inRow ?? Buffer.of())).toBe(true);
  const { rows: noted } = await sql<{ actor: string }>`
    select actor from audit_entry where action = 'uploads.move'`.execute(platform.database);
  expect(noted).toEqual([{ actor: 'olga' }]);
  expect((await move()).moved).toBe(0);
  expect((await move('--back')).moved).toBeGreaterThan(0);
  expect((await rowOf(id)).bytes?.equals(inRow ?? Buffer.of())).toBe(true);
  await letTimePass();
  await sweepUploads(platform.database);
  expect([...store.objects().keys()]).toEqual([]);
  expect((await move()).moved).toBeGreaterThan(0);
});

test('while the store is away uploads answer 503 and all else goes on; figures and doctor say so', async () => {
  const owner = await newMember();
  const { url } = await stored(platform, owner, 'proof', await picture());
  const up = async () => figuresOf(await readFigures(platform)).get('livery_store_up{store="s3"}');
  expect(await up()).toBe(1);

  store.faults.answers = 500;

  const sent = await uploadFile(platform, owner, 'proof', await picture());
  expect(sent).toMatchObject({ refusal: 'unavailable', status: 503 });
  expect((await fetchBytes(platform, url, owner)).status).toBe(503);
  expect((await platform.call(owner, whitelabel)).ok).toBe(true);
  expect((await platform.call(owner, memberIcon)).ok).toBe(true);
  expect(await up()).toBe(0);
  const { stdout } = await requestLivery(['platform', 'doctor', '--json'], {
    DATABASE_URL: platform.databaseUrl,
  });
  expect((JSON.parse(stdout) as { findings: unknown[] }).findings).toContainEqual(
    expect.objectContaining({ check: 'stores', subject: 's3' }),
  );
  expect(await move('--back')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('run it again when it is back'),
  });

  store.faults.answers = undefined;
  expect((await fetchBytes(platform, url, owner)).status).toBe(200);
});

test('objects whose rows are gone, or never came, are swept, and no others', async () => {
  const owner = await newMember();
  const gone = await stored(platform, owner, 'proof', await picture());
  const avatar = await stored(platform, owner, 'avatar', await picture());
  const next = await stored(platform, owner, 'avatar', await picture());
  await platform.call(owner, setMemberIcon, { uploadId: avatar.id });
  const rows = [await rowOf(gone.id), await rowOf(avatar.id), await rowOf(next.id)];
  // A server that dies between the object and its row.
  const { rows: lost } = await sql<Row>`insert into upload_object (merchant_id, id)
    select merchant_id, gen_random_uuid() from upload limit 1
    returning merchant_id, id::text`.execute(platform.database);
  await sql`update upload set created_at = now() - interval '25 hours'
    where id = ${gone.id}::uuid`.execute(platform.database);

  await platform.call(owner, setMemberIcon, { uploadId: next.id });
  await sweepUploads(platform.database);
  const early = rows.map((row) => store.objects().has(keyOf(row)));
  await letTimePass();
  await sweepUploads(platform.database);

  expect(early).toEqual([true, true, true]);
  expect(rows.map((row) => store.objects().has(keyOf(row)))).toEqual([false, false, true]);
  expect(store.requests).toContain(
    `DELETE /sites/live/uploads/${lost[0]?.merchantId}/${lost[0]?.id}`,
  );
  const { rows: left } = await sql`select from upload_object`.execute(platform.database);
  expect(left).toEqual([]);
});

test('without a store that is one nothing moves, and it is said why', async () => {
  vi.stubEnv('LIVERY_S3_URL', 'https://bucket');
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('LIVERY_S3_URL: https://bucket is no store'),
  });
  vi.stubEnv('LIVERY_S3_URL', store.folder('live'));
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', '');
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'),
  });
  vi.stubEnv('LIVERY_S3_URL', undefined);
  expect(await move()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('LIVERY_S3_URL is not set'),
  });
});
