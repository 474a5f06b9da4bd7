import { betHistoryHandler } from '../../money/records/bet-history.ts';
import { personalProfitHandler } from '../../money/records/personal-profit.ts';
import { betStatementHandler, statementHandler } from '../../money/records/statement.ts';
import { transactionHistoryHandler } from '../../money/records/transaction-history.ts';

/** What members read of their own past. */
export const recordsHandlers = {
  transactionHistory: transactionHistoryHandler,
  betHistory: betHistoryHandler,
  personalProfit: personalProfitHandler,
  statement: statementHandler,
  betStatement: betStatementHandler,
};
