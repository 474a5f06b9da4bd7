// Everything that must hold before a change lands. `--quick` is the inner loop's half; `--whole` tries
// all brands, all kills, whole fleets and fresh seeds. `--shard i/n` and `--stage <name>` take a part.
import { lacksRoom } from './testing/find-room.ts';
import { type AskedRun, readSettings } from './testing/read-settings.ts';
import { runStages } from './testing/run-stages.ts';
import { sumUp } from './testing/sum-up.ts';
import { sweepLeftovers } from './testing/sweep-leftovers.ts';

const readOrRefuse = (): AskedRun => {
  try {
    return readSettings(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`livery: ${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
};

const { proof, stages, settings } = readOrRefuse();
const seed = settings.env['LIVERY_SEED'];
if (seed) process.stdout.write(`Random tests start from LIVERY_SEED=${seed}.\n`);

const leftovers = await sweepLeftovers();
if (leftovers.length > 0)
  process.stdout.write(`Removed what killed runs had left: ${leftovers.join(', ')}.\n`);

const room = await lacksRoom(stages);
if (room !== null) {
  process.stderr.write(`livery: ${room}\n`);
  process.exit(1);
}

const startedAt = performance.now();
const results = await runStages(stages, settings);
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(`${sumUp(results, proof, seconds).join('\n')}\n`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
