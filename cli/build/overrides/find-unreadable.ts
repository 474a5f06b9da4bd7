import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import { mayNestTooDeep } from './nesting.ts';
import type { OverrideFiles } from './override-files.ts';
import { inFile } from './override-issue.ts';
import { followProcess } from './process-effort.ts';
import { type Effort, untilOver } from './until-over.ts';

const PROGRAM = path.join(import.meta.dirname, 'own-parse-process.ts');

/** Files of at most 200 kB are read in milliseconds. */
const LIMITS: Effort = { worksMs: 30_000, waitsMs: 120_000 };

/** The last number that was printed: the file that was begun, and not ended. */
const begunIn = (printed: string): number => Number(printed.trim().split('\n').at(-1) ?? '0');

const unreadable = ({ folder }: OverrideFiles, file: string): UnplacedIssue =>
  inFile(folder, file, {
    code: 'overrides/syntax',
    message: `overrides/${file} cannot be read: it nests too deep, or has no end for a parser.`,
    suggestion: 'Split it: an expression in an expression, again and again, into several.',
  });

/**
 * Finds a file of own code that would end whoever reads it: a parser goes down its stack for each level, of brackets or of
 * anything else (`!!!!…`, `a => b => …`), and a stack that overflows there ends the process. So a process of its own reads
 * first what is long enough for it.
 *
 * @param all the files of code, from the folder of overrides
 * @returns the first such file, as an issue; nothing where all can be read, or no process can be had
 */
export const findUnreadable = async (
  files: OverrideFiles,
  all: readonly string[],
): Promise<UnplacedIssue[]> => {
  const sources = all.filter((file) =>
    mayNestTooDeep(readFileSync(path.join(files.folder, file), 'utf8')),
  );
  if (sources.length === 0) return [];
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'ignore'] });
  const over = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const printed = text(child.stdout);
  // One that ends before it has read them all breaks the pipe: its end says so, too.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(sources.map((file) => path.join(files.folder, file))));
  const endless = await untilOver(over, followProcess(child.pid ?? 0), LIMITS);
  if (endless !== undefined) child.kill('SIGKILL');
  if ((await over) === 0) return [];
  const file = sources[begunIn(await printed)] ?? sources[0];
  return file === undefined ? [] : [unreadable(files, file)];
};
