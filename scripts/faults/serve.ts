// A server of the faults' program, in a process of its own: its port, the folder of its state, the database, a pooler before it.
import { startPlatform } from '#platform/app/server.ts';
import { readFaultMerchants } from './brands.ts';

const [port = '0', stateDir = '', databaseUrl = '', poolUrl = ''] = process.argv.slice(2);
process.stdin.on('close', () => process.exit());
process.stdin.resume();
await startPlatform({
  merchants: await readFaultMerchants(),
  distDir: stateDir,
  stateDir,
  port: Number(port),
  databaseUrl,
  poolUrl: poolUrl || undefined,
  valkeyUrl: process.env['LIVERY_VALKEY_URL'],
  log: 'error',
  // One address makes all calls, but where limits are looked at.
  rateFactor: Number(process.env['LIVERY_RATE_FACTOR'] ?? 1_000_000),
});
process.stdout.write('ready\n');
