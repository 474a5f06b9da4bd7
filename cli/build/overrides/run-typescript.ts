import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../base/paths.ts';
import { followProcess } from './process-effort.ts';
import { type Effort, untilOver } from './until-over.ts';

/** Own code is checked in about a second of a processor; what has no end for TypeScript goes on for hours. */
const LIMITS: Effort = { worksMs: 120_000, waitsMs: 300_000 };

/** It leaves with these when it has found errors; with 0 without any. */
const WITH_ERRORS: readonly (number | null)[] = [1, 2];

/** How much of a complaint is told, which may be the state of a whole program that broke down. */
const TOLD_LINES = 3;

/** Why TypeScript gave no answer, and what to do about it. */
export interface FailedRun {
  /** Goes on after a colon. */
  failed: string;
  suggestion: string;
}

/** What TypeScript printed, and whether it has found errors. */
interface EndedRun {
  output: string;
  hasErrors: boolean;
}

const AGAIN = 'Nothing of this check is kept: check again.';

const failures = {
  unstarted: (reason: string): FailedRun => ({
    failed: `it could not be started: ${reason}`,
    suggestion: `A machine without memory or processes to spare starts none: free some. ${AGAIN} Where TypeScript is missing: npm ci`,
  }),
  ended: (signal: string): FailedRun => ({
    failed: `it was ended by ${signal}`,
    suggestion: `A system that is short of memory ends programs: free some. ${AGAIN}`,
  }),
  endless: (reason: string): FailedRun => ({
    failed: reason,
    suggestion: `Types that are made of themselves, or of very many others, can have no end: write simpler ones. ${AGAIN}`,
  }),
  broken: (told: string): FailedRun => ({
    failed: stripVTControlCharacters(told)
      .trim()
      .split('\n')
      .slice(0, TOLD_LINES)
      .join(' ')
      .replace(/[.\s]+$/, ''),
    suggestion: `This is no error of types, but of TypeScript itself. ${AGAIN} Where it stays: npm ci`,
  }),
};

/** How a run is told that left with errors and named none in a file. */
export const brokenRun = (output: string): FailedRun =>
  failures.broken(`it found errors in no file. ${output}`);

const tsc = (): string =>
  path.join(
    path.dirname(createRequire(path.join(ROOT, 'package.json')).resolve('typescript/package.json')),
    'bin',
    'tsc',
  );

const hear = async (child: ChildProcess, limits: Effort): Promise<EndedRun | FailedRun> => {
  const over = new Promise<[code: number | null, signal: string | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve([code, signal]));
  });
  const said = Promise.all(
    [child.stdout, child.stderr].map(async (stream) => stream && text(stream)),
  );
  // Of one that could not be started nobody hears.
  said.catch(() => {});
  const endless = await untilOver(over, followProcess(child.pid ?? 0), limits);
  if (endless !== undefined) {
    child.kill('SIGKILL');
    return failures.endless(endless);
  }
  const [code, signal] = await over;
  if (signal !== null) return failures.ended(signal);
  const [output = '', complaint = ''] = (await said).map((each) => each ?? '');
  if (complaint.trim() !== '') return failures.broken(complaint);
  const hasErrors = WITH_ERRORS.includes(code);
  return hasErrors || code === 0
    ? { output, hasErrors }
    : failures.broken(`it left with ${code}. ${output}`);
};

/**
 * Runs TypeScript on a folder with a `tsconfig.json`. It may be ended by the system, break down or have no
 * end: then what it printed until there says nothing of what it was asked.
 *
 * @param program the file that is run in its place
 */
export const runTypeScript = async (
  folder: string,
  { program, limits = LIMITS }: { program?: string; limits?: Effort } = {},
): Promise<EndedRun | FailedRun> => {
  try {
    const child = spawn(process.execPath, [program ?? tsc(), '--pretty', 'false', '-p', folder], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return await hear(child, limits);
  } catch (error) {
    // No fault of other brands either.
    return failures.unstarted((error as Error).message);
  }
};
