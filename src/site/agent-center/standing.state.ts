import { agentStanding } from '#api/agents.ts';

import { memberQuery } from '../remote/member-query.ts';

/** The agent's own place and rights. */
export const standingQuery = memberQuery(agentStanding);
