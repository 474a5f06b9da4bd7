/** How a check ended: `warn` costs something, `fail` keeps a command from working. */
export type Level = 'ok' | 'warn' | 'fail';

/** One thing that was looked at. */
export interface Checkup {
  /** What was looked at, e.g. `disk` or `port 4400`. */
  name: string;
  level: Level;
  /** What was found, in one sentence. */
  found: string;
  /** What to do; empty when all is well. */
  remedy: string;
}

/** All is well. */
export const ok = (name: string, found: string): Checkup => ({
  name,
  level: 'ok',
  found,
  remedy: '',
});

/** It works, at a cost. */
export const warn = (name: string, found: string, remedy: string): Checkup => ({
  name,
  level: 'warn',
  found,
  remedy,
});

/** Something will not work. */
export const fail = (name: string, found: string, remedy: string): Checkup => ({
  name,
  level: 'fail',
  found,
  remedy,
});
