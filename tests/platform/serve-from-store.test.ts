import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePublishing } from '../build/published-sites.ts';
import { startLivery } from '../build/run-livery.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { freePort, sendRequest } from '../support/web-server.ts';

// It builds and publishes: as long as tests of builds have.
vi.setConfig({ testTimeout: 600_000 });

const work = makePublishing(2);
const { codes, folder, gather, merchants, paint, publish, settle } = work;
const [first = '', second = ''] = codes;
let database: TestDatabase;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let server: ReturnType<typeof startLivery> | undefined;

beforeAll(async () => {
  database = await startTestDatabase();
  store = await startObjectStore();
});

afterAll(async () => {
  server?.child.kill('SIGINT');
  await server?.finished;
  await store.stop();
  await database.close();
  work.remove();
});

test('the platform serves what a store’s pointers name, and follows them', async () => {
  const from = store.folder('served');
  const port = await freePort();
  const old = await gather('gathered');
  await publish([old, '--to', from], store.env);
  paint('#0a7d5c', first);
  const next = await gather('gathered later');
  const visit = (code: string, cookie?: string, target = '/') =>
    sendRequest(port, `${code}.localhost`, target, {
      headers: cookie === undefined ? {} : { cookie },
    });
  const page = async (code: string, cookie?: string): Promise<string> => {
    const { body } = await visit(code, cookie).catch(() => ({ body: '' }));
    return body.toString();
  };

  server = startLivery(
    [
      'serve',
      '--port',
      String(port),
      '--merchants',
      merchants,
      '--out',
      path.join(folder, 'served'),
    ],
    { ...store.env, DATABASE_URL: database.url, LIVERY_SITES_URL: from },
  );

  await expect.poll(() => page(first), { timeout: 200_000 }).toContain('<html');
  const before = [await page(first), await page(second)];
  const address = `http://{code}.localhost:${port}`;
  const waited = await publish([next, '--to', from, '--wait-healthy', address], store.env);
  expect(waited.report.failed, waited.stderr).toEqual([]);
  expect(waited.report).toMatchObject({ serving: 'all', health: { healthy: 2, takenBack: [] } });
  expect(await page(first)).toContain('#0a7d5c');
  expect(await page(second)).toBe(before[1]);

  // On trial with one half of the visitors; a file that is no page draws no lot.
  const served = await page(first);
  const trial = [old, '--to', from, '--only', first, '--canary-visitors', '50%'];
  await publish([...trial, '--force'], store.env);
  await expect.poll(() => page(first, 'livery_draw=05'), { timeout: 100_000 }).toBe(before[0]);
  expect(await page(first, 'livery_draw=f0')).toBe(served);
  const drawn = await visit(first);
  const [cookie = ''] = drawn.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^livery_draw=[0-9a-f]{2}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
  const again = await visit(first, cookie.split(';')[0]);
  expect(again.body).toEqual(drawn.body);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect((await visit(first, undefined, '/robots.txt')).headers['set-cookie']).toBeUndefined();
  await settle(['--take-back', '--to', from], store.env);
  await expect.poll(() => page(first, 'livery_draw=05'), { timeout: 100_000 }).toBe(served);
});
