/** The calls by which a build changes the disk. */
export const STEPS = [
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'writeFileSync',
] as const;

export type Step = (typeof STEPS)[number];

/** Where a process gets a signal: before its nth call of a kind, counted from 1. */
export interface Moment {
  step: Step;
  nth: number;
  signal: 'SIGKILL' | 'SIGSTOP';
}
