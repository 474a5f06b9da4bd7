import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Draw, pick } from './plan-edits.ts';
import { runLivery, startLivery } from './run-livery.ts';
import { type Moment, STEPS } from './steps.ts';

const NODE_OPTIONS = `--import=${pathToFileURL(path.join(import.meta.dirname, 'signal-at-step.ts')).href}`;

/** Every call of a command that changed the disk, by kind; in the order of `STEPS`. */
export type StepCounts = readonly number[];

/** Runs a command to its end and counts its calls that change the disk. */
export const countSteps = async (args: string[]): Promise<StepCounts> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-steps-'));
  try {
    const file = path.join(folder, 'steps.json');
    const { code, stderr } = await runLivery(args, { NODE_OPTIONS, LIVERY_TEST_STEPS: file });
    if (code !== 0) throw new Error(stderr);
    return JSON.parse(readFileSync(file, 'utf8')) as StepCounts;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Draws a moment of a command: first the kind of call, so that the few renames that switch a site
 * are met as often as the thousands of links before them.
 */
export const drawMoment = (counts: StepCounts, draw: Draw): Moment => {
  const kinds = STEPS.flatMap((step, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ step, count }] : [];
  });
  if (kinds.length === 0) throw new Error('The command changes nothing on the disk.');
  const { step, count } = pick(draw, kinds);
  return { step, nth: 1 + draw(count), signal: 'SIGKILL' };
};

/** Starts a command that gets a signal at a moment of its own work. */
export const startStopped = (args: string[], moment: Moment) =>
  startLivery(args, { NODE_OPTIONS, LIVERY_TEST_MOMENT: JSON.stringify(moment) });
