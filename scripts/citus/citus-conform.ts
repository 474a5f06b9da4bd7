// Spreads the platform's schema over an operator's own Citus, and runs the platform's tests there.
import { checkCluster, ConformRefusal } from './check-cluster.ts';
import { conform } from './conform.ts';
import { type ConformOptions, readOptions, USAGE } from './read-options.ts';

const leave = (sentence: string): never => {
  process.stderr.write(`livery: ${sentence}\n\n${USAGE}`);
  process.exit(2);
};

const options = ((): ConformOptions => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    return leave((error as Error).message);
  }
})();
const facts = await checkCluster(options.url).catch((error: unknown) => {
  if (error instanceof ConformRefusal) return leave(error.message);
  throw error;
});
process.exitCode = (await conform(options, facts)) ? 0 : 1;
