import { agentBill, agentBillBets, agentBills } from '#api/agent-bills.ts';

import { memberQuery } from '../../remote/member-query.ts';

/** Bills, page by page, with the sums of all. */
export const billsQuery = memberQuery(agentBills);

/** One bill with its arithmetic. */
export const billQuery = memberQuery(agentBill);

/** The bets that a bill counts. */
export const billBetsQuery = memberQuery(agentBillBets);
