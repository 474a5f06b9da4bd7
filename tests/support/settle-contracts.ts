// Gathers figures, settles contracts and pays bills in a process of its own, to be killed: the address of the database,
// the brand, the name of its connections. Each line that it reads is a moment until which it does it, over and over.
import { flushCompileCache } from 'node:module';
import readline from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#platform/base/database/connect.ts';
import { isDatabaseUnavailable } from '#platform/base/database/is-unavailable.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { contractBrand } from './contracts.ts';
import { openMerchant } from './money.ts';

const [address = '', code = '', name = ''] = process.argv.slice(2);
const url = new URL(address);
url.searchParams.set('application_name', name);
const { database } = await connect(url.href, { connections: 2 });
const merchant = await openMerchant(database, contractBrand(code));
// Who is killed keeps nothing by itself: the next one finds what this one has compiled.
flushCompileCache();

let until: Date | null = null;
readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => (until = new Date(line)))
  // Nobody is left to kill it.
  .on('close', () => process.exit());
process.stdout.write('settling\n');
for (;;) {
  try {
    if (until) {
      await gatherTeams(database, merchant, { until });
      await runContracts(database, merchant);
    }
  } catch (error) {
    // Connections are cut off.
    if (!isDatabaseUnavailable(error)) process.stdout.write(`fault: ${String(error)}\n`);
  }
  await wait(20);
}
