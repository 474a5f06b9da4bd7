import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { parseShard } from '../../cli/work/shards/shard.ts';
import type { Proof, RunSettings, Stage } from './stage.ts';
import { allStages, quickStages } from './stages.ts';

/** What a run was asked for on the command line. */
export interface AskedRun {
  proof: Proof;
  stages: readonly Stage[];
  settings: RunSettings;
}

/** The whole proof tries other random cases each time, unless somebody repeats one that failed. */
const seedOfRun = (): string => process.env['LIVERY_SEED'] ?? String(randomInt(2 ** 31));

/**
 * Reads `--quick`, `--whole`, `--shard i/n` and `--stage <name>`.
 *
 * @throws {Error} with one sentence when an option, a shard or a stage is none
 */
export const readSettings = (args: string[]): AskedRun => {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      shard: { type: 'string' },
      stage: { type: 'string', multiple: true },
    },
  });
  const known = values.quick ? quickStages : allStages;
  const asked = values.stage ?? known.map(({ name }) => name);
  const unknown = asked.filter((name) => known.every((stage) => stage.name !== name));
  if (unknown.length > 0) {
    const names = known.map(({ name }) => `"${name}"`).join(', ');
    throw new RangeError(`There is no stage "${unknown.join('", "')}"; there are: ${names}.`);
  }
  const env = { LIVERY_PROOF: 'whole', LIVERY_SEED: seedOfRun() };
  return {
    proof: values.whole ? 'whole' : 'daily',
    stages: known.filter(({ name }) => asked.includes(name)),
    settings: {
      shard: values.shard === undefined ? undefined : parseShard(values.shard),
      env: values.whole ? env : {},
    },
  };
};
