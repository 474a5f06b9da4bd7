import { printLine } from './print.ts';

/** Reports the progress of a step, e.g. `120 of 1,000`. */
export type Tell = (line: string) => void;

/** One step of a longer work; `run` may tell how it is getting on. */
export interface Step {
  title: string;
  run: (report: Tell) => Promise<void>;
}

/**
 * Runs steps one after the other and shows how they are getting on: live on a terminal, one plain
 * line a step elsewhere, nothing when `quiet`.
 *
 * @param steps the work; the first that throws stops the rest
 */
export const runSteps = async (steps: Step[], { quiet }: { quiet: boolean }): Promise<void> => {
  if (quiet || !process.stderr.isTTY) {
    for (const step of steps) {
      if (!quiet) printLine(`${step.title}…`);
      await step.run(() => {});
    }
    return;
  }
  const [{ Listr }, { ProcessOutput }] = await Promise.all([import('listr2'), import('listr2')]);
  const tasks = steps.map(({ title, run }) => ({
    title,
    task: (_: unknown, task: { output: string }) =>
      run((line) => {
        task.output = line;
      }),
  }));
  // Messages belong to stderr, so the display does too.
  const output = new ProcessOutput(process.stderr, process.stderr);
  await new Listr(tasks, { rendererOptions: { processOutput: output } as never }).run();
};
