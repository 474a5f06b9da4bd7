// A platform in a process of its own, to be killed: a test starts it with the folder of its state.
import { flushCompileCache } from 'node:module';
import { startPlatform } from '#platform/app/server.ts';
import { buildMerchant } from './merchant.ts';
import { servedSettings } from './served-settings.ts';
import { setUpGames } from './vendor-messages.ts';

setUpGames();

const [stateDir = ''] = process.argv.slice(2);
const platform = await startPlatform({
  merchants: [buildMerchant('alpha', servedSettings)],
  distDir: stateDir,
  stateDir,
  port: 0,
  log: 'silent',
  rateFactor: 100_000,
});
process.stdout.write(`${platform.port}\n`);
// Who is killed keeps nothing by itself: the next start finds what this one has compiled.
flushCompileCache();
