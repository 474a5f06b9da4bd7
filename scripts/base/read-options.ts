import {
  type OptionValues,
  parseOptions,
  type Script,
  type ScriptOptions,
  usageOf,
} from './parse-options.ts';

/** Wrong usage. */
const WRONG = 2;

/**
 * Reads the options of the script that runs. To be called before anything is started: `--help` prints what there is and
 * leaves; an option that nobody knows, or that has another form, is told beside it, and the script leaves with 2.
 *
 * @param args for scripts that share a line with others
 */
export const readOptions = <const Options extends ScriptOptions>(
  script: Script<Options>,
  args: readonly string[] = process.argv.slice(2),
): OptionValues<Options> => {
  const read = parseOptions(script, args);
  if ('values' in read) return read.values;
  if ('help' in read) {
    process.stdout.write(usageOf(script));
    process.exit();
  }
  return refuseOptions(script, read.fault);
};

/** Says what is wrong with a line, and which options there are; leaves with 2. */
export const refuseOptions = (script: Script<ScriptOptions>, fault: string): never => {
  process.stderr.write(`livery: ${fault}.\n\n${usageOf(script)}`);
  process.exit(WRONG);
};
