import { type ProgramRun, runProgram } from './run-program.ts';
import type { Stage } from './stage.ts';

/**
 * A stage that is one program: its exit code says whether it passed. What it prints is shown when it
 * has ended, because two of them run at once.
 */
export const programStage = (
  name: string,
  budgetSeconds: number,
  command: string,
  args: string[],
): Stage => ({
  name,
  kind: 'program',
  budgetSeconds: { daily: budgetSeconds, whole: budgetSeconds },
  run: async ({ env }) => {
    const { code, output }: ProgramRun = await runProgram(command, args, { env, output: 'kept' });
    process.stdout.write(`\n── ${name}\n${output}`);
    if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
    const last = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`${command} left with ${code}.\n${last}`],
    };
  },
});

/** Lines of a program that failed which are shown again after all stages. */
const SHOWN_LINES = 12;
