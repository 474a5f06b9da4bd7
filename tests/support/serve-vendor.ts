// The games' service in a process of its own, to be killed: the platform's address, the database's.
import { flushCompileCache } from 'node:module';
import { startVendor, type VendorOptions } from '#vendor/server.ts';
import { holdDate } from './held-date.ts';

const [platformUrl = '', databaseUrl = '', secret = '', more = '{}'] = process.argv.slice(2);
const { times, heldAt, ...options } = JSON.parse(more) as Pick<
  VendorOptions,
  'times' | 'chainSecret'
> & { heldAt?: number };
if (heldAt !== undefined) holdDate(heldAt);
// A test that breaks off leaves nothing behind.
process.on('disconnect', () => process.exit());
process.on('message', (at: number) => {
  holdDate(at);
  process.send?.('held');
});
const vendor = await startVendor({
  platformUrl,
  databaseUrl,
  secret,
  port: 0,
  pagesDir: null,
  rateFactor: 100_000,
  times: { resendMs: 50, stakeLifeMs: 2000, answerMs: 1000, ...times },
  log: 'silent',
  // A test that holds this process's clock means that of its rounds.
  ...(heldAt !== undefined && { clock: () => Date.now() }),
  ...options,
});
process.stdout.write(`${vendor.port}\n`);
// Who is killed keeps nothing by itself: the next start finds what this one has compiled.
flushCompileCache();
