import type * as recordsApi from '#api/agent-records.ts';
import type * as reportsApi from '#api/agent-reports.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import {
  agentDownlineBetsFileHandler,
  agentDownlineBetsHandler,
} from '../../play/team-reports/list-bets.ts';
import {
  agentRevenueFileHandler,
  agentRevenueHandler,
} from '../../play/team-reports/list-revenue.ts';
import {
  agentStatementsFileHandler,
  agentStatementsHandler,
} from '../../play/team-reports/list-statements.ts';
import {
  agentDownlineTransactionsFileHandler,
  agentDownlineTransactionsHandler,
} from '../../play/team-reports/list-transactions.ts';
import { agentTeamOverviewHandler } from '../../play/team-reports/team-overview.ts';

/** What agents read of their teams and of those below. */
export const agentReportsHandlers: HandlersOf<typeof reportsApi & typeof recordsApi> = {
  agentTeamOverview: agentTeamOverviewHandler,
  agentStatements: agentStatementsHandler,
  agentStatementsFile: agentStatementsFileHandler,
  agentRevenue: agentRevenueHandler,
  agentRevenueFile: agentRevenueFileHandler,
  agentDownlineTransactions: agentDownlineTransactionsHandler,
  agentDownlineTransactionsFile: agentDownlineTransactionsFileHandler,
  agentDownlineBets: agentDownlineBetsHandler,
  agentDownlineBetsFile: agentDownlineBetsFileHandler,
};
