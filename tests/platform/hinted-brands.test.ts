import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contentImports } from '#platform/app/content-imports.ts';
import type { HintChannel } from '#platform/base/hints/hint-channel.ts';
import { noHints } from '#platform/base/hints/hint-channel.ts';
import type { Hint } from '#platform/base/hints/hint.ts';
import { createBrands } from '#platform/base/merchants/brands.ts';
import { createSiteRegistry } from '#platform/base/merchants/site-registry.ts';
import { importCatalogue } from '#platform/play/games/import-catalogue.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { keepLog } from '../support/log-lines.ts';
import { buildMerchant } from '../support/merchant.ts';

let database: TestDatabase;
let stateDir: string;

beforeAll(async () => {
  database = await startTestDatabase();
  await importCatalogue(database.database);
  stateDir = await mkdtemp(path.join(tmpdir(), 'livery-hinted-brands-'));
});

afterAll(async () => {
  await database.close();
  await rm(stateDir, { recursive: true, force: true });
});

afterEach(() => vi.useRealTimers());

/** What one process tells is heard by all. */
const openChannel = () => {
  const told: Hint[] = [];
  const listeners: ((hint: Hint) => void)[] = [];
  const channel: HintChannel = {
    ...noHints,
    isSet: true,
    tell: (hint) => {
      told.push(hint);
      for (const listener of listeners) listener(hint);
    },
    listen: (listener) => void listeners.push(listener),
  };
  return { channel, told };
};

const startBrands = (hints: HintChannel) =>
  createBrands(
    {
      database: database.database,
      sites: createSiteRegistry(stateDir),
      distDir: stateDir,
      stateDir,
      isTriedOut: true,
      log: keepLog('error').log,
      hints,
    },
    contentImports,
  );

test('an import is told once, and whoever hears of it serves the change without a clock', async () => {
  // Nobody looks by the clock: no interval ever ends.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { channel, told } = openChannel();
  const [one, other] = [startBrands(channel), startBrands(channel)];
  await one.load([buildMerchant('alpha')]);
  await other.load([buildMerchant('alpha')]);
  const stop = other.follow();
  told.length = 0;

  await one.load([buildMerchant('alpha', { maintenance: { active: true } })]);

  await expect.poll(() => other.served()[0]?.config.maintenance.active).toBe(true);
  expect(told).toEqual([{ kind: 'brands', brand: null, id: null }]);
  await one.load([buildMerchant('alpha', { maintenance: { active: true } })]);
  expect(told).toHaveLength(1);
  await stop();
});
