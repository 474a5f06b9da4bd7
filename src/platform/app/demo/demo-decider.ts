import type { Decider } from '../../base/audit/note-decision.ts';

/** Who decides in the demo world: nobody, and the audit log says so. */
export const DEMO_DECIDER: Decider = { by: 'the demo world', reason: 'made up' };
