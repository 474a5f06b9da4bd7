// A server process of the benchmark: started with `fork`, told where the database is, and asked
// for what it has used.
import { readBenchMerchants } from './bench-merchants.ts';
import { obeyParent } from './obey-parent.ts';
import { startPlatform } from '#platform/app/server.ts';

const [databaseUrl = '', stateDir = '', poolUrl = ''] = process.argv.slice(2);
const platform = await startPlatform({
  merchants: await readBenchMerchants(),
  distDir: stateDir,
  stateDir,
  port: 0,
  databaseUrl,
  poolUrl: poolUrl || undefined,
  log: 'error',
  // One address makes all calls.
  rateFactor: 1_000_000,
});

obeyParent(platform);
