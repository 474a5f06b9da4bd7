import { agentDownline, agentDownlines, agentNote } from '#api/agents.ts';

import { memberQuery } from '../remote/member-query.ts';

/** Those below, by what was chosen. */
export const downlinesQuery = memberQuery(agentDownlines);

/** One account below. */
export const downlineQuery = memberQuery(agentDownline);

/** The own note about an account below. */
export const noteQuery = memberQuery(agentNote);
