import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const folder = path.resolve(import.meta.dirname, '../../schema/output');

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);

/** The published schema of the verb at the begin of a command line; the longest name counts. */
const schemaFileOf = (args: readonly string[]): string | undefined => {
  const words = args.findIndex((word) => word.startsWith('-'));
  for (let count = words < 0 ? args.length : words; count > 0; count -= 1) {
    const file = path.join(folder, `${args.slice(0, count).join('-')}.schema.json`);
    if (/^[\w-]+\.schema\.json$/.test(path.basename(file)) && existsSync(file)) return file;
  }
  return undefined;
};

/** Whether a command line prints a document of somebody else's form. */
const isDocument = (args: readonly string[]): boolean =>
  args.includes('--format') ||
  (args[0] === 'schema' && !args.includes('--to')) ||
  (args[0] === 'manifest' && !args.includes('--verify') && !args.includes('--write'));

/** Verbs that print an answer in each line. */
const isLines = (args: readonly string[]): boolean => args[0] === 'theme' && args[1] === 'watch';

/**
 * Holds what a verb printed with `--json` against its published schema.
 *
 * @returns what does not fit; nothing for a command line without `--json`, or that printed none
 */
export const faultsOfPrinted = (args: readonly string[], stdout: string): string[] => {
  if (!args.includes('--json') || isDocument(args) || stdout.trim() === '') return [];
  const file = schemaFileOf(args);
  if (file === undefined) return [`livery ${args.join(' ')} has no schema in schema/output`];
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { $id: string };
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  return (isLines(args) ? stdout.trim().split('\n') : [stdout]).flatMap((text) => {
    if (validate(JSON.parse(text))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${path.basename(file)}: ${instancePath || '/'} ${message}`,
    );
  });
};

/**
 * Holds every output of `--json` that a test makes against its published schema.
 *
 * @throws when it does not fit
 */
export const requireSchema = (args: readonly string[], stdout: string): void => {
  const faults = faultsOfPrinted(args, stdout);
  if (faults.length > 0) throw new Error(`livery ${args.join(' ')}:\n${faults.join('\n')}`);
};
