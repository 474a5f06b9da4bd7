import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whitelabel } from '#api/system.ts';
import { contentImports } from '#platform/app/content-imports.ts';
import { brandsAtFault } from '#platform/app/doctor/find-brands-at-fault.ts';
import { sql } from '#platform/base/database/sql.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { keepLog } from '../support/log-lines.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform } from '../support/platform.ts';

const BRANDS = 20;
const files = Array.from({ length: BRANDS }, (_, at) => buildMerchant(`brand${at}`));
let here: TestDatabase;

beforeAll(async () => {
  here = await startTestDatabase();
  await importMerchants(here.database, files, contentImports);
});

afterAll(() => here.close());

test('an import refuses a time zone that the database does not know, of that brand alone', async () => {
  const lost = buildMerchant('lost', { timeZone: 'Mars/Base' });

  const { merchants, setAside } = await importMerchants(
    here.database,
    [...files, lost],
    contentImports,
  );

  expect(merchants).toHaveLength(BRANDS);
  expect(setAside).toEqual([
    { code: 'lost', reason: expect.stringContaining('Mars/Base'), isServed: false },
  ]);
});

test.each(['"unreadable"', '[]', '{}', '{"schemaVersion": 1, "layout": 7}'])(
  'what is stored of a brand as %s is not served, and the others are',
  async (stored) => {
    await sql`update merchant set config = ${stored}::jsonb where code = 'brand7'`.execute(
      here.database,
    );
    const sound = files.filter(({ code }) => code !== 'brand7');
    const broken = [{ code: 'brand7', reason: 'merchant.json:1:1' }];

    const imported = await importMerchants(here.database, sound, contentImports, { broken });

    expect(imported.merchants.map(({ code }) => code)).toEqual(sound.map(({ code }) => code));
    expect(imported.setAside).toMatchObject([{ code: 'brand7', isServed: false }]);
  },
);

test('a brand without pages and one at fault are named by the doctor, the figures and the log; the others are served', async () => {
  const stateDir = await makeStateDir('bare');
  const distDir = path.join(stateDir, 'dist');
  for (const code of ['alpha', 'beta', 'gamma']) {
    await mkdir(path.join(distDir, code), { recursive: true });
    if (code !== 'beta') await writeFile(path.join(distDir, code, 'index.html'), `<p>${code}</p>`);
  }
  const brands = ['alpha', 'beta', 'gamma'].map((code) => buildMerchant(code));
  const kept = keepLog('error');
  const platform = await startTestPlatform(brands, {
    distDir,
    jobs: false,
    metrics: { port: 0 },
    log: kept.log,
  });
  try {
    const bad = buildMerchant('gamma', { brand: { name: 'G\u0000' } });
    await platform.reload([...brands.slice(0, 2), bad]);

    const { database } = platform;
    const findings = await brandsAtFault.find({ database, isWhole: false });
    expect(findings.map(({ subject }) => subject)).toEqual(['beta', 'gamma']);
    expect(findings[0]?.found).toContain('index.html is missing');
    expect(kept.entries().map(({ brand }) => brand)).toEqual(
      expect.arrayContaining(['beta', 'gamma']),
    );
    const page = await platform.send({ host: 'alpha.localhost' }, { path: '/' });
    expect(page.status).toBe(200);
    expect((await platform.call({ host: 'beta.localhost' }, whitelabel)).ok).toBe(true);
  } finally {
    await platform.close();
    await rm(stateDir, { recursive: true, force: true });
  }
});
