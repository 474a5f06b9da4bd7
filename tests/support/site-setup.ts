import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { loadMerchants } from '#config/load-merchants.ts';
import { startPlatform } from '#platform/app/server.ts';
import { passwordLimits } from '#platform/people/access/password-queue.ts';
import { gamesDatabaseUrl } from '#vendor/database/open-games-database.ts';
import { startVendor } from '#vendor/server.ts';
import { withLock } from '../../cli/base/files/with-lock.ts';
import { ensureGames } from '../../cli/build/games/ensure-games.ts';
import { liveryHome, ROOT } from '../../cli/base/paths.ts';
import { chromiumFlags } from '../../scripts/setup/chromium-flags.ts';
import { findChromium } from '../../scripts/setup/find-chromium.ts';
import { startTestDatabase } from './database.ts';
import { writeSiteMerchants } from './site-merchants.ts';
import type { SiteFixture } from './site-fixture.ts';
import { VENDOR_SECRET } from './vendor-messages.ts';

/** Kept between runs: what has not changed is not built again. */
const folder = path.join(liveryHome(), 'site-tests');
const merchantsDir = path.join(folder, 'merchants');
const distDir = path.join(folder, 'dist');

/** All visits come from this machine: no test is held up by another's requests. */
const RATE_FACTOR = 1000;

/** Builds the sites by the very command that a merchant uses. */
const buildSites = (): Promise<void> =>
  withLock(path.join(liveryHome(), 'site-tests.lock'), async () => {
    await writeSiteMerchants(merchantsDir);
    const program = path.join(ROOT, 'cli', 'livery.ts');
    // Which merchants there are is the tests' own affair: what another state of them left may go.
    const options = [
      '--merchants',
      merchantsDir,
      '--out',
      distDir,
      '--allow-remove',
      '999',
      '--json',
    ];
    try {
      await promisify(execFile)(process.execPath, [program, 'build', ...options], {
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 64 * 1024 * 1024,
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`The sites cannot be built.\n${stdout ?? ''}${stderr ?? ''}`, {
        cause: error,
      });
    }
  });

/** No visit is long enough that compiling a function a second time would pay: a seventh less to do. */
const VISIT_FLAGS = ['--js-flags=--no-opt'];

const launch = (): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...VISIT_FLAGS],
  });

/** What a whole run of browser tests shares: built sites, a platform, a Chromium. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildSites();
  // Nobody is sent away because this machine is slow.
  passwordLimits.mostWaitMs = 600_000;
  const database = await startTestDatabase();
  const stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-site-'));
  process.env['LIVERY_VENDOR_SECRET'] = VENDOR_SECRET;
  const platform = await startPlatform({
    merchants: await loadMerchants(merchantsDir),
    distDir,
    stateDir,
    port: 0,
    databaseUrl: database.url,
    log: 'error',
    rateFactor: RATE_FACTOR,
    demo: true,
  });
  const games = await startVendor({
    platformUrl: `http://127.0.0.1:${platform.port}`,
    secret: VENDOR_SECRET,
    databaseUrl: gamesDatabaseUrl(database.url),
    port: 0,
    pagesDir: (await ensureGames()).folder,
    times: { resendMs: 200 },
    log: 'error',
    rateFactor: RATE_FACTOR,
  });
  process.env['LIVERY_GAMES_URL'] = `http://games.localhost:${games.port}`;
  const browser = await launch();
  if (!platform.demo) throw new Error('The demo world is missing.');
  const fixture: SiteFixture = {
    port: platform.port,
    databaseUrl: database.url,
    merchantsDir,
    distDir,
    browser: browser.wsEndpoint(),
    gamesPort: games.port,
    demo: platform.demo,
  };
  project.provide('site', fixture);
  return async () => {
    await browser.close();
    await games.close();
    await platform.close();
    await database.close();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  };
};
