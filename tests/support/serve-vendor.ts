// The games' service in a process of its own, to be killed: the platform's address, the database's.
import { startVendor } from '#vendor/server.ts';

const [platformUrl = '', databaseUrl = '', secret = ''] = process.argv.slice(2);
const vendor = await startVendor({
  platformUrl,
  databaseUrl,
  secret,
  port: 0,
  pagesDir: null,
  rateFactor: 100_000,
  times: { resendMs: 50, stakeLifeMs: 2000, answerMs: 1000 },
  log: 'silent',
});
process.stdout.write(`${vendor.port}\n`);
