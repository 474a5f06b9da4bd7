import type { ClusterFacts } from './check-cluster.ts';
import { chooseTests } from './choose-tests.ts';
import { distribute, type Distributed } from './distribute.ts';
import {
  closeDatabase,
  findPlace,
  makeDatabase,
  type Place,
  removeAll,
  SETTINGS,
} from './make-databases.ts';
import { measurePrice } from './measure-price.ts';
import type { ConformOptions } from './read-options.ts';
import { root } from '../testing/run-program.ts';
import { type FileResult, runTests } from './run-tests.ts';
import { linesOfDistribution, linesOfTests } from './tell.ts';

const tell = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const told = (line: string): void => void process.stderr.write(`${line}\n`);

/** Makes the database that tests get copies of. @returns what became of each part of the schema; null for a control */
const makeTemplate = async (
  place: Place,
  name: string,
  { isControl, shards }: ConformOptions,
): Promise<Distributed | null> => {
  let distributed: Distributed | null = null;
  await makeDatabase(place, name, !isControl, async (pool) => {
    if (!isControl) distributed = await distribute(pool, shards);
  });
  await closeDatabase(place, name);
  return distributed;
};

const runChosen = async (
  place: Place,
  template: string,
  { tests, isControl, patienceSeconds }: ConformOptions,
): Promise<FileResult[]> => {
  const chosen = chooseTests(root, tests);
  const { nodes, prefix } = place;
  const prepared = {
    nodes: isControl ? nodes.slice(0, 1) : nodes,
    prefix,
    template,
    settings: isControl ? {} : SETTINGS,
  };
  told(`Running ${chosen.run.length} files of tests…`);
  const env = { LIVERY_TEST_PREPARED: JSON.stringify(prepared) };
  const results = await runTests(root, chosen.run, env, patienceSeconds);
  tell(linesOfTests(results, chosen));
  return results;
};

const work = async (options: ConformOptions, place: Place): Promise<boolean> => {
  const template = `${place.prefix}_schema`;
  told(options.isControl ? 'Making the schema…' : 'Making the schema and spreading it…');
  const distributed = await makeTemplate(place, template, options);
  if (distributed) tell(linesOfDistribution(distributed));
  const isTaken = distributed?.outcomes.every(({ state }) => state !== 'refused') ?? true;
  const results = options.wantsTests ? await runChosen(place, template, options) : [];
  if (options.priceSeconds !== null)
    tell(await measurePrice(place, options.shards, options.priceSeconds));
  return isTaken && results.every(({ failed }) => failed.length === 0);
};

/**
 * Tries the platform on a cluster that was looked at, prints what was found, and takes away what it made.
 *
 * @returns whether everything was taken and every test passed
 */
export const conform = async (options: ConformOptions, facts: ClusterFacts): Promise<boolean> => {
  const workers = options.workers.length > 0 ? options.workers : facts.workers;
  tell([
    `Citus ${facts.citus} on PostgreSQL ${(facts.postgres / 10_000) | 0}.${facts.postgres % 10_000}, ${workers.length === 0 ? 'one node that is coordinator and worker' : `a coordinator and ${workers.length} workers`}, ${options.shards} shards`,
  ]);
  const place = await findPlace(options.url, workers);
  const clear = async (): Promise<void> => {
    if (options.keeps) return told(`Kept: databases ${place.prefix}_…`);
    const left = await removeAll(place);
    if (left.length > 0) told(`Could not be taken away:\n  ${left.join('\n  ')}`);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void clear().finally(() => process.exit(1)));
  try {
    return await work(options, place);
  } finally {
    await clear();
  }
};
