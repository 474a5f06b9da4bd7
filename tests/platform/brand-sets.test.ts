import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permission, whitelabel } from '#api/system.ts';
import { type Killable, killServer, startProgram } from '../support/killable-server.ts';
import { buildMerchant } from '../support/merchant.ts';
import { sendAt, startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { servedSettings } from '../support/served-settings.ts';

const SERVER = path.resolve(import.meta.dirname, '../support/serve-restartable.ts');

const alpha = buildMerchant('alpha', servedSettings);
const beta = buildMerchant('beta');
const withMaintenance = (active: boolean) =>
  buildMerchant('alpha', { ...servedSettings, maintenance: { active } });

let folder: string;
let newer: TestPlatform;
let older: Killable & { said: string };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-sets-'));
  newer = await startTestPlatform([alpha, beta], { jobs: false });
  process.env['DATABASE_URL'] = newer.databaseUrl;
  // Knows alpha alone, and comes last.
  older = await startProgram(SERVER, [folder, '0', '0']);
});

afterAll(async () => {
  delete process.env['DATABASE_URL'];
  await killServer(older);
  await newer.close();
  await rm(folder, { recursive: true, force: true });
});

const atOlder = (code: string) =>
  sendAt(Number(older.said), { host: `${code}.localhost` }, { path: permission.path });

const readActive = async (): Promise<string[]> => {
  const rows = await newer.database
    .selectFrom('merchant')
    .select('code')
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
};

test('a process with an older set of brands switches none off that another serves, and serves it itself', async () => {
  expect(await readActive()).toEqual(['alpha', 'beta']);
  expect(await newer.send({ host: 'beta.localhost' }, { path: permission.path })).toMatchObject({
    status: 200,
  });
  expect(await atOlder('beta')).toMatchObject({ status: 200 });
});

test('a change that one process imports reaches the other', async () => {
  const status = async () =>
    (JSON.parse((await atOlder('alpha')).text) as { value: { status: number } }).value.status;
  expect(await status()).toBe(0);

  await newer.reload([withMaintenance(true), beta]);

  await expect.poll(status).toBe(1);
  await newer.reload([withMaintenance(false), beta]);
  await expect.poll(status).toBe(0);
});

test('a brand that is added is served by all, and one whose files nobody has by nobody', async () => {
  await newer.reload([alpha, beta, buildMerchant('gamma')]);
  await expect.poll(async () => (await atOlder('gamma')).status).toBe(200);

  await newer.reload([alpha]);

  expect(await readActive()).toEqual(['alpha']);
  await expect.poll(async () => (await atOlder('beta')).status).toBe(404);
});

test('a host name that changes hands is told to a process that did not import it', async () => {
  const at = (host: string, called: string) =>
    sendAt(Number(older.said), { host }, { path: called });
  const named = (code: string, ...domains: string[]) =>
    buildMerchant(code, { ...servedSettings, site: { domains, mainDomain: domains[0] ?? '' } });
  const ownerOf = async (host: string) => {
    const { status, text } = await at(host, whitelabel.path);
    return status === 200 ? (JSON.parse(text) as { value: { code: string } }).value.code : status;
  };
  await newer.reload([named('alpha', 'alpha.example'), named('beta', 'beta.example')]);
  await expect.poll(() => ownerOf('alpha.example')).toBe('alpha');

  await newer.reload([
    named('alpha', 'elsewhere.example'),
    named('beta', 'beta.example', 'alpha.example'),
  ]);

  await expect.poll(() => ownerOf('elsewhere.example')).toBe('alpha');
  expect(await ownerOf('alpha.example')).toBe('beta');
});
