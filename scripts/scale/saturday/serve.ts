// A server of one cell, in a process of its own: started by `startServer`, told where the database is, a port for its figures and
// how many brands each cell has.
import { startPlatform } from '#platform/app/server.ts';
import { obeyParent } from '../../bench/platform/obey-parent.ts';
import { readSaturdayMerchants } from './brands.ts';

const [databaseUrl = '', stateDir = '', , metricsPort = '0', brandsOfCell = '1'] =
  process.argv.slice(2);
obeyParent(
  await startPlatform({
    merchants: await readSaturdayMerchants(Number(brandsOfCell)),
    distDir: stateDir,
    stateDir,
    port: 0,
    databaseUrl,
    log: 'error',
    // One address makes all calls.
    rateFactor: 1_000_000,
    metrics: { port: Number(metricsPort) },
  }),
);
