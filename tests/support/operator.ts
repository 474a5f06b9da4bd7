import type { Decider } from '#platform/base/audit/note-decision.ts';

/** Somebody of the house who decides in a test. */
export const operator: Decider = { by: 'anna', reason: 'a test' };

/** The same, for a reason that the test looks at. */
export const operatorWho = (reason: string): Decider => ({ ...operator, reason });

/** What a deciding command is told on top, where its test has no reason of its own. */
export const decided = ['--as', 'anna', '--reason', 'a test'];
