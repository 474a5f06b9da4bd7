// A platform in a process of its own that stops as under a supervisor: a test starts it with the folder of its
// state, its port, how long it drains and by how much limits are raised; the database stands in DATABASE_URL.
import { flushCompileCache } from 'node:module';
import { startPlatform } from '#platform/app/server.ts';
import { buildMerchant } from './merchant.ts';
import { servedSettings } from './served-settings.ts';
import { setUpGames } from './vendor-messages.ts';

setUpGames();

const [stateDir = '', port = '0', drainMs = '0', rateFactor = '100000'] = process.argv.slice(2);
const platform = await startPlatform({
  merchants: [buildMerchant('alpha', servedSettings)],
  distDir: stateDir,
  stateDir,
  port: Number(port),
  databaseUrl: process.env['DATABASE_URL'],
  log: 'warn',
  rateFactor: Number(rateFactor),
  stop: { drainMs: Number(drainMs), withinMs: 60_000 },
});
process.on('SIGTERM', () => void platform.close().then(() => process.exit(0)));
process.stdout.write(`${platform.port}\n`);
flushCompileCache();
