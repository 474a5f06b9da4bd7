import { agentStatements } from '#api/agent-reports.ts';

import { memberQuery } from '../../remote/member-query.ts';

/** Profit and loss of a team, by what was chosen. */
export const statementsQuery = memberQuery(agentStatements);

/** Rows of a report on one page. */
export const PAGE_SIZE = 20;
