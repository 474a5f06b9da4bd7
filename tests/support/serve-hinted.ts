// A platform in a process of its own that looks at the rows when it is told to and hardly ever by itself: a test starts it
// with the folder of its state; the database stands in DATABASE_URL, NATS in LIVERY_NATS_URL.
import { flushCompileCache } from 'node:module';
import { startPlatform } from '#platform/app/server.ts';
import { buildMerchant } from './merchant.ts';
import { servedSettings } from './served-settings.ts';
import { setUpGames } from './vendor-messages.ts';

setUpGames();

const DAY_MS = 24 * 60 * 60_000;

const [stateDir = ''] = process.argv.slice(2);
const platform = await startPlatform({
  merchants: [buildMerchant('alpha', servedSettings)],
  distDir: stateDir,
  stateDir,
  port: 0,
  databaseUrl: process.env['DATABASE_URL'],
  log: 'silent',
  rateFactor: 100_000,
  jobs: false,
  eventsEveryMs: DAY_MS,
});
process.stdout.write(`${platform.port}\n`);
flushCompileCache();
