import type { Actor } from '../../base/audit/record-decision.ts';

/** Who decides in the demo world: nobody, and the audit log says so. */
export const DEMO_DECIDER: Actor = { by: 'the demo world', reason: 'made up' };
