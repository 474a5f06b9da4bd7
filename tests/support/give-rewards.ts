// Draws raffles, decides races or writes a message to many, in a process of its own, to be killed: the state's folder,
// and which of them.
import { flushCompileCache } from 'node:module';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { drawRaffles } from '#platform/money/raffles/draw-raffles.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { runBroadcasts } from '#platform/people/inbox/broadcasts/run-broadcasts.ts';

const [stateDir = '', what = '', step = ''] = process.argv.slice(2);
const { database } = await openDatabase(stateDir);
// Who is killed keeps nothing by itself: the next one finds what this one has compiled.
flushCompileCache();
const log = {
  error: (facts: unknown) => void process.stderr.write(`${JSON.stringify(facts)}\n`),
};
const works: Record<string, () => Promise<void>> = {
  raffles: () => drawRaffles({ database, log }, configuredBeacon()),
  races: () => runRaces(database, 0),
  broadcasts: () => runBroadcasts({ database, log }, Number(step)),
};
process.stdout.write('working\n');
await works[what]?.();
process.stdout.write('done\n');
setInterval(() => {}, 1000);
