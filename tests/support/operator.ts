import type { Actor } from '#platform/base/audit/record-decision.ts';

/** Somebody of the house who decides in a test. */
export const operator: Actor = { by: 'anna', reason: 'a test' };

/** The same, for a reason that the test looks at. */
export const operatorWho = (reason: string): Actor => ({ ...operator, reason });

/** What a deciding command is told on top, where its test has no reason of its own. */
export const decided = ['--as', 'anna', '--reason', 'a test'];
