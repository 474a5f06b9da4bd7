// The games' service in a process of its own, to be killed: the platform's address, the database's.
import { startVendor, type VendorOptions } from '#vendor/server.ts';

const [platformUrl = '', databaseUrl = '', secret = '', more = '{}'] = process.argv.slice(2);
const { times, ...options } = JSON.parse(more) as Pick<VendorOptions, 'times' | 'chainSecret'>;
const vendor = await startVendor({
  platformUrl,
  databaseUrl,
  secret,
  port: 0,
  pagesDir: null,
  rateFactor: 100_000,
  times: { resendMs: 50, stakeLifeMs: 2000, answerMs: 1000, ...times },
  log: 'silent',
  ...options,
});
process.stdout.write(`${vendor.port}\n`);
